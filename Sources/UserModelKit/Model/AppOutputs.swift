import ReactiveLite

/// What the app shows: the user, the count, and both together.
public struct AppOutputs {
  /// Name and age, as ``UserModel/userStream``.
  public let user: Observable<(String, Int)>
  /// The count of every state of the store, the current one first.
  public let count: Observable<Int>
  /// Name, age and count, each time one of them changes.
  ///
  ///     let user = UserModel(name: "A", age: 5)
  ///     let store = Store<AppState>(reducer: AppState.reducer, state: AppState())
  ///     let outputs = AppOutputs(user: user, store: store)
  ///     user.age.accept   ------6---------
  ///     store.dispatch    ----------1-----   1 = ChangingCount(value: 1)
  ///     outputs.user      u-----v---------   u = ("A", 5), v = ("A", 6)
  ///     outputs.count     0---------1-----
  ///     outputs.all       p-----q---r-----
  ///                       p = ("A", 5, 0), q = ("A", 6, 0), r = ("A", 6, 1)
  public let all: Observable<(String, Int, Int)>

  /// The outputs of `user` and of the count in `store`.
  public init(user: UserModel, store: Store<AppState>) {
    self.user = user.userStream
    count = store.states.map(\.count)
    all = Observable.combineLatest(self.user, count) { user, count in (user.0, user.1, count) }
  }
}
