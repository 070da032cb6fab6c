import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct NeverTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `never sends nothing`() {
    let observer = scheduler.start { Observable<Int>.never() }

    #expect(observer.events == [])
  }

  @Test func `disposing it calls onDisposed and nothing else`() {
    var log: [String] = []
    let subscription = Observable<Int>.never().subscribe(
      onNext: { _ in log.append("next") }, onError: { _ in log.append("error") },
      onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })

    subscription.dispose()

    #expect(log == ["disposed"])
  }

  @Test func `it keeps nobody who subscribes alive`() {
    let (source, bag) = (Observable<Int>.never(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      source.map { [captured] _ in captured }.subscribe().disposed(by: bag)
    }

    #expect(token == nil)
    withExtendedLifetime((source, bag)) {}
  }
}
