import ReactiveLite
import ReactiveLiteTest
import Testing
import UserModelKit
import XCTest

@Suite struct ActionRecorderTests {
  let store = Store<AppState>(reducer: AppState.reducer, state: AppState(count: 0))

  private struct Renaming: Action, Equatable { var name: String }
  private struct Mystery: Action { var value: Int }

  @Test func `a stub keeps every action from the reducer`() {
    let recorder = ActionRecorder(store, .stub)
    store.dispatch(ChangingCount(value: 98))
    store.dispatch(Renaming(name: "Ann"))

    #expect(recorder.actions == [ChangingCount(value: 98), Renaming(name: "Ann")])
    #expect(store.state.count == 0)
  }

  @Test func `passing through records and reduces`() {
    let recorder = ActionRecorder(store, .passThrough)
    store.dispatch(ChangingCount(value: 98))

    #expect(recorder.actions == [ChangingCount(value: 98)])
    #expect(store.state.count == 98)
  }

  @Test func `with a scheduler each action has its virtual time`() {
    let scheduler = TestScheduler(initialClock: 0)
    let signal = scheduler.createHotObservable([.next(300, 98), .next(600, 12)])
    let (recorder, dispatcher) = (
      ActionRecorder(store, .stub, scheduler: scheduler), Dispatcher(store: store)
    )
    dispatcher.wireSignalToAction(signal.asObservable())
    scheduler.start()

    XCTAssertEqual(recorder.records, [(300, ChangingCount(value: 98)), (600, ChangingCount(value: 12))])
  }

  @Test func `lists of actions differ in a value, a type, a length, and where an action has no ==`() {
    let actions: [any Action] = [ChangingCount(value: 1)]

    #expect(!(actions == [ChangingCount(value: 2)]))
    #expect(!(actions == [Renaming(name: "1")]))
    #expect(!(actions == []))
    #expect(!([Mystery(value: 1)] as [any Action] == [Mystery(value: 1)]))
  }

  @Test func `a failure names the action and its position`() {
    let recorder = ActionRecorder(store, .stub)
    store.dispatch(ChangingCount(value: 1))
    store.dispatch(ChangingCount(value: 2))

    withKnownIssue {
      XCTAssertEqual(recorder.actions, [ChangingCount(value: 1), ChangingCount(value: 3)])
    } matching: { issue in
      "\(issue)".contains("element 2 differs in value.value: expected 3, actual 2")
    }
  }

  @Test func `an action that is dispatched while another is on its way comes after that one`() {
    let greeting: Middleware<AppState> = { dispatch, _ in
      { next in
        { action in
          if action is ChangingCount { dispatch(Renaming(name: "nested")) }
          next(action)
        }
      }
    }
    let store = Store<AppState>(
      reducer: AppState.reducer, state: AppState(count: 0), middleware: [greeting])
    let recorder = ActionRecorder(store, .passThrough)
    store.dispatch(ChangingCount(value: 1))

    #expect(recorder.actions == [ChangingCount(value: 1), Renaming(name: "nested")])
    #expect(store.state.count == 1)
  }

  @Test func `what middleware swallows is recorded all the same`() {
    let swallow: Middleware<AppState> = { _, _ in { _ in { _ in } } }
    let store = Store<AppState>(
      reducer: AppState.reducer, state: AppState(count: 0), middleware: [swallow])
    let recorder = ActionRecorder(store, .passThrough)
    store.dispatch(ChangingCount(value: 1))

    #expect(recorder.actions == [ChangingCount(value: 1)])
    #expect(store.state.count == 0)
  }

  @Test func `stopped, the store is as it was and the record stays`() {
    let recorder = ActionRecorder(store, .stub)
    store.dispatch(ChangingCount(value: 1))
    recorder.stop()
    store.dispatch(ChangingCount(value: 2))

    #expect(recorder.actions == [ChangingCount(value: 1)])
    #expect(store.state.count == 2)
  }

  @Test func `a recorder that goes away has stopped`() {
    var recorder: ActionRecorder<AppState>? = ActionRecorder(store, .stub)
    #expect(recorder != nil)
    recorder = nil
    store.dispatch(ChangingCount(value: 2))

    #expect(store.state.count == 2)
  }

  @Test(arguments: [true, false]) func `two recorders may be stopped in either order`(newestFirst: Bool) {
    let first = ActionRecorder(store, .stub)
    let second = ActionRecorder(store, .passThrough)
    store.dispatch(ChangingCount(value: 1))
    (newestFirst ? second : first).stop()
    store.dispatch(ChangingCount(value: 2))
    (newestFirst ? first : second).stop()
    store.dispatch(ChangingCount(value: 3))

    #expect(first.actions.count == (newestFirst ? 2 : 1))
    #expect(second.actions.count == (newestFirst ? 1 : 2))
    #expect(store.state.count == 3)
  }

  @Test func `a dispatch function of one's own is put back`() {
    var seen = 0
    store.dispatchFunction = { _ in seen += 1 }
    let recorder = ActionRecorder(store, .stub)
    store.dispatch(ChangingCount(value: 1))
    recorder.stop()
    store.dispatch(ChangingCount(value: 2))

    #expect(seen == 1)
    #expect(store.state.count == 0)
  }

  @Test func `the store is not kept alive, and the record outlives it`() {
    var store: Store<AppState>? = Store(reducer: AppState.reducer, state: AppState(count: 0))
    weak let mortal = store
    let recorder = ActionRecorder(store!, .passThrough)
    store!.dispatch(ChangingCount(value: 1))
    store = nil

    #expect(mortal == nil)
    #expect(recorder.actions == [ChangingCount(value: 1)])
  }
}
