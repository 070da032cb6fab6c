import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct JustTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `just sends one element, then completes, while it is subscribed to`() {
    let observer = scheduler.start { Observable.just(42) }

    #expect(observer.events == [.next(200, 42), .completed(200)])
  }

  @Test func `just does not wait for its turn, unlike of`() {
    var seen: [Int] = []
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      _ = Observable.of(1).subscribe(onNext: { seen.append($0) })
      _ = Observable.just(2).subscribe(onNext: { seen.append($0) })
      return Disposables.create()
    }

    #expect(seen == [2, 1])
  }

  @Test func `on a scheduler, the element and the completion are two pieces of work`() {
    let observer = scheduler.start { [scheduler] in Observable.just(42, scheduler: scheduler) }

    #expect(observer.events == [.next(201, 42), .completed(202)])
  }

  @Test func `on a scheduler without a processing delay both come at once`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let observer = scheduler.start { Observable.just(42, scheduler: scheduler) }

    #expect(observer.events == [.next(200, 42), .completed(200)])
  }

  @Test func `nothing is sent when it is disposed before the scheduler runs`() {
    let observer = scheduler.start(disposed: 200) { [scheduler] in Observable.just(42, scheduler: scheduler) }

    #expect(observer.events == [])
  }

  @Test func `no completion follows when it is disposed after the element`() {
    let observer = scheduler.start(disposed: 202) { [scheduler] in Observable.just(42, scheduler: scheduler) }

    #expect(observer.events == [.next(201, 42)])
  }

  @Test func `who disposes inside the element gets no completion`() {
    let subscription = SingleAssignmentDisposable()
    let observer = scheduler.createObserver(Int.self)
    let source = Observable.just(1, scheduler: scheduler).do(onNext: { _ in subscription.dispose() })
    subscription.setDisposable(source.subscribe(observer))
    scheduler.start()

    #expect(observer.events == [])
    #expect(scheduler.clock == 1)
  }

  @Test func `each subscriber gets the element`() {
    let source = Observable.just(1)

    #expect(Stream(source).events == [.next(0, 1), .completed(0)])
    #expect(Stream(source).events == [.next(0, 1), .completed(0)])
  }

  @Test func `what was subscribed is let go of after the completion`() {
    let (source, bag) = (Observable.just(1), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      source.subscribe(onNext: { [captured] _ in _ = captured }).disposed(by: bag)
    }

    #expect(token == nil)
    withExtendedLifetime((source, bag)) {}
  }

  @Test func `on a scheduler, what was subscribed is kept until the completion`() {
    let bag = DisposeBag()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      Observable.just(1, scheduler: scheduler).subscribe(onNext: { [captured] _ in _ = captured })
        .disposed(by: bag)
    }

    #expect(token != nil)
    scheduler.start()
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
