import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct TimerTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: timer

  @Test func `a timer sends 0 after its time, and completes`() {
    let observer = scheduler.start { [scheduler] in Observable<Int>.timer(.seconds(100), scheduler: scheduler)
    }

    #expect(observer.events == [.next(300, 0), .completed(300)])
  }

  @Test(arguments: [0, -5])
  func `a timer of no time is due with the next tick`(seconds: Int) {
    let observer = scheduler.start { [scheduler] in
      Observable<Int>.timer(.seconds(seconds), scheduler: scheduler)
    }

    #expect(observer.events == [.next(201, 0), .completed(201)])
  }

  @Test func `a timer with a period goes on counting`() {
    let observer = scheduler.start(disposed: 500) { [scheduler] in
      Observable<Int>.timer(.seconds(50), period: .seconds(100), scheduler: scheduler)
    }

    #expect(observer.events == [.next(250, 0), .next(350, 1), .next(450, 2)])
  }

  @Test func `disposed before its time, it sends nothing`() {
    let observer = scheduler.start(disposed: 250) { [scheduler] in
      Observable<Int>.timer(.seconds(100), scheduler: scheduler)
    }

    #expect(observer.events == [])
  }

  @Test func `it may be of any integer`() {
    let observer = scheduler.start { [scheduler] in
      Observable<UInt8>.timer(.seconds(100), scheduler: scheduler)
    }

    #expect(observer.events == [.next(300, 0 as UInt8), .completed(300)])
  }

  // MARK: interval

  @Test func `an interval counts from 0, first after one period`() {
    let observer = scheduler.start(disposed: 600) { [scheduler] in
      Observable<Int>.interval(.seconds(100), scheduler: scheduler)
    }

    #expect(observer.events == [.next(300, 0), .next(400, 1), .next(500, 2)])
  }

  @Test func `an interval of no time counts with every tick`() {
    let observer = scheduler.start(disposed: 205) { [scheduler] in
      Observable<Int>.interval(.seconds(0), scheduler: scheduler)
    }

    #expect(observer.events == [.next(201, 0), .next(202, 1), .next(203, 2), .next(204, 3)])
  }

  @Test func `each subscriber has a count of its own`() {
    let source = Observable<Int>.interval(.seconds(100), scheduler: scheduler)
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    _ = source.take(2).subscribe(first)
    scheduler.scheduleAt(150) { _ = source.take(1).subscribe(second) }
    scheduler.start()

    #expect(first.events == [.next(100, 0), .next(200, 1), .completed(200)])
    #expect(second.events == [.next(250, 0), .completed(250)])
  }

  @Test func `the count begins again after the greatest number`() {
    let source = Observable<Int8>.interval(.seconds(1), scheduler: scheduler).skip(127).take(2)
    let observer = scheduler.createObserver(Int8.self)
    _ = source.subscribe(observer)
    scheduler.start()

    #expect(observer.events == [.next(128, 127), .next(129, -128), .completed(129)])
  }

  @Test func `a throw below ends it`() {
    let observer = scheduler.start { [scheduler] in
      Observable<Int>.interval(.seconds(100), scheduler: scheduler).map {
        if $0 == 1 { throw UnspecifiedError() } else { $0 }
      }
    }

    #expect(observer.events == [.next(300, 0), .error(400)])
  }

  @Test func `disposing inside an element stops it`() {
    let (subscription, observer) = (SingleAssignmentDisposable(), scheduler.createObserver(Int.self))
    let source = Observable<Int>.interval(.seconds(100), scheduler: scheduler)
      .do(afterNext: { if $0 == 1 { subscription.dispose() } })
    subscription.setDisposable(source.subscribe(observer))
    scheduler.start()

    #expect(observer.events == [.next(100, 0), .next(200, 1)])
  }

  @Test func `a debounce of the same time never gets to send: the next number comes first`() {
    let observer = scheduler.start { [scheduler] in
      Observable<Int>.interval(.seconds(100), scheduler: scheduler)
        .debounce(.seconds(100), scheduler: scheduler)
    }

    #expect(observer.events == [])
  }

  // MARK: A real clock

  @Test func `on a queue, ten ticks of no time come in order`() async throws {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let source = Observable<Int>.interval(.nanoseconds(0), scheduler: scheduler).take(10)
    var ticks: [Int] = []
    for try await tick in source.values { ticks.append(tick) }

    #expect(ticks == Array(0..<10))
  }

  @Test func `on a queue, a timer waits for its time`() async throws {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let begin = DispatchTime.now()
    for try await _ in Observable<Int>.timer(.milliseconds(20), scheduler: scheduler).values {}

    #expect(DispatchTime.now() >= begin + .milliseconds(20))
  }

  // MARK: Lifetime

  @Test func `what was subscribed is let go of with the completion`() {
    let bag = DisposeBag()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      Observable<Int>.timer(.seconds(10), scheduler: scheduler).map { [captured] _ in captured }.subscribe()
        .disposed(by: bag)
    }

    #expect(token != nil)
    scheduler.start()
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test(arguments: [nil, RxTimeInterval.seconds(10)])
  func `what was subscribed is let go of with the subscription`(period: RxTimeInterval?) {
    let subscription = SingleAssignmentDisposable()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subscription.setDisposable(
        Observable<Int>.timer(.seconds(10), period: period, scheduler: scheduler)
          .map { [captured] _ in captured }.subscribe())
    }

    #expect(token != nil)
    subscription.dispose()
    #expect(token == nil)
  }
}
