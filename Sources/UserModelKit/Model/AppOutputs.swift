import ReactiveLite

/// What the app shows: the user, the count, and both together.
public struct AppOutputs {
  /// Name and age, as ``UserModel/userStream``.
  public let user: Observable<(String, Int)>
  /// The count of every state of the store, the current one first.
  public let count: Observable<Int>
  /// Name, age and count, each time one of them changes.
  ///
  ///     user   u-----v---------
  ///     count  0---------1-----
  ///     all    p-----q---r-----    p = (u, 0), q = (v, 0), r = (v, 1)
  public let all: Observable<(String, Int, Int)>

  /// The outputs of `user` and of the count in `store`.
  public init(user: UserModel, store: Store<AppState>) {
    self.user = user.userStream
    count = store.states.map(\.count)
    all = Observable.combineLatest(self.user, count) { user, count in (user.0, user.1, count) }
  }
}
