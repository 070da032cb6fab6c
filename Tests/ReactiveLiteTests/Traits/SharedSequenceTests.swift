import ReactiveLite
import ReactiveLiteTest
import Testing

/// What an observable can do, a shared sequence can.
@Suite struct SharedSequenceTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// What a driver that `make` makes of 1, 2, 3 and another of 10, 20, 30 sends, in between the first.
  private func driven<Element>(
    _ make: (Driver<Int>, Driver<Int>) -> Driver<Element>
  ) -> [Recorded<Event<Element>>] {
    let first = scheduler.createHotObservable([.next(10, 1), .next(20, 2), .next(30, 3), .completed(40)])
    let second = scheduler.createHotObservable([.next(15, 10), .next(25, 20), .completed(45)])
    let observer = scheduler.createObserver(Element.self)
    SharingScheduler.mock(scheduler: scheduler) {
      _ = make(first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)).drive(observer)
    }
    scheduler.start()
    return observer.events
  }

  @Test func `map, filter, scan`() {
    let events = driven { first, _ in first.map { $0 * 10 }.filter { $0 > 10 }.scan(0, accumulator: +) }

    #expect(events == [.next(21, 20), .next(31, 50), .completed(41)])
  }

  @Test func `compactMap`() {
    let events = driven { first, _ in first.compactMap { $0 == 2 ? nil : "\($0)" } }

    #expect(events == [.next(11, "1"), .next(31, "3"), .completed(41)])
  }

  @Test func `distinctUntilChanged by a comparer, or by keys and a comparer`() {
    #expect(
      driven { first, _ in first.distinctUntilChanged { $0 + 1 == $1 } }.map(\.value.element) == [1, 3, nil])
    #expect(
      driven { first, _ in first.distinctUntilChanged({ $0 / 2 }, comparer: ==) }
        .map(\.value.element) == [1, 2, nil])
  }

  @Test func `throttle, with its last element or without`() {
    let events = driven { first, _ in first.throttle(.seconds(15)) }
    #expect(events == [.next(11, 1), .next(26, 2), .next(41, 3), .completed(41)])

    let firstOnly = SharedSequenceTests().driven { first, _ in first.throttle(.seconds(15), latest: false) }
    #expect(firstOnly == [.next(11, 1), .next(31, 3), .completed(41)])
  }

  @Test func `debounce and delay`() {
    let events = driven { first, second in second.debounce(.seconds(12)) }
    #expect(events == [.next(38, 20), .completed(46)])

    let delayed = SharedSequenceTests().driven { first, _ in first.delay(.seconds(5)) }
    #expect(delayed == [.next(16, 1), .next(26, 2), .next(36, 3), .completed(46)])
  }

  @Test func `flatMapFirst follows one sequence to its end`() {
    let events = driven { first, second in first.flatMapFirst { number in second.map { $0 + number } } }

    #expect(events == [.next(16, 11), .next(26, 21), .completed(46)])
  }

  @Test func `debug changes nothing`() {
    let events = driven { first, _ in first.skip(3).debug("nothing", trimOutput: true) }

    #expect(events == [.completed(41)])
  }

  @Test func `skip and startWith`() {
    let events = driven { first, _ in first.skip(2).startWith(0) }

    #expect(events == [.next(0, 0), .next(31, 3), .completed(41)])
  }

  @Test func `distinctUntilChanged by a key`() {
    let events = driven { first, _ in first.distinctUntilChanged { $0 / 2 } }

    #expect(events == [.next(11, 1), .next(21, 2), .completed(41)])
  }

  @Test func `merge`() {
    let events = driven { first, second in Driver.merge(first, second) }

    #expect(
      events == [.next(11, 1), .next(16, 10), .next(21, 2), .next(26, 20), .next(31, 3), .completed(46)])
  }

  @Test func `zip and combineLatest`() {
    let events = driven { first, second in Driver.zip(first, second).map { $0 + $1 } }

    #expect(events == [.next(16, 11), .next(26, 22), .completed(46)])
  }

  @Test func `withLatestFrom`() {
    let events = driven { first, second in first.withLatestFrom(second) { $0 + $1 } }

    #expect(events == [.next(21, 12), .next(31, 23), .completed(41)])
  }

  @Test func `flatMapLatest follows the newest, flatMap all`() {
    let events = driven { first, second in first.flatMapLatest { number in second.map { $0 + number } } }

    #expect(events == [.next(16, 11), .next(26, 22), .completed(46)])
  }

  @Test func `do sees every element once, however many drive`() {
    var log: [String] = []
    _ = driven { first, _ in
      let watched = first.do(
        onNext: { log.append("\($0)") }, onCompleted: { log.append("|") }, onSubscribe: { log.append("on") })
      _ = watched.drive()
      return watched
    }

    #expect(log == ["on", "1", "2", "3", "|"])
  }

  @Test func `a driver becomes an observable, and a driver again`() {
    let events = driven { first, _ in
      first.asObservable().map { $0 }.asDriver(onErrorJustReturn: 0).asDriver()
    }

    #expect(events == [.next(12, 1), .next(22, 2), .next(32, 3), .completed(42)])
  }

  @Test func `with its last subscriber a driver lets its source go, and what it kept`() {
    let source = PublishSubject<Int>()
    var log: [Int] = []
    SharingScheduler.mock(scheduler: scheduler) {
      let driver = source.asDriver(onErrorJustReturn: 0)
      let subscription = driver.drive()
      source.onNext(1)
      scheduler.start()
      subscription.dispose()
      #expect(!source.hasObservers)

      _ = driver.drive(onNext: { log.append($0) })
    }
    scheduler.start()

    #expect(log == [])
    #expect(source.hasObservers)
  }
}
