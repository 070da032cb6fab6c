import Testing
import UserModelKit

struct MiddlewareTests {
  @Test func `an action passes the middleware in order and comes back`() {
    let log = Log()
    let store = Store(
      reducer: AppState.reducer, state: AppState(), middleware: [tracing(1, in: log), tracing(2, in: log)])

    store.dispatch(ChangingCount(value: 1))

    #expect(log.lines == ["1>", "2>", "<2", "<1"])
  }

  @Test func `a dispatch inside middleware begins with the first one again`() {
    let log = Log()
    let doubling: Middleware<AppState> = { dispatch, _ in
      { next in
        { action in
          if action as? ChangingCount != ChangingCount(value: 1) { return next(action) }
          dispatch(ChangingCount(value: 2))
        }
      }
    }
    let store = Store(
      reducer: AppState.reducer, state: AppState(), middleware: [tracing(1, in: log), doubling])

    store.dispatch(ChangingCount(value: 1))

    #expect(log.lines == ["1>", "1>", "<1", "<1"])
    #expect(store.state.count == 2)
  }

  @Test func `the state is nil for the first action, then what the reducer made`() {
    var states: [AppState?] = []
    let watching: Middleware<AppState> = { _, getState in
      { next in
        { action in
          states.append(getState())
          next(action)
          states.append(getState())
        }
      }
    }

    _ = Store(reducer: AppState.reducer, state: nil, middleware: [watching])

    #expect(states == [nil, AppState(count: 0)])
  }

  @Test func `middleware can change what reaches the reducer`() {
    let negating: Middleware<AppState> = { _, _ in
      { next in { action in next(ChangingCount(value: -(action as! ChangingCount).value)) } }
    }
    let store = Store(reducer: AppState.reducer, state: AppState(), middleware: [negating])

    store.dispatch(ChangingCount(value: 7))

    #expect(store.state.count == -7)
  }

  @Test func `setting the middleware undoes a replaced dispatch function`() {
    let log = Log()
    let store = Store(reducer: AppState.reducer, state: AppState())
    store.dispatchFunction = { _ in }
    store.middleware = [tracing(3, in: log)]

    store.dispatch(ChangingCount(value: 1))

    #expect(log.lines == ["3>", "<3"])
    #expect(store.middleware.count == 1)
    #expect(store.state.count == 1)
  }

  @Test func `middleware does not keep its store alive`() {
    weak var store: Store<AppState>?
    do {
      let keeping: Middleware<AppState> = { dispatch, getState in
        { next in
          { action in
            _ = (dispatch, getState)
            next(action)
          }
        }
      }
      let living = Store(reducer: AppState.reducer, state: nil, middleware: [keeping])
      store = living
      living.dispatch(ChangingCount(value: 1))
    }

    #expect(store == nil)
  }

  @Test func `a thousand dispatches can stand inside each other`() {
    let counting: Middleware<AppState> = { dispatch, _ in
      { next in
        { action in
          next(action)
          let value = (action as! ChangingCount).value
          if value < 1_000 { dispatch(ChangingCount(value: value + 1)) }
        }
      }
    }
    let store = Store(reducer: AppState.reducer, state: AppState(), middleware: [counting])

    store.dispatch(ChangingCount(value: 1))

    #expect(store.state.count == 1_000)
  }
}
