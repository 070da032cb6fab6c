import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct ObserveOnTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: Virtual time

  @Test func `each event is delivered a tick later`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { [scheduler] in source.observe(on: scheduler) }

    #expect(observer.events == [.next(211, 1), .next(221, 2), .completed(231)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `without a processing delay it is delivered at once`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(230)])
    let observer = scheduler.start { source.observe(on: scheduler) }

    #expect(observer.events == [.next(210, 1), .completed(230)])
  }

  @Test func `events of one time are delivered in order, each as a piece of work`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(210, 3), .completed(210)])
    let observer = scheduler.start { [scheduler] in source.observe(on: scheduler) }

    #expect(observer.events == [.next(211, 1), .next(212, 2), .next(213, 3), .completed(214)])
  }

  @Test func `an empty source completes a tick later`() {
    let observer = scheduler.start { [scheduler] in Observable<Int>.empty().observe(on: scheduler) }

    #expect(observer.events == [.completed(201)])
  }

  @Test func `an error does not overtake the elements before it`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .error(210)])
    let observer = scheduler.start { [scheduler] in source.observe(on: scheduler) }

    #expect(observer.events == [.next(211, 1), .next(212, 2), .error(213)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `a synchronous source is delivered one element a tick`() {
    let observer = scheduler.start { [scheduler] in Observable.of(1, 2).observe(on: scheduler) }

    #expect(observer.events == [.next(201, 1), .next(202, 2), .completed(203)])
  }

  @Test func `twice is two ticks`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(230)])
    let observer = scheduler.start { [scheduler] in source.observe(on: scheduler).observe(on: scheduler) }

    #expect(observer.events == [.next(212, 1), .completed(232)])
  }

  @Test func `a throw below is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(211, 2), .next(220, 3)])
    let observer = scheduler.start { [scheduler] in
      source.observe(on: scheduler).map { if $0 == 2 { throw UnspecifiedError() } else { $0 } }
    }

    #expect(observer.events == [.next(211, 1), .error(212)])
    #expect(source.subscriptions == [Subscription(200, 212)])
  }

  @Test func `take lets go of the source and of what is waiting`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(210, 3), .next(230, 4)])
    let observer = scheduler.start { [scheduler] in source.observe(on: scheduler).take(2) }

    #expect(observer.events == [.next(211, 1), .next(212, 2), .completed(212)])
    #expect(source.subscriptions == [Subscription(200, 212)])
  }

  @Test func `what is waiting when it is disposed is not delivered`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(210, 3)])
    let observer = scheduler.start(disposed: 212) { [scheduler] in source.observe(on: scheduler) }

    #expect(observer.events == [.next(211, 1)])
    #expect(source.subscriptions == [Subscription(200, 212)])
  }

  @Test func `disposing inside an element is the end of it`() {
    let (subscription, observer) = (SingleAssignmentDisposable(), scheduler.createObserver(Int.self))
    let source = Observable.of(1, 2, 3).observe(on: scheduler)
      .do(afterNext: { if $0 == 2 { subscription.dispose() } })
    subscription.setDisposable(source.subscribe(observer))
    scheduler.start()

    #expect(observer.events == [.next(1, 1), .next(2, 2)])
  }

  @Test func `an element sent from inside the subscriber comes after, in its own piece of work`() {
    let (subject, observer) = (PublishSubject<Int>(), scheduler.createObserver(Int.self))
    _ = subject.observe(on: scheduler).do(onNext: { if $0 < 3 { subject.onNext($0 + 1) } }).subscribe(
      observer)
    subject.onNext(1)
    scheduler.start()

    #expect(observer.events == [.next(1, 1), .next(2, 2), .next(3, 3)])
  }

  @Test func `on the current thread it is delivered when its turn comes`() {
    var log: [String] = []
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      _ = Observable.just(1).observe(on: CurrentThreadScheduler.instance).subscribe(
        onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") })
      log.append("subscribed")
      return Disposables.create()
    }

    #expect(log == ["subscribed", "1", "completed"])
  }

  // MARK: A queue

  @Test func `a queue delivers everything in order, on the queue`() {
    let (queue, seen) = (DispatchQueue(label: "queue"), Seen())
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
    Observable.range(start: 0, count: 10_000).observe(on: scheduler)
      .do(onNext: { _ in dispatchPrecondition(condition: .onQueue(queue)) })
      .subscribe(onNext: { seen.elements.append($0) }, onCompleted: { seen.end.signal() })
      .disposed(by: seen.bag)

    #expect(seen.end.wait(timeout: .now() + 60) == .success)
    #expect(seen.elements == Array(0..<10_000))
  }

  @Test func `a queue delivers an error after all elements`() {
    let (scheduler, seen) = (SerialDispatchQueueScheduler(internalSerialQueueName: "serial"), Seen())
    Observable.range(start: 0, count: 1_000)
      .map { if $0 == 999 { throw UnspecifiedError() } else { $0 } }
      .observe(on: scheduler)
      .subscribe(onNext: { seen.elements.append($0) }, onError: { _ in seen.end.signal() })
      .disposed(by: seen.bag)

    #expect(seen.end.wait(timeout: .now() + 60) == .success)
    #expect(seen.elements == Array(0..<999))
  }

  @Test func `a queue loses nothing of what several threads send, and keeps the order of each`() {
    let (scheduler, seen) = (SerialDispatchQueueScheduler(internalSerialQueueName: "serial"), Seen())
    let subject = PublishSubject<Int>()
    subject.observe(on: scheduler)
      .subscribe(onNext: { seen.elements.append($0) }, onCompleted: { seen.end.signal() })
      .disposed(by: seen.bag)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<1_000 { subject.onNext(thread * 1_000 + number) }
    }
    subject.onCompleted()

    #expect(seen.end.wait(timeout: .now() + 60) == .success)
    #expect(seen.elements.sorted() == Array(0..<4_000))
    #expect((0..<4).allSatisfy { thread in seen.elements.filter { $0 / 1_000 == thread }.isSorted })
  }

  @Test func `after a disposal on the queue nothing is delivered`() {
    let (queue, seen) = (DispatchQueue(label: "queue"), Seen())
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
    let subscription = SingleAssignmentDisposable()
    queue.suspend()
    subscription.setDisposable(
      Observable.from(0...).take(1_000).observe(on: scheduler).subscribe(
        onNext: { element in
          seen.elements.append(element)
          if element == 9 { subscription.dispose() }
        }, onDisposed: { seen.end.signal() }))
    queue.resume()

    #expect(seen.end.wait(timeout: .now() + 60) == .success)
    queue.sync {}
    #expect(seen.elements == Array(0...9))
  }

  @Test func `after a disposal on the queue nothing is delivered, though another thread goes on sending`() {
    let (scheduler, seen) = (SerialDispatchQueueScheduler(internalSerialQueueName: "serial"), Seen())
    let (subject, subscription) = (PublishSubject<Int>(), SingleAssignmentDisposable())
    subscription.setDisposable(subject.observe(on: scheduler).subscribe(onNext: { seen.elements.append($0) }))
    var elementsAtDisposal: [Int]?
    for number in 0..<10_000 {
      subject.onNext(number)
      guard number == 5_000 else { continue }
      _ = scheduler.schedule(()) { _ in
        subscription.dispose()
        elementsAtDisposal = seen.elements
        return Disposables.create()
      }
    }
    _ = scheduler.schedule(()) { _ in
      seen.end.signal()
      return Disposables.create()
    }

    #expect(seen.end.wait(timeout: .now() + 60) == .success)
    #expect(seen.elements == elementsAtDisposal)
  }

  @Test func `a disposal ahead of what is waiting on the queue calls it off`() {
    let (queue, seen) = (DispatchQueue(label: "queue"), Seen())
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
    queue.suspend()
    let subscription = Observable.of(1, 2, 3).observe(on: scheduler)
      .subscribe(onNext: { seen.elements.append($0) })
    subscription.dispose()
    queue.resume()
    _ = scheduler.schedule(()) { _ in
      seen.end.signal()
      return Disposables.create()
    }

    #expect(seen.end.wait(timeout: .now() + 60) == .success)
    #expect(seen.elements == [])
  }

  // MARK: Lifetime

  @Test(arguments: [Event<Int>.completed, .error(UnspecifiedError())])
  func `what was subscribed is kept until the ending is delivered`(ending: Event<Int>) {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.observe(on: scheduler).map { [captured] _ in captured }
        .subscribe(onError: { _ in }).disposed(by: bag)
    }

    subject.on(ending)
    #expect(token != nil)
    #expect(!subject.hasObservers)
    scheduler.start()
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test func `what was subscribed is let go of with the subscription, also when events are waiting`() {
    let (subject, subscription) = (PublishSubject<Token>(), SingleAssignmentDisposable())
    weak var token: Token?
    weak var waiting: Token?
    do {
      let (captured, element) = (Token(), Token())
      (token, waiting) = (captured, element)
      subscription.setDisposable(subject.observe(on: scheduler).map { [captured] _ in captured }.subscribe())
      subject.onNext(element)
      subject.onNext(element)
    }

    #expect(token != nil && waiting != nil)
    subscription.dispose()
    #expect(token == nil && waiting == nil)
    #expect(!subject.hasObservers)
  }

  @Test func `what is above is let go of when take has enough`() {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.map { [captured] _ in captured }.observe(on: scheduler).take(1).subscribe().disposed(by: bag)
    }

    subject.onNext(1)
    subject.onNext(2)
    #expect(token != nil)
    scheduler.start()
    #expect(token == nil)
    #expect(!subject.hasObservers)
    withExtendedLifetime(bag) {}
  }

  @Test func `an abandoned chain dies with its source`() {
    var subject: PublishSubject<Int>? = PublishSubject()
    let bag = DisposeBag()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject?.observe(on: scheduler).map { [captured] _ in captured }.subscribe().disposed(by: bag)
    }

    subject?.onNext(1)
    scheduler.start()
    #expect(token != nil)
    subject = nil
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test func `what is waiting when the source goes is delivered, then the chain dies`() {
    var subject: PublishSubject<Int>? = PublishSubject()
    let (observer, bag) = (scheduler.createObserver(Int.self), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject?.observe(on: scheduler).do(onNext: { [captured] _ in _ = captured }).subscribe(observer)
        .disposed(by: bag)
    }

    subject?.onNext(1)
    subject?.onNext(2)
    subject = nil
    #expect(token != nil)
    scheduler.start()
    #expect(observer.events == [.next(1, 1), .next(2, 2)])
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test func `an element is let go of as soon as it was delivered`() {
    let (subject, bag) = (PublishSubject<Token>(), DisposeBag())
    weak var token: Token?
    subject.observe(on: scheduler).subscribe().disposed(by: bag)
    do {
      let element = Token()
      token = element
      subject.onNext(element)
    }

    #expect(token != nil)
    scheduler.start()
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}

/// What a queue delivered. Read it after `end`.
private final class Seen: @unchecked Sendable {
  var elements: [Int] = []
  let end = DispatchSemaphore(value: 0)
  let bag = DisposeBag()
}

extension [Int] {
  fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy(<) }
}
