import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct MaybeOperatorsTests {
  @Test func `empty has no element`() {
    #expect(Stream(Maybe<Int>.empty()).events == [.completed(0)])
  }

  @Test func `do sees an element and the completion behind it`() {
    var log: [String] = []
    _ = Maybe.just(1)
      .do(
        onNext: { log.append("on \($0)") }, afterNext: { log.append("after \($0)") },
        onError: { _ in log.append("on error") }, afterError: { _ in log.append("after error") },
        onCompleted: { log.append("on completed") }, afterCompleted: { log.append("after completed") },
        onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
        onDispose: { log.append("dispose") }
      )
      .subscribe { log.append("\($0)") }

    #expect(
      log == [
        "subscribe", "on 1", "success(1)", "after 1", "on completed", "after completed", "subscribed",
        "dispose",
      ])
  }

  @Test func `ifEmpty has an element for none`() {
    #expect(Stream(Maybe.empty().ifEmpty(default: 7)).events == [.next(0, 7), .completed(0)])
    #expect(Stream(Maybe.just(1).ifEmpty(default: 7)).events == [.next(0, 1), .completed(0)])
    #expect(Stream(Maybe.error(Failure()).ifEmpty(default: 7)).events == [.error(0, Failure())])
  }

  @Test func `ifEmpty goes on with a single or a maybe`() {
    let single: Single<Int> = Maybe.empty().ifEmpty(switchTo: Single.just(7))
    let maybe: Maybe<Int> = Maybe.empty().ifEmpty(switchTo: Maybe.empty())

    #expect(Stream(single).events == [.next(0, 7), .completed(0)])
    #expect(Stream(maybe).events == [.completed(0)])
  }

  @Test func `asSingle needs an element`() {
    #expect(Stream(Maybe.just(1).asSingle()).events == [.next(0, 1), .completed(0)])
    #expect(Stream(Maybe<Int>.empty().asSingle()).events == [.error(0, RxError.noElements)])
  }
}
