import ReactiveLite
import ReactiveLiteTest
import Testing

/// Replays the last two, on the test's scheduler.
private enum LastTwo: SharingStrategyProtocol {
  @TaskLocal static var clock: Clock?
  static var scheduler: any SchedulerType { clock!.scheduler }
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share(replay: 2) }

  /// Unchecked: the test that made it is the only one to see it.
  struct Clock: @unchecked Sendable { let scheduler = TestScheduler(initialClock: 0) }
}

@Suite struct AsSharedSequenceTests {
  private let clock = LastTwo.Clock()

  /// What 1@10 #@20 becomes.
  private func events(
    _ make: (Observable<Int>) -> SharedSequence<LastTwo, Int>
  ) -> [Recorded<Event<Int>>] {
    let source = clock.scheduler.createColdObservable([.next(10, 1), .error(20, Failure(number: 7))])
    let observer = clock.scheduler.createObserver(Int.self)
    LastTwo.$clock.withValue(clock) { _ = make(source.asObservable()).asObservable().subscribe(observer) }
    clock.scheduler.start()
    return observer.events
  }

  @Test func `an error becomes an element`() {
    #expect(
      events { $0.asSharedSequence(onErrorJustReturn: 0) } == [.next(11, 1), .next(21, 0), .completed(21)])
  }

  @Test func `an error becomes another shared sequence`() {
    let other = PublishRelay<Int>()

    let events = events { source in
      source.asSharedSequence(
        sharingStrategy: LastTwo.self, onErrorDriveWith: other.asSharedSequence(onErrorJustReturn: 0))
    }

    #expect(events == [.next(11, 1)])
  }

  @Test func `an error becomes what is made of it`() {
    let number = BehaviorRelay(value: 0)

    let events = events { source in
      let other: SharedSequence<LastTwo, Int> = number.asSharedSequence(onErrorJustReturn: 0)
      return source.asSharedSequence(onErrorRecover: { error in
        number.accept((error as! Failure).number)
        return other
      })
    }

    #expect(events == [.next(11, 1), .next(22, 7)])
  }

  @Test func `a strategy of one's own shares as it says, also after an operator`() {
    let source = PublishSubject<Int>()
    LastTwo.$clock.withValue(clock) {
      let shared: SharedSequence<LastTwo, Int> = source.asSharedSequence(onErrorJustReturn: 0).map { $0 * 10 }
      let first = Stream(shared)
      for number in 1...3 { source.onNext(number) }
      clock.scheduler.start()
      let late = Stream(shared)

      #expect(first.events.map(\.value) == [.next(10), .next(20), .next(30)])
      #expect(late.events.map(\.value) == [.next(20), .next(30)])
    }
  }
}
