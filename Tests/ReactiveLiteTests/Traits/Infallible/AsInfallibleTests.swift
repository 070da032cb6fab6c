import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct AsInfallibleTests {
  private let failing = Observable.just(1).concat(Observable.error(Failure(number: 5)))

  @Test func `an error becomes an element`() {
    #expect(
      Stream(failing.asInfallible(onErrorJustReturn: 7)).events == [.next(0, 1), .next(0, 7), .completed(0)])
  }

  @Test func `an error becomes a sequence`() {
    let fallback = failing.asInfallible(onErrorFallbackTo: .of(7, 8))

    #expect(Stream(fallback).events == [.next(0, 1), .next(0, 7), .next(0, 8), .completed(0)])
  }

  @Test func `an error becomes what is made of it`() {
    let recovered = failing.asInfallible { .just(($0 as? Failure)?.number ?? 0) }

    #expect(Stream(recovered).events == [.next(0, 1), .next(0, 5), .completed(0)])
  }

  @Test func `without an error nothing changes`() {
    #expect(Stream(Single.just(1).asInfallible(onErrorJustReturn: 7)).events == [.next(0, 1), .completed(0)])
  }

  @Test func `relays are infallible`() {
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    replay.accept(2)

    #expect(Stream(BehaviorRelay(value: 1).asInfallible()).events == [.next(0, 1)])
    #expect(Stream(replay.asInfallible()).events == [.next(0, 2)])
    #expect(Stream(PublishRelay<Int>().asInfallible()).events == [])
  }
}
