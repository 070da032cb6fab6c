import ReactiveLite
import ReactiveLiteTest
import Testing
import XCTest

/// # 4. Recording: by hand, then `Stream`, then `Recorder`
///
/// You know: virtual time and what an observer records (2), hot sources (3).
/// New here: `Stream` and `Recorder`, a first driver, XCTest beside Swift Testing.
/// You need: Support/PlayButton.swift, which is what these tests look at.
///
/// A test of a view model asks: what does it show now, after this tap? Two things come early here, and are explained in
/// chapters of their own. The taps come through a relay, a subject that never ends and is sent to by `accept` (7). What
/// is shown is a driver, a stream that is subscribed to by `drive` and delivers on the main thread (8). Tests in XCTest
/// run there, so this chapter begins with them.
///
///     taps          ---t---t---t-
///     isTapEnabled  T--F---T---F-    T = true, F = false
final class T04_RecordingInXCTest: XCTestCase {
  // The long way. A scheduler makes the taps, `bind` sends them into the relay, an observer records what the driver
  // sends, and a bag ends both connections when the test is over. `asObservable` makes any source, here the relay, a
  // plain `Observable`, for whoever takes nothing else.
  func test4_1_theLongWayWithSchedulerBagAndObserver() {
    let scheduler = TestScheduler(initialClock: 0)
    let bag = DisposeBag()
    let observer = scheduler.createObserver(Bool.self)
    let taps = PublishRelay<Void>()
    let button = PlayButton(taps: taps.asObservable())

    button.isTapEnabled.drive(observer).disposed(by: bag)
    scheduler.createHotObservable([.next(10, ()), .next(20, ()), .next(30, ())]).bind(to: taps).disposed(
      by: bag)
    scheduler.start()

    XCTAssertEqual(observer.events, [.next(0, true), .next(10, false), .next(20, true), .next(30, false)])
  }

  // Most tests need no times. A `Stream` observes at once and keeps what it gets: scheduler, bag and observer in one
  // line, and the test reads like a conversation. Without a scheduler every time is 0.
  func test4_2_aStreamObservesInOneLine() {
    let taps = PublishRelay<Void>()
    let isTapEnabled = Stream(PlayButton(taps: taps.asObservable()).isTapEnabled)

    XCTAssertEqual(isTapEnabled.value, true)
    taps.accept(())
    XCTAssertEqual(isTapEnabled.value, false)
    taps.accept(())
    XCTAssertEqual(isTapEnabled.value, true)
    taps.accept(())

    XCTAssertEqual(isTapEnabled.events, [.next(0, true), .next(0, false), .next(0, true), .next(0, false)])
  }

  // Where a test has no main thread, or wants to say when, a scheduler of its own stands in for the main one: `mock`
  // gives it to the drivers made in its closure. Work for "now" is done one tick later there: hence 1, 11, 21, 31.
  // (`Stream` as a type needs its module in front: Foundation, which comes with XCTest, has one too.)
  func test4_3_aDriverDeliversOnTheSchedulerThatStandsInForTheMainOne() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let taps = scheduler.createHotObservable([.next(10, ()), .next(20, ()), .next(30, ())])

    var isTapEnabled: ReactiveLiteTest.Stream<Bool>?
    SharingScheduler.mock(scheduler: scheduler) {
      isTapEnabled = Stream(PlayButton(taps: taps.asObservable()).isTapEnabled, scheduler: scheduler)
    }
    scheduler.start()

    XCTAssertEqual(
      try XCTUnwrap(isTapEnabled).events,
      [.next(1, true), .next(11, false), .next(21, true), .next(31, false)])
  }
}

/// The rest is Swift Testing, whose tests run on any thread. That is no matter to a stream that needs no main thread.
@Suite("04 Recording")
struct T04_Recording {
  let names = PublishSubject<String>()

  // The surprise: the newest *value* stays where it is when the stream has ended. Ask for the newest *event* to see it.
  @Test func `4.4 a Stream keeps the newest element beyond the end`() {
    let stream = Stream(names)

    #expect(stream.value == nil)
    names.onNext("Ann")
    names.onCompleted()

    #expect(stream.value == "Ann")
    #expect(stream.latestEvent == .completed(0))
  }

  // A `Stream` is patient: what you do not look at does not matter to it. So a test can miss that something was sent
  // twice. A `Recorder` is strict: you take one element after the other, and it minds what you leave.
  @Test func `4.5 a Recorder hands out what came, one after the other`() {
    let recorder = Recorder(names)

    names.onNext("Ann")
    #expect(recorder.next() == "Ann")
    names.onNext("Bob")
    names.onNext("Cid")
    #expect(recorder.next(2) == ["Bob", "Cid"])
    recorder.expectNoMore()
  }

  @Test func `4.6 the ending of a Recorder is to be looked at too`() {
    let recorder = Recorder(names)

    names.onNext("Ann")
    names.onCompleted()

    #expect(recorder.next() == "Ann")
    #expect(recorder.completion == .completed)
  }

  // What comes from another thread, as by `observe(on:)` (13), has to be waited for. `wait` does, until the stream has
  // ended, and not a moment longer.
  @Test func `4.7 a Recorder waits for what comes from elsewhere`() async {
    let queue = ConcurrentDispatchQueueScheduler(qos: .default)
    let recorder = Recorder(Observable.of("Ann", "Bob").observe(on: queue))

    await recorder.wait()

    #expect(recorder.next(2) == ["Ann", "Bob"])
    #expect(recorder.completion == .completed)
  }

  // Two failures. You wanted more than came:
  @Test func `4.8 a failure says what came instead`() {
    expectFailure(reading: "expected 2 elements, but 1 event came: next(\"Ann\")") {
      let recorder = Recorder(names)
      names.onNext("Ann")
      _ = recorder.next(2)
    }
  }

  // …or more came than you looked at. This one stands at the line that made the recorder.
  @Test func `4.9 a Recorder fails the test for what nobody looked at`() {
    expectFailure(
      reading: """
        1 event nobody looked at: next("Ann"). \
        Take what comes, or make the recorder with exhaustive: false.
        """
    ) {
      let recorder = Recorder(names)
      names.onNext("Ann")
      names.onNext("Ann")
      #expect(recorder.next() == "Ann")
    }
  }

  // Exercise. Look at every name a guest book sends, and let nothing pass that you have not seen:
  // Exercises/E04_Recording.swift, `make exercise N=4`. Your test is tried on a guest book with a fault, too.
  @Test(.exercise(4)) func `4.10 exercise: a test that misses nothing`() throws { try check(Exercise04.test) }

  @Test func `4.10 exercise, solved`() throws { try check(Solution04.test) }

  private func check(_ test: (_ names: Observable<String>, _ sign: (String) -> Void) throws -> Void) throws {
    try test(names.asObservable()) { names.onNext($0) }

    try withKnownIssue("your test has to fail when the book sends a name twice") {
      try test(names.asObservable()) { name in
        names.onNext(name)
        names.onNext(name)
      }
    } matching: {
      $0.error == nil
    }
  }
}
