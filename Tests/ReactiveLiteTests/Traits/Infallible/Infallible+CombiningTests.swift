import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct InfallibleCombiningTests {
  private let left = PublishRelay<Int>()
  private let right = PublishRelay<Int>()

  /// What `make` makes of two sequences: 1 on the left, 10 on the right, 2 on the left.
  private func elements<Element>(
    _ make: (Infallible<Int>, Infallible<Int>) -> Infallible<Element>
  ) -> [Element] {
    let stream = Stream(make(left.asInfallible(), right.asInfallible()))
    left.accept(1)
    right.accept(10)
    left.accept(2)
    return stream.events.compactMap(\.value.element)
  }

  private func all<Element>(_ source: Infallible<Element>) -> [Element]? { Stream(source.toArray()).value }

  @Test func `combineLatest by pack, with a selector, of a collection`() {
    #expect(elements { Infallible.combineLatest($0, $1).map { $0 + $1 } } == [11, 12])
    #expect(elements { Infallible.combineLatest($0, $1) { $0 * $1 } } == [10, 20])
    #expect(elements { Infallible.combineLatest([$0, $1]) } == [[1, 10], [2, 10]])
    #expect(elements { Infallible<Int>.combineLatest([$0, $1]) { $0.reduce(0, +) } } == [11, 12])
  }

  @Test func `zip by pack and with a selector`() {
    #expect(elements { Infallible.zip($0, $1).map { $0 + $1 } } == [11])
    #expect(elements { Infallible.zip($0, $1) { "\($0) \($1)" } } == ["1 10"])
  }

  @Test func `any number of types`() {
    let joined = Infallible.combineLatest(Infallible.just(1), Infallible.just("a"), Infallible.just(true))

    #expect(all(joined.map { "\($0)" }) == [#"(1, "a", true)"#])
  }

  @Test func `merge`() {
    #expect(elements { Infallible.merge($0, $1) } == [1, 10, 2])
    #expect(elements { Infallible.merge([$0, $1]) } == [1, 10, 2])
  }

  @Test func `withLatestFrom`() {
    #expect(elements { $0.withLatestFrom($1) } == [10])
    #expect(elements { $0.withLatestFrom($1) { $0 + $1 } } == [12])
  }

  @Test func `amb follows the first`() {
    #expect(elements { Infallible.amb([$0, $1]) } == [1, 2])
  }

  @Test func `concat`() {
    #expect(all(Infallible.of(1, 2).concat(Infallible.just(3))) == [1, 2, 3])
    #expect(all(Infallible.concat(.just(1), .just(2))) == [1, 2])
    #expect(all(Infallible.concat([.just(1), .just(2)])) == [1, 2])
  }

  @Test func `flatMap follows all`() {
    #expect(elements { left, right in left.flatMap { n in right.map { $0 + n } } } == [11])
    #expect(all(Infallible.of(1, 2).flatMap { Infallible.of($0, $0 * 10) }) == [1, 10, 2, 20])
    #expect(all(Infallible.of(1, 2).concatMap { Infallible.of($0, $0 * 10) }) == [1, 10, 2, 20])
  }

  @Test func `flatMapLatest follows the newest, flatMapFirst the oldest`() {
    let latest = Stream(left.asInfallible().flatMapLatest { [right] n in right.map { $0 + n } })
    let first = Stream(left.asInfallible().flatMapFirst { [right] n in right.map { $0 + n } })
    left.accept(1)
    left.accept(2)
    right.accept(10)

    #expect(latest.events == [.next(0, 12)])
    #expect(first.events == [.next(0, 11)])
  }
}
