import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct RangeTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `range counts from its start`() {
    let observer = scheduler.start { Observable.range(start: 5, count: 3) }

    #expect(observer.events == [.next(200, 5), .next(200, 6), .next(200, 7), .completed(200)])
  }

  @Test func `a count of zero completes`() {
    let observer = scheduler.start { Observable.range(start: 5, count: 0) }

    #expect(observer.events == [.completed(200)])
  }

  @Test func `a negative start is a start`() {
    #expect(
      Stream(Observable.range(start: -1, count: 2)).events == [.next(0, -1), .next(0, 0), .completed(0)])
  }

  @Test func `the last number may be the greatest there is`() {
    let source = Observable<UInt8>.range(start: 254, count: 2)

    #expect(Stream(source).events == [.next(0, 254), .next(0, 255), .completed(0)])
  }

  @Test func `ranges take turns`() {
    let source = Observable.merge(.range(start: 1, count: 2), .range(start: 11, count: 2))

    #expect(
      Stream(source).events == [.next(0, 1), .next(0, 11), .next(0, 2), .next(0, 12), .completed(0)])
  }

  @Test func `on a scheduler, each number and the completion is a piece of work`() {
    let observer = scheduler.start { [scheduler] in Observable.range(start: 5, count: 2, scheduler: scheduler)
    }

    #expect(observer.events == [.next(201, 5), .next(202, 6), .completed(203)])
  }

  @Test func `on a scheduler, the completion of an empty range is a piece of work too`() {
    let observer = scheduler.start { [scheduler] in Observable.range(start: 5, count: 0, scheduler: scheduler)
    }

    #expect(observer.events == [.completed(201)])
  }

  @Test func `an empty range waits for its turn like any other`() {
    var log: [String] = []
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      _ = Observable.range(start: 5, count: 0).subscribe(onCompleted: { log.append("completed") })
      log.append("subscribed")
      return Disposables.create()
    }

    #expect(log == ["subscribed", "completed"])
  }

  @Test func `disposing it stops the count`() {
    let observer = scheduler.start(disposed: 203) { [scheduler] in
      Observable.range(start: 0, count: 100, scheduler: scheduler)
    }

    #expect(observer.events == [.next(201, 0), .next(202, 1)])
  }

  @Test func `take stops it while it is being subscribed to`() {
    var sent = 0
    let source = Observable.range(start: 0, count: .max).do(onNext: { _ in sent += 1 }).take(2)

    #expect(Stream(source).events == [.next(0, 0), .next(0, 1), .completed(0)])
    #expect(sent == 2)
  }

  @Test func `a million numbers are no strain`() {
    let sums = Stream(Observable.range(start: 1, count: 1_000_000).scan(0) { $0 + $1 })

    #expect(sums.value == 500_000_500_000)
    #expect(sums.events.count == 1_000_001)
  }

  @Test func `what was subscribed is let go of after the last number`() {
    let bag = DisposeBag()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      Observable.range(start: 0, count: 2).map { [captured] _ in captured }.subscribe().disposed(by: bag)
    }

    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test func `a negative count is the programmer's mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.range(start: 0, count: -1) }
  }

  @Test func `so is a number that does not fit its type`() async {
    await #expect(processExitsWith: .failure) { _ = Observable<Int8>.range(start: 127, count: 2) }
  }
}
