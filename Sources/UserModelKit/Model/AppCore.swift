import ReactiveLite

/// The app without its journal: a user and a store that follow the states of a journal, and their outputs.
///
///     let app = AppCore(snapshot.state)
///     app.settled.subscribe(onNext: { name, age, count in show(name, age, count) })
///     app.apply(entry.state)
public final class AppCore: Sendable {
  /// The user, with the name and the age last applied.
  public let user: UserModel
  /// The store, with the count last applied.
  public let store: Store<AppState>
  private let applied = BehaviorRelay(value: ())

  /// The app as it is in `state`.
  public init(_ state: JournalState = JournalState()) {
    user = UserModel(name: state.name, age: state.age)
    store = Store(reducer: AppState.reducer, state: AppState(count: state.count))
  }

  /// The streams of user and count, in which every single change shows.
  public var outputs: AppOutputs { AppOutputs(user: user, store: store) }

  /// Name, age and count once all of a state is applied: the current ones first, then once for each `apply`.
  ///
  ///     let app = AppCore(JournalState(name: "Ann"))
  ///     app.apply     ---A--A--B--
  ///                   A = JournalState(name: "Ann", age: 36)
  ///                   B = JournalState(name: "Bob", age: 37, count: 3)
  ///     app.settled   p--q--q--r--
  ///                   p = ("Ann", 0, 0), q = ("Ann", 36, 0)
  ///                   r = ("Bob", 37, 3)
  ///
  /// Where one state changes all three, `outputs.all` goes through two combinations that no state had.
  public var settled: Observable<(String, Int, Int)> { applied.withLatestFrom(outputs.all) }

  /// Brings user and store to `state`, which is all that one revision left. What has not changed is not sent
  /// again.
  public func apply(_ state: JournalState) {
    if !user.name.value.utf8.elementsEqual(state.name.utf8) { user.name.accept(state.name) }
    if user.age.value != state.age { user.age.accept(state.age) }
    if store.state.count != state.count { store.dispatch(ChangingCount(value: state.count)) }
    applied.accept(())
  }
}
