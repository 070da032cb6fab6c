import ReactiveLite
import ReactiveLiteTest
import Testing
import UserModelKit

/// # 14. From a recorded session to a test
///
/// You know: virtual time (2), `scan` (1), `Stream` (4), tuples (6), `UserModel` (7), the store (9).
/// New here: the app put together, its journal of actions, a test that the program writes itself.
/// You need: RecordedSession.swift, which the program has written; and `swift run appcli`, to write your own.
///
/// The program keeps every change in a journal: revision 1, 2, 3 … A fault that somebody met is there, too. So it can
/// be made into a test, where the revisions are the times and what was seen is the expectation. With a journal of its
/// own, so that yours is left alone and the revisions begin at 1:
///
///     export APPCLI_STATE_DIR=$(mktemp -d)
///     swift run appcli set name Ann
///     swift run appcli set age 36
///     swift run appcli log --as swift-test > Tests/UserModelKitTests/MySession.swift
///     swift test --filter 'all from revision'
///
/// The last line runs it, and RecordedSession.swift too. Delete yours when you have seen it.
@Suite("14 From a session to a test")
struct T14_FromASessionToATest {
  let scheduler = TestScheduler(initialClock: 0)
  let app = AppCore(JournalState(name: "", age: 0, count: 0))

  // The journal has a reducer like the store's: a state and an action make the next state. (`JournalState` and
  // `JournalAction` are in Sources/UserModelKit/Journal; the names of their cases say what they do.)
  @Test func `14.1 an action of the journal makes the next state`() throws {
    var state = JournalState(name: "Ann", age: 36, count: 3)

    try state.apply(.setAge(37))

    #expect(state == JournalState(name: "Ann", age: 37, count: 3))
  }

  // `AppCore` is the program without its files: a `UserModel` and a `Store` that follow the states of the journal.
  @Test func `14.2 the app follows a state: the user in its relays, the count in its store`() {
    app.apply(JournalState(name: "Ann", age: 36, count: 3))

    #expect(app.user.name.value == "Ann")
    #expect(app.user.age.value == 36)
    #expect(app.store.state == AppState(count: 3))
  }

  // Chapter 6 once more: a state that changes three values is three changes to relays and store. `outputs.all` shows
  // the steps between, which nobody meant.
  @Test func `14.3 the outputs pass through combinations that no state had`() {
    let shown = Recorder(app.outputs.all)

    app.apply(JournalState(name: "Ann", age: 36, count: 3))

    #expect(shown.next(4) == [("", 0, 0), ("Ann", 0, 0), ("Ann", 36, 0), ("Ann", 36, 3)])
  }

  // `settled` waits until all of a state is applied, by `withLatestFrom`: once for each revision, and so what the
  // program prints. It does not ask whether anything has changed.
  @Test func `14.4 settled sends once for each state, when all of it is applied`() {
    let shown = Recorder(app.settled)

    app.apply(JournalState(name: "Ann", age: 36, count: 3))
    app.apply(JournalState(name: "Ann", age: 36, count: 3))

    #expect(shown.next(3) == [("", 0, 0), ("Ann", 36, 3), ("Ann", 36, 3)])
  }

  // This is the whole trick, and all of it is known: the actions are a hot source, whose times are the revisions;
  // `scan(into:)`, a `scan` that changes its result in place, makes the states of them; the app follows; a `Stream`
  // records. See `play` below, and compare it with RecordedSession.swift.
  @Test func `14.5 a session is played back at its revisions`() {
    let actions: [Recorded<Event<JournalAction>>] = [
      .next(1, .setName("Ann")),
      .next(2, .batch([.setName("Grace"), .setAge(41)])),
      .next(3, .reset([.name])),
    ]
    let shown: [Recorded<Event<(String, Int, Int)>>] = [
      .next(0, ("", 0, 0)),
      .next(1, ("Ann", 0, 0)),
      .next(2, ("Grace", 41, 0)),
      .next(3, ("", 41, 0)),
    ]

    XCTAssertEqual(play(actions), shown)
  }

  // A recorded test is no proof that the program was right: it says that it does today what it did then. When you have
  // mended a fault, correct the expectation by hand. Until then you read which revision it was.
  @Test func `14.6 a failure names the revision and the value`() {
    expectFailure(
      reading: """
        event 2 (at 1) differs in value.0: expected "Ana", actual "Ann"
                    0  next("", 0, 0)
        > expected  1  next("Ana", 0, 0)
        > actual    1  next("Ann", 0, 0)
        """
    ) {
      XCTAssertEqual(play([.next(1, .setName("Ann"))]), [.next(0, ("", 0, 0)), .next(1, ("Ana", 0, 0))])
    }
  }

  // Exercise, the last one. Write the test that the program would write: Exercises/E14_FromASessionToATest.swift,
  // `make exercise N=14`.
  @Test(.exercise(14)) func `14.7 exercise: the session as a test`() throws {
    try check(Exercise14.actions, Exercise14.shown)
  }

  @Test func `14.7 exercise, solved`() throws { try check(Solution14.actions, Solution14.shown) }

  private func check(
    _ actions: () throws -> [Recorded<Event<JournalAction>>],
    _ shown: () throws -> [Recorded<Event<(String, Int, Int)>>]
  ) throws {
    let (actions, shown) = (try actions(), try shown())

    XCTAssertEqual(
      actions,
      [
        .next(1, .setName("Ann")), .next(2, .setAge(36)), .next(3, .changingCount(3)),
        .next(4, .changingCount(2)),
      ])
    XCTAssertEqual(play(actions), shown)
  }

  /// What the app shows while it is brought from each state to the next.
  private func play(_ actions: [Recorded<Event<JournalAction>>]) -> [Recorded<Event<(String, Int, Int)>>] {
    let stream = Stream(app.settled, scheduler: scheduler)
    let bag = DisposeBag()
    scheduler.createHotObservable(actions)
      .scan(into: JournalState()) { state, action in try state.apply(action) }
      .subscribe(onNext: app.apply)
      .disposed(by: bag)
    scheduler.start()
    return stream.events
  }
}
