import ReactiveLite
import ReactiveLiteTest
import Testing

/// What an observable can do, an infallible can.
@Suite struct InfallibleOperatorsTests {
  private let numbers = Infallible.of(1, 2, 3, 3, 4)

  private func elements<Element>(_ source: Infallible<Element>) -> [Element]? {
    Stream(source.toArray()).value
  }

  @Test func `map, compactMap, filter`() {
    #expect(elements(numbers.map { $0 * 10 }) == [10, 20, 30, 30, 40])
    #expect(elements(numbers.compactMap { $0 > 3 ? "\($0)" : nil }) == ["4"])
    #expect(elements(numbers.filter { $0 != 3 }) == [1, 2, 4])
  }

  @Test func `scan and reduce`() {
    #expect(elements(numbers.scan(0) { $0 + $1 }) == [1, 3, 6, 9, 13])
    #expect(elements(numbers.scan(into: 0) { $0 += $1 }) == [1, 3, 6, 9, 13])
    #expect(elements(numbers.reduce(0, accumulator: +)) == [13])
  }

  @Test func `distinctUntilChanged in all its forms`() {
    #expect(elements(numbers.distinctUntilChanged()) == [1, 2, 3, 4])
    #expect(elements(numbers.distinctUntilChanged { $0 / 2 }) == [1, 2, 4])
    #expect(elements(numbers.distinctUntilChanged { $0 + 1 == $1 }) == [1, 3, 3])
    #expect(elements(numbers.distinctUntilChanged({ $0 / 2 }, comparer: { $0 == $1 })) == [1, 2, 4])
    #expect(elements(numbers.distinctUntilChanged(at: \.description)) == [1, 2, 3, 4])
  }

  @Test func `startWith and debug`() {
    #expect(elements(numbers.startWith(0).debug("numbers")) == [0, 1, 2, 3, 3, 4])
  }

  @Test func `do sees everything`() {
    var log: [String] = []
    _ = Infallible.just(1)
      .do(
        onNext: { log.append("on \($0)") }, afterNext: { log.append("after \($0)") },
        onCompleted: { log.append("on completed") }, afterCompleted: { log.append("after completed") },
        onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
        onDispose: { log.append("dispose") }
      )
      .subscribe(onNext: { log.append("\($0)") })

    #expect(
      log == [
        "subscribe", "on 1", "1", "after 1", "on completed", "after completed", "subscribed", "dispose",
      ])
  }

  @Test func `share subscribes once`() {
    let relay = PublishRelay<Int>()
    var subscriptions = 0
    let shared = relay.asInfallible().do(onSubscribe: { subscriptions += 1 }).share(replay: 1)
    let first = Stream(shared)
    relay.accept(1)

    #expect(Stream(shared).events == [.next(0, 1)])
    #expect(first.events == [.next(0, 1)])
    #expect(subscriptions == 1)
  }

  @Test func `withUnretained completes when the object is gone`() {
    let relay = PublishRelay<Int>()
    var object: Received<Int>? = Received(7)
    let joined = Stream(relay.asInfallible().withUnretained(object!).map { $0.value + $1 })
    let selected = Stream(relay.asInfallible().withUnretained(object!) { $0.value * $1 })
    relay.accept(2)
    object = nil
    relay.accept(3)

    #expect(joined.events == [.next(0, 9), .completed(0)])
    #expect(selected.events == [.next(0, 14), .completed(0)])
  }
}
