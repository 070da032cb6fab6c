import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct SharedSequenceCombiningTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// What is made of a driver of 1@11 2@21 |@41 and another of 10@16 20@26 |@46.
  private func driven<Element>(
    _ make: (Driver<Int>, Driver<Int>) -> Driver<Element>
  ) -> [Recorded<Event<Element>>] {
    let first = scheduler.createHotObservable([.next(10, 1), .next(20, 2), .completed(40)])
    let second = scheduler.createHotObservable([.next(15, 10), .next(25, 20), .completed(45)])
    let observer = scheduler.createObserver(Element.self)
    SharingScheduler.mock(scheduler: scheduler) {
      _ = make(first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)).drive(observer)
    }
    scheduler.start()
    return observer.events
  }

  @Test func `combineLatest with a selector, of any number of sources of any types`() {
    let events = driven { first, second in
      Driver.combineLatest(first, second.map { "\($0)" }, Driver.just(true)) { "\($0) \($1) \($2)" }
    }

    #expect(
      events == [
        .next(16, "1 10 true"), .next(21, "2 10 true"), .next(26, "2 20 true"), .completed(46),
      ])
  }

  @Test func `combineLatest of a collection`() {
    let events = driven { first, second in Driver.combineLatest([first, second]) }
    #expect(events == [.next(16, [1, 10]), .next(21, [2, 10]), .next(26, [2, 20]), .completed(46)])
  }

  @Test func `combineLatest of a collection with a selector`() {
    let events = driven { first, second in Driver.combineLatest([first, second]) { "\($0)" } }
    #expect(events == [.next(16, "[1, 10]"), .next(21, "[2, 10]"), .next(26, "[2, 20]"), .completed(46)])
  }

  @Test func `zip with a selector`() {
    let events = driven { first, second in Driver.zip(first, second) { "\($0) \($1)" } }
    #expect(events == [.next(16, "1 10"), .next(26, "2 20"), .completed(46)])
  }

  @Test func `zip of a collection`() {
    let events = driven { first, second in Driver.zip([first, second]) }
    #expect(events == [.next(16, [1, 10]), .next(26, [2, 20]), .completed(46)])
  }

  @Test func `zip of a collection with a selector`() {
    let events = driven { first, second in Driver.zip([first, second]) { $0.reduce(0, +) } }
    #expect(events == [.next(16, 11), .next(26, 22), .completed(46)])
  }

  @Test func `merge of an array, of any collection, of nested drivers`() {
    let expected = [Event.next(1), .next(10), .next(2), .next(20), .completed]

    #expect(driven { Driver.merge([$0, $1]) }.map(\.value) == expected)
    let again = SharedSequenceCombiningTests()
    #expect(again.driven { Driver.merge([0: $0, 1: $1].values) }.map(\.value.element).count == 5)
    let nested = SharedSequenceCombiningTests()
    #expect(nested.driven { Driver.of($0, $1).merge() }.map(\.value) == expected)
  }

  @Test func `merge of so many nested drivers at a time`() {
    let events = driven { Driver.of($0, $1).merge(maxConcurrent: 1) }

    #expect(events == [.next(11, 1), .next(21, 2), .completed(46)])
  }

  @Test func `concat: one after the other`() {
    let events = driven { first, second in Driver.concat([first, second]) }
    #expect(events == [.next(11, 1), .next(21, 2), .completed(46)])

    let again = SharedSequenceCombiningTests()
    let lazy = again.driven { first, second in Driver.concat([second, first].lazy.map { $0.map { $0 } }) }
    #expect(lazy == [.next(16, 10), .next(26, 20)])
    let instance = SharedSequenceCombiningTests()
    #expect(instance.driven { $0.concat($1) } == events)
  }

  @Test func `concat of an endless sequence takes them as they are needed`() {
    var made = 0
    let drivers = (1...).lazy.map { number in
      made += 1
      return Driver.just(number)
    }
    var log: [Int] = []
    SharingScheduler.mock(scheduler: scheduler) {
      let own = SerialDisposable()
      own.disposable = Driver.concat(AnySequence(drivers)).drive(onNext: { number in
        log.append(number)
        if number == 3 { own.dispose() }
      })
      scheduler.start()
    }

    #expect(log == [1, 2, 3])
    #expect(made == 3)
  }

  @Test func `switchLatest follows the newest`() {
    let events = driven { first, second in first.map { number in second.map { $0 + number } }.switchLatest() }
    #expect(events == [.next(16, 11), .next(26, 22), .completed(46)])
  }

  @Test func `withLatestFrom, also of a sequence that is shared in another way`() {
    let signals = driven { first, second in first.withLatestFrom(second.asSignal(onErrorJustReturn: 0)) }
    #expect(signals.map(\.value) == [.next(10), .completed])

    let again = SharedSequenceCombiningTests()
    #expect(again.driven { $0.withLatestFrom($1) { $0 + $1 } } == [.next(21, 12), .completed(41)])
  }
}
