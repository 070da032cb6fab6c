import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

/// What every operator with a timer promises, whichever it is: nothing is kept and nothing is heard after the end.
@Suite struct TimeOperatorTests {
  typealias Timed = @Sendable (Observable<Int>, any SchedulerType) -> Observable<Int>

  static let time = DispatchTimeInterval.milliseconds(1)

  static let timed: [Case<Timed>] = [
    Case("debounce") { $0.debounce(time, scheduler: $1) },
    Case("throttle") { $0.throttle(time, scheduler: $1) },
    Case("delay") { $0.delay(time, scheduler: $1) },
    Case("timeout") { $0.timeout(time, other: Observable.just(0), scheduler: $1) },
    Case("buffer") { $0.buffer(timeSpan: time, count: 9, scheduler: $1).map(\.count) },
    Case("window") { $0.window(timeSpan: time, count: 9, scheduler: $1).flatMap { $0 } },
    Case("take(for:)") { $0.take(for: time, scheduler: $1) },
    Case("skip(for:)") { $0.skip(for: time, scheduler: $1) },
    Case("delaySubscription") { $0.startWith(0).delaySubscription(time, scheduler: $1) },
  ]

  @Test(arguments: timed, ["completion", "error", "dispose", "take"])
  func `what a subscriber captured is let go of, whatever ends it`(with op: Case<Timed>, way: String) {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    weak var weakToken: Token?
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    do {
      let token = Token()
      weakToken = token
      let subscription = op.operation(subject, scheduler).take(way == "take" ? 1 : 99)
        .subscribe(onNext: { _ in withExtendedLifetime(token) {} }, onError: { _ in })
      subscription.disposed(by: bag)
      for number in 1...3 { subject.onNext(number) }
      if way == "dispose" { subscription.dispose() }
    }
    switch way {
    case "completion": subject.onCompleted()
    case "error": subject.onError(Failure())
    case "take":
      scheduler.advanceTo(1)
      subject.onNext(4)
    default: break
    }
    scheduler.advanceTo(5)

    #expect(weakToken == nil)
    withExtendedLifetime((subject, bag)) {}
  }

  @Test(arguments: timed)
  func `a disposal leaves the scheduler nothing to do`(with op: Case<Timed>) {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let subject = PublishSubject<Int>()
    let subscription = op.operation(subject, scheduler).subscribe()
    for number in 1...3 { subject.onNext(number) }
    subscription.dispose()
    scheduler.start()

    #expect(scheduler.clock == 0)
    #expect(!subject.hasObservers)
  }

  @Test(arguments: timed.filter { $0.testDescription != "delaySubscription" })
  func `an endless synchronous source is stopped by its end`(with op: Case<Timed>) {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    var sent = 0
    let source = Observable.from(1...).do(onNext: { sent = $0 }).take(30)
    let subscription = op.operation(source, scheduler).subscribe()

    #expect(sent == 30)
    subscription.dispose()
  }

  @Test(.timeLimit(.minutes(5)), arguments: timed)
  func `after a disposal on the queue of the timer nothing is heard`(with op: Case<Timed>) {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    for _ in 0..<30 {
      let (subject, late, done) = (PublishSubject<Int>(), Received(0), DispatchSemaphore(value: 0))
      let (isDisposed, subscription) = (Received(false), SerialDisposable())
      subscription.disposable = op.operation(subject, scheduler)
        .subscribe(onNext: { _ in if isDisposed.value { late.value += 1 } })
      _ = scheduler.scheduleRelative((), dueTime: Self.time) {
        subject.onNext(1)
        subscription.dispose()
        isDisposed.value = true
        return Disposables.create()
      }
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(3)) {
        done.signal()
        return Disposables.create()
      }
      for number in 0..<20 { scheduler.scheduleOnce { subject.onNext(number) } }

      #expect(done.wait(timeout: .now() + 50) == .success)
      #expect(late.value == 0)
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: timed)
  func `a disposal from another thread lets everything go`(with op: Case<Timed>) {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    for _ in 0..<50 {
      weak var weakToken: Token?
      let subject = PublishSubject<Int>()
      do {
        let token = Token()
        weakToken = token
        // Unchecked: disposing is allowed on any thread.
        nonisolated(unsafe) let subscription = op.operation(subject, scheduler)
          .subscribe(onNext: { _ in withExtendedLifetime(token) {} })
        together(2) { thread in
          if thread == 1 { return subscription.dispose() }
          for number in 0..<10 { subject.onNext(number) }
        }
      }

      #expect(!subject.hasObservers)
      #expect(eventually { weakToken == nil })
    }
  }
}

extension ImmediateSchedulerType {
  fileprivate func scheduleOnce(_ action: @escaping () -> Void) {
    _ = schedule(()) {
      action()
      return Disposables.create()
    }
  }
}
