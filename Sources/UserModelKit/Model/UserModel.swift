import ReactiveLite

/// A user, whose name and age can be set and watched.
public final class UserModel: Sendable {
  /// The name. Accepts a new one from any thread.
  public let name: BehaviorRelay<String>
  /// The age in years. Accepts a new one from any thread.
  public let age: BehaviorRelay<Int>

  /// A user with this name and age.
  public init(name: String, age: Int) {
    self.name = BehaviorRelay(value: name)
    self.age = BehaviorRelay(value: age)
  }

  /// Name and age together: the current pair first, then a pair for each change of one of them.
  ///
  ///     let user = UserModel(name: "A", age: 5)
  ///     user.name.accept   ------B---------
  ///     user.age.accept    ----------6-----
  ///     user.userStream    p-----q---r-----
  ///                        p = ("A", 5), q = ("B", 5), r = ("B", 6)
  public var userStream: Observable<(String, Int)> { Observable.combineLatest(name, age) }
}
