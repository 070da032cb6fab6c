import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct ErrorTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `error fails with the given error while it is subscribed to`() {
    let observer = scheduler.start { Observable<Int>.error(Failure(number: 7)) }

    #expect(observer.events == [.error(200, Failure(number: 7))])
  }

  @Test func `each subscriber gets the error`() {
    let source = Observable<Int>.error(Failure(number: 7))

    #expect(Stream(source).events == [.error(0, Failure(number: 7))])
    #expect(Stream(source).events == [.error(0, Failure(number: 7))])
  }

  @Test func `onDisposed is called after the error`() {
    var log: [String] = []
    _ = Observable<Int>.error(Failure(number: 7)).subscribe(
      onError: { log.append("\($0)") }, onDisposed: { log.append("disposed") })

    #expect(log == ["Failure(number: 7)", "disposed"])
  }

  @Test func `what was subscribed is let go of after the error`() {
    let (source, bag) = (Observable<Int>.error(Failure(number: 7)), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      source.subscribe(onError: { [captured] _ in _ = captured }).disposed(by: bag)
    }

    #expect(token == nil)
    withExtendedLifetime((source, bag)) {}
  }
}
