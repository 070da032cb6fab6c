import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct SingleOperatorsTests {
  @Test func `do sees the success from all sides`() {
    var log: [String] = []
    _ = Single.just(1)
      .do(
        onSuccess: { log.append("on \($0)") }, afterSuccess: { log.append("after \($0)") },
        onError: { _ in log.append("on error") }, afterError: { _ in log.append("after error") },
        onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
        onDispose: { log.append("dispose") }
      )
      .subscribe { log.append("\($0)") }

    #expect(log == ["subscribe", "on 1", "success(1)", "after 1", "subscribed", "dispose"])
  }

  @Test func `do sees the failure from all sides`() {
    var log: [String] = []
    _ = Single<Int>.error(Failure())
      .do(
        onSuccess: { log.append("on \($0)") }, onError: { _ in log.append("on error") },
        afterError: { _ in log.append("after error") }
      )
      .subscribe(onFailure: { _ in log.append("failure") })

    #expect(log == ["on error", "failure", "after error"])
  }

  @Test func `a throw in do is an error`() {
    let single = Single.just(1).do(onSuccess: { _ in throw Failure() })

    #expect(Stream(single).events == [.error(0, Failure())])
  }

  @Test func `asMaybe is the same`() {
    #expect(Stream(Single.just(1).asMaybe()).events == [.next(0, 1), .completed(0)])
    #expect(Stream(Single<Int>.error(Failure()).asMaybe()).events == [.error(0, Failure())])
  }
}
