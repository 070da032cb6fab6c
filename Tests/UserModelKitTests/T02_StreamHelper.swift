import ReactiveLite
import ReactiveLiteTest
import XCTest

/// # 2. What a view model shows: the long way, then `Stream`
///
/// You know: virtual time and hot observables (1).
/// New here: a driver, an observer that records, a bag; and `Stream`, which is all three in one line.
/// You need: nothing else. This chapter is written in XCTest, whose tests run on the main thread, where drivers
/// deliver; 2.3 shows the same without a main thread.
///
/// The part under test is a play button: each tap turns it off and on again.
///
///     taps          ---t---t---t-
///     isTapEnabled  T--F---T---F-    T = true, F = false
final class T02_StreamHelper: XCTestCase {
  // The long way. A scheduler makes the taps, an observer records what the driver sends, and a bag ends both
  // connections when the test is over.
  func test2_1_theLongWayWithSchedulerBagAndObserver() {
    let scheduler = TestScheduler(initialClock: 0)
    let bag = DisposeBag()
    let observer = scheduler.createObserver(Bool.self)
    let playButton = PublishRelay<Void>()
    let player = Player(taps: playButton.asObservable())

    player.isTapEnabled.drive(observer).disposed(by: bag)
    scheduler.createHotObservable([.next(10, ()), .next(20, ()), .next(30, ())])
      .bind(to: playButton)
      .disposed(by: bag)
    scheduler.start()

    XCTAssertEqual(observer.events, [.next(0, true), .next(10, false), .next(20, true), .next(30, false)])
  }

  // Most tests only ask: what is it now, after this tap? A `Stream` observes at once and keeps what it gets.
  func test2_2_aStreamObservesInOneLine() {
    let playButton = PublishRelay<Void>()
    let player = Player(taps: playButton.asObservable())

    let isTapEnabled = Stream(player.isTapEnabled)
    XCTAssertEqual(isTapEnabled.value, true)
    playButton.accept(())
    XCTAssertEqual(isTapEnabled.value, false)
    playButton.accept(())
    XCTAssertEqual(isTapEnabled.value, true)
    playButton.accept(())

    XCTAssertEqual(isTapEnabled.events, [.next(0, true), .next(0, false), .next(0, true), .next(0, false)])
  }

  // A driver delivers on the main thread. Where a test has none, or wants to say when, it puts a scheduler of its
  // own in the place of the main one. Work for "now" is done one tick later there: hence 1, 11, 21, 31.
  func test2_3_aDriverDeliversOnTheSchedulerThatStandsInForTheMainOne() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let taps = scheduler.createHotObservable([.next(10, ()), .next(20, ()), .next(30, ())])

    var isTapEnabled: ReactiveLiteTest.Stream<Bool>?
    SharingScheduler.mock(scheduler: scheduler) {
      isTapEnabled = Stream(Player(taps: taps.asObservable()).isTapEnabled, scheduler: scheduler)
    }
    scheduler.start()

    XCTAssertEqual(
      try XCTUnwrap(isTapEnabled).events,
      [.next(1, true), .next(11, false), .next(21, true), .next(31, false)])
  }
}

/// A play button that can be tapped, then not, then again.
private struct Player {
  let isTapEnabled: Driver<Bool>

  init(taps: Observable<Void>) {
    isTapEnabled =
      taps
      .scan(true) { isEnabled, _ in !isEnabled }
      .startWith(true)
      .asDriver(onErrorJustReturn: false)
  }
}
