import Dispatch
import Glibc
import ReactiveLite
import ReactiveLiteTest
import Synchronization
import Testing

@Suite struct FromTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: of

  @Test func `of sends its elements, then completes`() {
    let observer = scheduler.start { Observable.of(1, 2, 3) }

    #expect(observer.events == [.next(200, 1), .next(200, 2), .next(200, 3), .completed(200)])
  }

  @Test func `of nothing is empty`() {
    #expect(Stream(Observable<Int>.of()).events == [.completed(0)])
  }

  @Test func `of on a scheduler makes each event a piece of work`() {
    let observer = scheduler.start { [scheduler] in Observable.of(1, 2, 3, scheduler: scheduler) }

    #expect(observer.events == [.next(201, 1), .next(202, 2), .next(203, 3), .completed(204)])
  }

  @Test func `synchronous sources take turns on the current thread`() {
    let source = Observable.combineLatest(Observable.of(1, 2, 3), Observable.of(4, 5, 6)) { $0 * 10 + $1 }

    #expect(
      Stream(source).events == [
        .next(0, 14), .next(0, 24), .next(0, 25), .next(0, 35), .next(0, 36), .completed(0),
      ])
  }

  @Test func `a subscription from inside an element waits for that element to be done`() {
    var log: [String] = []
    _ = Observable.of(1, 2).subscribe(onNext: { outer in
      _ = Observable.of("a", "b").subscribe(onNext: { log.append("\(outer)\($0)") })
      log.append("\(outer)")
    })

    #expect(log == ["1", "1a", "2", "1b", "2a", "2b"])
  }

  @Test func `turns are taken thread by thread`() {
    let source = Observable.combineLatest(Observable.of(1, 2, 3), Observable.of(4, 5, 6)) { $0 * 10 + $1 }
    let seen = Received([[Int]]())
    // Unchecked: subscribing is allowed on any thread.
    nonisolated(unsafe) let shared = source
    together(4) { _ in
      for _ in 0..<200 {
        var sums: [Int] = []
        _ = shared.subscribe(onNext: { sums.append($0) })
        seen.withLock { [sums] in $0.append(sums) }
      }
    }

    #expect(seen.value == Array(repeating: [14, 24, 25, 35, 36], count: 800))
  }

  // MARK: from an array or another sequence

  @Test func `from sends the elements of an array`() {
    let observer = scheduler.start { Observable.from([1, 2]) }

    #expect(observer.events == [.next(200, 1), .next(200, 2), .completed(200)])
  }

  @Test func `from an array on a scheduler makes each event a piece of work`() {
    let observer = scheduler.start { [scheduler] in Observable.from([1, 2], scheduler: scheduler) }

    #expect(observer.events == [.next(201, 1), .next(202, 2), .completed(203)])
  }

  @Test func `from sends the elements of any sequence`() {
    let observer = scheduler.start { Observable.from(Set([7])) }

    #expect(observer.events == [.next(200, 7), .completed(200)])
  }

  @Test func `from a sequence on a scheduler makes each event a piece of work`() {
    let observer = scheduler.start { [scheduler] in Observable.from(1...2, scheduler: scheduler) }

    #expect(observer.events == [.next(201, 1), .next(202, 2), .completed(203)])
  }

  @Test func `from an empty array or sequence is empty`() {
    #expect(Stream(Observable<Int>.from([])).events == [.completed(0)])
    #expect(Stream(Observable<Int>.from(EmptyCollection())).events == [.completed(0)])
  }

  @Test func `the sequence is iterated anew for each subscriber`() {
    let source = Observable.from(1...2)

    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .completed(0)])
    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .completed(0)])
  }

  @Test func `an endless sequence is asked for no more than is taken`() {
    var asked = 0
    let endless = sequence(first: 1) {
      asked += 1; return $0 + 1
    }
    let observer = scheduler.start { Observable.from(endless).take(3) }

    #expect(observer.events == [.next(200, 1), .next(200, 2), .next(200, 3), .completed(200)])
    #expect(asked == 2)
  }

  @Test func `an endless sequence on a scheduler ends with its subscription`() {
    let observer = scheduler.start(disposed: 203) { [scheduler] in Observable.from(1..., scheduler: scheduler)
    }

    #expect(observer.events == [.next(201, 1), .next(202, 2)])
    #expect(scheduler.clock == 203)
  }

  @Test func `an endless sequence is stopped from another thread`() {
    let trigger = PublishSubject<Int>()
    let hasBegun = Atomic(false)
    // Unchecked: disposing is allowed on any thread.
    nonisolated(unsafe) let subscription = trigger.flatMap { Observable.from($0...) }
      .subscribe(onNext: { _ in hasBegun.store(true, ordering: .releasing) })
    together(2) { thread in
      if thread == 0 { return trigger.onNext(1) }
      while !hasBegun.load(ordering: .acquiring) { sched_yield() }
      subscription.dispose()
    }

    #expect(!trigger.hasObservers)
  }

  @Test func `a queue sends each element as a piece of work, in order`() {
    let queue = DispatchQueue(label: "queue")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
    let (seen, end) = (Received([Int]()), DispatchSemaphore(value: 0))
    let subscription = Observable.from(1...100, scheduler: scheduler)
      .subscribe(onNext: { seen.value.append($0) }, onCompleted: { end.signal() })

    #expect(end.wait(timeout: .now() + 60) == .success)
    #expect(seen.value == Array(1...100))
    subscription.dispose()
  }

  @Test func `disposing inside an element is the end of it`() {
    let (subscription, observer) = (SingleAssignmentDisposable(), scheduler.createObserver(Int.self))
    let source = Observable.of(1, 2, 3, scheduler: scheduler).do(afterNext: {
      if $0 == 2 { subscription.dispose() }
    })
    subscription.setDisposable(source.subscribe(observer))
    scheduler.start()

    #expect(observer.events == [.next(1, 1), .next(2, 2)])
  }

  @Test func `a throw below ends the sequence`() {
    var sent: [Int] = []
    let source = Observable.of(1, 2, 3).do(onNext: { sent.append($0) }).map {
      if $0 == 2 { throw UnspecifiedError() }
    }

    #expect(Stream(source).events.map(\.value.isStopEvent) == [false, true])
    #expect(sent == [1, 2])
  }

  // MARK: from an optional

  @Test func `from an optional sends the element, if there is one`() {
    let some = scheduler.start { Observable.from(optional: 1) }
    #expect(some.events == [.next(200, 1), .completed(200)])

    #expect(Stream(Observable<Int>.from(optional: nil)).events == [.completed(0)])
  }

  @Test func `from an optional on a scheduler makes each event a piece of work`() {
    let observer = scheduler.start { [scheduler] in Observable.from(optional: 1, scheduler: scheduler) }

    #expect(observer.events == [.next(201, 1), .completed(202)])
  }

  @Test func `from nil on a scheduler completes there`() {
    let observer = scheduler.start { [scheduler] in Observable<Int>.from(optional: nil, scheduler: scheduler)
    }

    #expect(observer.events == [.completed(201)])
  }

  // MARK: Lifetime

  @Test func `what was subscribed is let go of after the last element`() {
    let (source, bag) = (Observable.of(1, 2), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      source.map { [captured] _ in captured }.subscribe().disposed(by: bag)
    }

    #expect(token == nil)
    withExtendedLifetime((source, bag)) {}
  }

  @Test func `on a scheduler, what was subscribed is let go of after the last element`() {
    let (source, bag) = (Observable.of(1, 2, scheduler: scheduler), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      source.map { [captured] _ in captured }.subscribe().disposed(by: bag)
    }

    #expect(token != nil)
    scheduler.start()
    #expect(token == nil)
    withExtendedLifetime((source, bag)) {}
  }

  @Test func `on a scheduler, what was subscribed is let go of when it is disposed`() {
    let source = Observable.of(1, 2, scheduler: scheduler)
    let subscription = SingleAssignmentDisposable()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subscription.setDisposable(source.map { [captured] _ in captured }.subscribe())
    }

    #expect(token != nil)
    subscription.dispose()
    #expect(token == nil)
    withExtendedLifetime(source) {}
  }

  @Test func `elements are let go of as they are sent`() {
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      _ = Observable.of(captured).subscribe()
    }

    #expect(token == nil)
  }
}
