import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct RecorderMarblesTests {
  @Test func `whoever records can draw`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(2, 1), .next(5, 2), .next(8, 3)])
    let seen = Recorder(source.take(2), scheduler: scheduler)
    let (stream, observer) = (
      ReactiveLiteTest.Stream(source, scheduler: scheduler), scheduler.createObserver(Int.self)
    )
    _ = source.subscribe(observer)

    scheduler.start()

    #expect(seen.marbles == "--1--(2|)")
    #expect(stream.marbles == "--1--2--3")
    #expect(observer.marbles == "--1--2--3")
  }
}
