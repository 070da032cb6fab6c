import ReactiveLite
import ReactiveLiteTest
import Testing
import XCTest

@Suite struct StreamTests {
  @Test func `it observes at once`() {
    let name = BehaviorRelay(value: "Ann")
    let stream = Stream(name)

    #expect(stream.value == "Ann")
    #expect(stream.events == [.next(0, "Ann")])
  }

  @Test func `it keeps every event, and knows the latest`() {
    let taps = PublishSubject<Int>()
    let stream = Stream(taps)
    #expect(stream.latestEvent == nil)
    #expect(stream.value == nil)

    taps.onNext(1)
    taps.onNext(2)
    taps.onCompleted()

    #expect(stream.events == [.next(0, 1), .next(0, 2), .completed(0)])
    #expect(stream.latestEvent == .completed(0))
    #expect(stream.value == 2)
  }

  @Test func `on a scheduler its events have times`() {
    let scheduler = TestScheduler(initialClock: 0)
    let stream = Stream(
      scheduler.createHotObservable([.next(10, "a"), .completed(20)]), scheduler: scheduler)

    scheduler.start()

    #expect(stream.events == [.next(10, "a"), .completed(20)])
  }

  @Test func `tuples are compared like anything else`() {
    let (name, age) = (BehaviorRelay(value: "Ann"), BehaviorRelay(value: 35))
    let stream = Stream(Observable.combineLatest(name, age))
    age.accept(36)

    #expect(stream.value == ("Ann", 36))
    XCTAssertEqual(stream.value, ("Ann", 36))
    XCTAssertEqual(stream.latestEvent, .next(0, ("Ann", 36)))
    XCTAssertEqual(stream.events, [.next(0, ("Ann", 35)), .next(0, ("Ann", 36))])
  }

  @Test func `it lets go of the sequence when it goes`() {
    var isDisposed = false
    var stream: ReactiveLiteTest.Stream<Int>? = Stream(
      Observable<Int>.never().do(onDispose: { isDisposed = true }))
    #expect(stream?.value == nil)

    stream = nil

    #expect(isDisposed)
  }
}
