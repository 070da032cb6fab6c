import ReactiveLite
import ReactiveLiteTest
import Testing
import UserModelKit

@Suite struct PipelineMiddlewareTests {
  private struct Search: Action, Equatable { var number: Int }
  private let scheduler = TestScheduler(initialClock: 0)

  private func store(_ middleware: @escaping Middleware<AppState>) -> Store<AppState> {
    Store(reducer: AppState.reducer, state: AppState(count: 0), middleware: [middleware])
  }

  @Test func `what comes out of the pipeline is dispatched, in virtual time`() {
    let store = store(
      pipelineMiddleware { [scheduler] actions, _ in
        actions.compactMap { ($0 as? Search)?.number }
          .debounce(.seconds(30), scheduler: scheduler)
          .map { ChangingCount(value: $0) }
      })
    let recorder = ActionRecorder(store, .passThrough, scheduler: scheduler)
    scheduler.scheduleAt(100) { store.dispatch(Search(number: 1)) }
    scheduler.scheduleAt(110) { store.dispatch(Search(number: 2)) }
    scheduler.start()

    #expect(recorder.records.map(\.time) == [100, 110, 140])
    #expect(store.state.count == 2)
  }

  @Test func `the reducer has seen an action before the pipeline does`() {
    var counts: [Int?] = []
    let store = store(
      pipelineMiddleware { actions, getState in
        actions.do(onNext: { _ in counts.append(getState()?.count) }).filter { _ in false }
      })
    store.dispatch(ChangingCount(value: 5))

    #expect(counts == [5])
  }

  @Test func `the pipeline is let go of with the store`() {
    let source = PublishSubject<any Action>()
    var store: Store<AppState>? = store(pipelineMiddleware { _, _ in source })
    source.onNext(ChangingCount(value: 3))
    #expect(store?.state.count == 3)
    store = nil

    #expect(!source.hasObservers)
  }

  @Test func `another middleware takes its place`() {
    let source = PublishSubject<any Action>()
    let store = store(pipelineMiddleware { _, _ in source })
    store.middleware = []

    #expect(!source.hasObservers)
  }
}
