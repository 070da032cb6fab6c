extension ObservableType {
  /// Every element and the completion later by `dueTime`, measured by `scheduler`. An error passes at once.
  ///
  ///     source            --1--2--|
  ///     delay(2 frames)   ----1--2--|
  @inlinable
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Observable { downstream in
      let mailbox = DelayedMailbox(for: downstream) {
        scheduler.scheduleRelative($0, dueTime: dueTime, action: $1)
      }
      subscribe(
        apartFrom: downstream, onNext: { mailbox.post(.next($0)) },
        onStop: { if $0.isCompleted { mailbox.post(.completed) } else { mailbox.fail($0) } })
    }
  }

  /// Subscribes to the source after `dueTime`, measured by `scheduler`.
  ///
  ///     source                        --1--2--|
  ///     delaySubscription(3 frames)   -----1--2--|   a cold source
  @inlinable
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<
    Element
  > {
    Observable { downstream in
      let start = scheduler.scheduleRelative((), dueTime: dueTime) {
        receive(subscriber: downstream)
        return Disposables.create()
      }
      downstream.add(start)
    }
  }
}

/// Events that wait for their time. Each has a timer of its own, of which every one delivers the event that waits
/// longest: so the order is kept even when two timers run at once.
@usableFromInline
final class DelayedMailbox<Element> {
  private let downstream: Subscriber<Element>
  private let deliveries: RecursiveSchedule<DelayedMailbox>
  private let lock = Lock()
  private var waiting = Queue<Event<Element>>()
  private let gate = SerialGate()

  @usableFromInline
  init(
    for downstream: Subscriber<Element>,
    schedule: @escaping (DelayedMailbox, @escaping (DelayedMailbox) -> any Disposable) -> any Disposable
  ) {
    self.downstream = downstream
    deliveries = RecursiveSchedule(schedule: schedule) { mailbox, _ in mailbox.deliver() }
    downstream.add(deliveries)
  }

  @usableFromInline
  func post(_ event: Event<Element>) {
    lock.withLock { waiting.append(event) }
    deliveries.schedule(self)
  }

  private func deliver() {
    gate.perform { [self] in if let event = lock.withLock({ waiting.popFirst() }) { downstream.on(event) } }
  }

  @usableFromInline
  func fail(_ ending: Ending) { gate.send(ending, to: downstream.stop) }
}
