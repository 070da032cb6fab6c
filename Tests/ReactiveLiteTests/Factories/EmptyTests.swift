import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct EmptyTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `empty completes while it is subscribed to`() {
    let observer = scheduler.start { Observable<Int>.empty() }

    #expect(observer.events == [.completed(200)])
  }

  @Test func `each subscriber gets the completion`() {
    let source = Observable<Int>.empty()

    #expect(Stream(source).events == [.completed(0)])
    #expect(Stream(source).events == [.completed(0)])
  }

  @Test func `on a scheduler, the completion is a piece of work`() {
    let observer = scheduler.start { [scheduler] in Observable<Int>.empty(scheduler: scheduler) }

    #expect(observer.events == [.completed(201)])
  }

  @Test func `nothing is sent when it is disposed before the scheduler runs`() {
    let observer = scheduler.start(disposed: 200) { [scheduler] in Observable<Int>.empty(scheduler: scheduler)
    }

    #expect(observer.events == [])
  }

  @Test func `what was subscribed is let go of after the completion`() {
    let (source, bag) = (Observable<Int>.empty(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      source.subscribe(onCompleted: { [captured] in _ = captured }).disposed(by: bag)
    }

    #expect(token == nil)
    withExtendedLifetime((source, bag)) {}
  }
}
