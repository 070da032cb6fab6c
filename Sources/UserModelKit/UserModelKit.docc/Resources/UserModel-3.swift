import ReactiveLite

final class UserModel: Sendable {
  let name: BehaviorRelay<String>
  let age: BehaviorRelay<Int>

  init(name: String, age: Int) {
    self.name = BehaviorRelay(value: name)
    self.age = BehaviorRelay(value: age)
  }

  var userStream: Observable<(String, Int)> { Observable.combineLatest(name, age) }
}
