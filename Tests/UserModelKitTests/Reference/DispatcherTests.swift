import ReactiveLite
import Testing
import UserModelKit

struct DispatcherTests {
  let store = Store(reducer: AppState.reducer, state: AppState())
  let signal = PublishSubject<Int>()

  @Test func `every element of the signal is dispatched as an action`() {
    var recorded: [any Action] = []
    store.dispatchFunction = { recorded.append($0) }
    let dispatcher = Dispatcher(store: store)
    dispatcher.wireSignalToAction(signal)

    signal.onNext(98)
    signal.onNext(12)

    #expect(recorded as? [ChangingCount] == [ChangingCount(value: 98), ChangingCount(value: 12)])
    #expect(store.state.count == 0)
    withExtendedLifetime(dispatcher) {}
  }

  @Test func `what is dispatched reaches the state`() {
    let dispatcher = Dispatcher(store: store)
    dispatcher.wireSignalToAction(signal)

    signal.onNext(98)

    #expect(store.state.count == 98)
    withExtendedLifetime(dispatcher) {}
  }

  @Test func `nothing is dispatched any more when the dispatcher is gone`() {
    var dispatcher: Dispatcher? = Dispatcher(store: store)
    dispatcher?.wireSignalToAction(signal)
    dispatcher = nil

    signal.onNext(98)

    #expect(store.state.count == 0)
  }

  @Test func `one signal may end while another goes on`() {
    let dispatcher = Dispatcher(store: store)
    let other = PublishSubject<Int>()
    dispatcher.wireSignalToAction(signal)
    dispatcher.wireSignalToAction(other)

    signal.onCompleted()
    other.onNext(3)

    #expect(store.state.count == 3)
    withExtendedLifetime(dispatcher) {}
  }

  @Test func `any store will do`() {
    final class Recording: DispatchingStoreType {
      var actions: [any Action] = []
      func dispatch(_ action: any Action) { actions.append(action) }
    }
    let recording = Recording()
    let dispatcher = Dispatcher(store: recording)
    dispatcher.wireSignalToAction(.of(1, 2))

    #expect(recording.actions as? [ChangingCount] == [ChangingCount(value: 1), ChangingCount(value: 2)])
  }
}
