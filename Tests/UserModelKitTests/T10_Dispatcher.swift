import ReactiveLite
import ReactiveLiteTest
import Testing
import UserModelKit

/// # 10. From signal to action: the Dispatcher
///
/// You know: hot sources and their times (2), `merge` (5), the store and what is dispatched to it (9).
/// New here: Dispatcher, a store that is a double, middleware made of a stream.
/// You need: nothing else.
///
/// The part under test turns the numbers of a signal into actions for a store.
///
///     signal      ---98---12---
///     dispatched  ---C----D----    C = ChangingCount(value: 98), D = ChangingCount(value: 12)
@Suite("10 The Dispatcher")
struct T10_Dispatcher {
  let scheduler = TestScheduler(initialClock: 0)
  let store = Store<AppState>(reducer: AppState.reducer, state: AppState(count: 0))

  // What goes on without an end is given up after so many steps, and fails the test.
  init() { scheduler.stepLimit = 1000 }

  @Test func `10.1 each number of the signal becomes the count`() {
    let signal = PublishSubject<Int>()
    let dispatcher = Dispatcher(store: store)
    dispatcher.wireSignalToAction(signal)

    signal.onNext(98)
    #expect(store.state.count == 98)
    signal.onNext(12)
    #expect(store.state.count == 12)
    withExtendedLifetime(dispatcher) {}
  }

  // Chapters 2 and 9 together: a signal with times, and a dispatch function that takes them down.
  @Test func `10.2 a signal of 98 at 300 and 12 at 600 is dispatched at those times`() {
    let signal = scheduler.createHotObservable([.next(300, 98), .next(600, 12)])
    var dispatched: [Recorded<Event<ChangingCount?>>] = []
    store.dispatchFunction = { action in
      dispatched.append(.next(scheduler.clock, action as? ChangingCount))
    }

    let dispatcher = Dispatcher(store: store)
    dispatcher.wireSignalToAction(signal.asObservable())
    scheduler.start()

    #expect(
      dispatched == [
        .next(300, ChangingCount(value: 98)),
        .next(600, ChangingCount(value: 12)),
      ])
    withExtendedLifetime(dispatcher) {}
  }

  // The dispatcher owns its subscriptions. The surprise: let go of it, and the signal is connected to nothing.
  // (`Subscription` with its module: a store has another one.)
  @Test func `10.3 a dispatcher that is gone dispatches nothing`() {
    let signal = scheduler.createHotObservable([.next(300, 98), .next(600, 12)])
    var dispatcher: Dispatcher? = Dispatcher(store: store)
    dispatcher?.wireSignalToAction(signal.asObservable())

    scheduler.scheduleAt(500) { dispatcher = nil }
    scheduler.start()

    #expect(store.state.count == 98)
    #expect(dispatcher == nil)
    #expect(signal.subscriptions == [ReactiveLiteTest.Subscription(0, 500)])
  }

  @Test func `10.4 the end of one signal does not concern another`() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let dispatcher = Dispatcher(store: store)
    dispatcher.wireSignalToAction(first)
    dispatcher.wireSignalToAction(second)

    first.onCompleted()
    second.onNext(12)

    #expect(store.state.count == 12)
    withExtendedLifetime(dispatcher) {}
  }

  // The dispatcher asks for no more than something to dispatch to. So a test needs no store at all.
  @Test func `10.5 a double in the place of the store takes down what it is told`() {
    final class Double: DispatchingStoreType {
      var actions: [any Action] = []
      func dispatch(_ action: any Action) { actions.append(action) }
    }
    let double = Double()
    let dispatcher = Dispatcher(store: double)

    dispatcher.wireSignalToAction(.of(98, 12))

    XCTAssertEqual(double.actions, [ChangingCount(value: 98), ChangingCount(value: 12)])
  }

  // All the way round: what goes in as a signal comes out as the stream of the states.
  @Test func `10.6 what goes in as a signal comes out as states`() {
    let dispatcher = Dispatcher(store: store)
    scheduler.run { m in
      let signal = "---5--7|"
      let counts = "0--5--7"

      m.expect(store.states.map(\.count)).toBe(counts)
      dispatcher.wireSignalToAction(m.hot(signal, of: Int.self).asObservable())
    }
    withExtendedLifetime(dispatcher) {}
  }

  // Middleware stands between `dispatch` and the reducer, and every action passes it. Where an action is to be answered
  // by another one, later perhaps, a stream can be the middleware: it gets all actions and sends what is to be
  // dispatched. This one takes a count of 98 back after ten seconds.
  @Test func `10.7 a pipeline answers actions with actions, in virtual time`() {
    let takingBack: Middleware<AppState> = pipelineMiddleware { [scheduler] actions, _ in
      actions.filter { ($0 as? ChangingCount)?.value == 98 }
        .delay(.seconds(10), scheduler: scheduler)
        .map { _ in ChangingCount(value: 0) }
    }
    let store = Store(reducer: AppState.reducer, state: AppState(count: 0), middleware: [takingBack])
    let recorder = ActionRecorder(store, .passThrough, scheduler: scheduler)

    scheduler.scheduleAt(300) { store.dispatch(ChangingCount(value: 98)) }
    scheduler.start()

    XCTAssertEqual(recorder.records, [(300, ChangingCount(value: 98)), (310, ChangingCount(value: 0))])
  }

  // Had you not kept the dispatcher, you would read this: nothing was dispatched.
  @Test func `10.8 a failure says that the dispatches are missing`() {
    expectFailure(
      reading: """
        nothing was recorded, expected 1 element
        > expected  1.  (time: 300, action: ChangingCount(value: 98))
        """
    ) {
      let signal = scheduler.createHotObservable([.next(300, 98)])
      let recorder = ActionRecorder(store, .stub, scheduler: scheduler)
      Dispatcher(store: store).wireSignalToAction(signal.asObservable())
      scheduler.start()
      XCTAssertEqual(recorder.records, [(300, ChangingCount(value: 98))])
    }
  }

  // Exercise. Two buttons change one count: Exercises/E10_Dispatcher.swift, `make exercise N=10`.
  @Test(.exercise(10)) func `10.9 exercise: plus and minus`() throws { try check(Exercise10.wire) }

  @Test func `10.9 exercise, solved`() throws { try check(Solution10.wire) }

  private func check(_ wire: (Observable<Void>, Observable<Void>, Dispatcher) throws -> Void) throws {
    let dispatcher = Dispatcher(store: store)
    try scheduler.run { m in
      let plus = "  --t--t-----t--"
      let minus = " -------t-------"
      let counts = "0-1--2-1---2--"

      m.expect(store.states.map(\.count)).toBe(counts)
      try wire(m.hot(plus).map { _ in }, m.hot(minus).map { _ in }, dispatcher)
    }
    withExtendedLifetime(dispatcher) {}
  }
}
