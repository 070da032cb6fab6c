import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct InfallibleTakeSkipTests {
  let scheduler = TestScheduler(initialClock: 0)
  private let numbers = Infallible.of(1, 2, 3, 4)

  private func elements(_ source: Infallible<Int>) -> [Int]? { Stream(source.toArray()).value }

  @Test func `take by count or condition`() {
    #expect(elements(numbers.take(2)) == [1, 2])
    #expect(elements(numbers.take(while: { $0 < 3 })) == [1, 2])
    #expect(elements(numbers.take(while: { $0 < 3 }, behavior: .inclusive)) == [1, 2, 3])
    #expect(elements(numbers.take(until: { $0 == 2 })) == [1])
    #expect(elements(numbers.take(until: { $0 == 2 }, behavior: .inclusive)) == [1, 2])
  }

  @Test func `skip by count or condition`() {
    #expect(elements(numbers.skip(3)) == [4])
    #expect(elements(numbers.skip(while: { $0 < 3 })) == [3, 4])
  }

  @Test func `take and skip until another sends`() {
    let (relay, signal) = (PublishRelay<Int>(), PublishRelay<Void>())
    let source = relay.asInfallible()
    let taken = Stream(source.take(until: signal))
    let takenToo = Stream(source.take(until: signal.asInfallible()))
    let skipped = Stream(source.skip(until: signal))
    relay.accept(1)
    signal.accept(())
    relay.accept(2)

    #expect(taken.events == [.next(0, 1), .completed(0)])
    #expect(takenToo.events == taken.events)
    #expect(skipped.events == [.next(0, 2)])
  }

  @Test func `take for a while`() {
    let observer = scheduler.createObserver(Int.self)
    _ = Infallible<Int>.interval(.seconds(2), scheduler: scheduler)
      .take(for: .seconds(5), scheduler: scheduler).bind(to: observer)
    scheduler.start()

    #expect(observer.events == [.next(2, 0), .next(4, 1), .completed(5)])
  }
}
