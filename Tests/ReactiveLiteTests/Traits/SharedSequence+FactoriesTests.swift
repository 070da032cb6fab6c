import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct SharedSequenceFactoriesTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func driven<Element>(
    until end: Int = 1_000, _ make: () -> Driver<Element>
  ) -> [Recorded<Event<Element>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Element.self)
    SharingScheduler.mock(scheduler: scheduler) { _ = make().drive(observer) }
    scheduler.advanceTo(end)
    return observer.events
  }

  @Test func `just, empty, never: subscribed to on the scheduler`() {
    #expect(driven { .just(1) } == [.next(1, 1), .completed(1)])
    #expect(driven { .empty() as Driver<Int> } == [.completed(1)])
    #expect(driven { .never() as Driver<Int> } == [])
  }

  @Test func `of and from: each element on the scheduler`() {
    #expect(driven { .of(1, 2) } == [.next(1, 1), .next(2, 2), .completed(3)])
    #expect(driven { .from([1, 2]) }.map(\.value) == [.next(1), .next(2), .completed])
    #expect(driven { .from(1...2) }.map(\.value) == [.next(1), .next(2), .completed])
    #expect(driven { .from(optional: 1) }.map(\.value) == [.next(1), .completed])
    #expect(driven { .from(optional: nil) as Driver<Int> }.map(\.value) == [.completed])
  }

  @Test func `deferred is made anew when a first subscriber comes`() {
    var made = 0
    SharingScheduler.mock(scheduler: scheduler) {
      let driver = Driver<Int>.deferred {
        made += 1
        return .never()
      }
      #expect(made == 0)
      let (first, second) = (driver.drive(), driver.drive())
      #expect(made == 1)
      first.dispose()
      second.dispose()
      _ = driver.drive()
      #expect(made == 2)
    }
  }

  @Test func `interval and timer count on the scheduler, shared`() {
    #expect(driven(until: 25) { .interval(.seconds(10)) as Driver<Int> } == [.next(10, 0), .next(20, 1)])
    #expect(
      driven(until: 20) { .timer(.seconds(5), period: .seconds(10)) as Driver<Int> } == [
        .next(5, 0), .next(15, 1),
      ])
  }

  @Test func `signals are made the same way`() {
    let observer = scheduler.createObserver(Int.self)
    SharingScheduler.mock(scheduler: scheduler) { _ = Signal.of(1, 2).emit(to: observer) }
    scheduler.start()

    #expect(observer.elements == [1, 2])
  }

  @MainActor @Test func `on the main thread just is there at once`() {
    var log: [Int] = []

    _ = Driver.just(1).drive(onNext: { log.append($0) })

    #expect(log == [1])
  }
}
