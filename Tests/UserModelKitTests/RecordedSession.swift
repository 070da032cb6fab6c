// Recorded by 'appcli log all --as swift-test'. The virtual times are the revisions.
import ReactiveLite
import ReactiveLiteTest
import Testing
import UserModelKit

@Test private func `all from revision 1 to 6`() {
  let start = JournalState(name: "", age: 0, count: 0)
  let actions: [Recorded<Event<JournalAction>>] = [
    .next(1, .setName("Ann")),
    .next(2, .setAge(36)),
    .next(3, .changingCount(3)),
    .next(4, .setName("Grace")),
    .next(5, .batch([.setName("亚伦 \"Al\""), .setAge(41)])),
    .next(6, .reset([.count])),
  ]
  let shown: [Recorded<Event<(String, Int, Int)>>] = [
    .next(0, ("", 0, 0)),
    .next(1, ("Ann", 0, 0)),
    .next(2, ("Ann", 36, 0)),
    .next(3, ("Ann", 36, 3)),
    .next(4, ("Grace", 36, 3)),
    .next(5, ("亚伦 \"Al\"", 41, 3)),
    .next(6, ("亚伦 \"Al\"", 41, 0)),
  ]

  let scheduler = TestScheduler(initialClock: 0)
  let app = AppCore(start)
  let stream = Stream(app.settled, scheduler: scheduler)
  let bag = DisposeBag()
  scheduler.createHotObservable(actions)
    .scan(into: start) { state, action in try state.apply(action) }
    .subscribe(onNext: app.apply)
    .disposed(by: bag)
  scheduler.start()

  XCTAssertEqual(stream.events, shown)
}
