extension ObservableType {
  /// Delivers every event on `scheduler`, in order.
  ///
  ///     titles
  ///       .observe(on: MainScheduler.instance)
  ///       .subscribe(onNext: { [weak label] in label?.text = $0 })
  ///
  /// Nothing is delivered after a `dispose` that was called on a serial scheduler has returned. Closures made
  /// in `@MainActor` code belong below `observe(on: MainScheduler.instance)`.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { downstream in
      let mailbox = Mailbox(for: downstream, on: scheduler)
      subscribe(
        apartFrom: downstream, onNext: { mailbox.post(.next($0)) }, onStop: { mailbox.post(Event($0)) })
    }
  }
}

/// Events on their way to a scheduler. Each is delivered by a piece of work of its own.
@usableFromInline
final class Mailbox<Element> {
  private let downstream: Subscriber<Element>
  // What is scheduled keeps the mailbox, as its state; the schedule itself does not.
  private let deliveries: RecursiveSchedule<Mailbox>
  private let lock = Lock()
  private var waiting = Queue<Event<Element>>()
  private var isScheduled = false

  @usableFromInline
  init(for downstream: Subscriber<Element>, on scheduler: any ImmediateSchedulerType) {
    self.downstream = downstream
    deliveries = RecursiveSchedule(schedule: { scheduler.schedule($0, action: $1) }) { mailbox, again in
      if mailbox.deliver() { again(mailbox) }
    }
    downstream.add(deliveries)
  }

  @usableFromInline
  func post(_ event: Event<Element>) {
    let isIdle = lock.withLock {
      waiting.append(event)
      defer { isScheduled = true }
      return !isScheduled
    }
    if isIdle { deliveries.schedule(self) }
  }

  /// Delivers one event. Whether another waits.
  private func deliver() -> Bool {
    if let event = lock.withLock({ waiting.popFirst() }) { downstream.on(event) }
    return lock.withLock {
      isScheduled = !waiting.isEmpty
      return isScheduled
    }
  }
}
