import ReactiveLite
import ReactiveLiteTest
import Testing

final class UserModel: Sendable {
  let name: BehaviorRelay<String>
  let age: BehaviorRelay<Int>

  init(name: String, age: Int) {
    self.name = BehaviorRelay(value: name)
    self.age = BehaviorRelay(value: age)
  }

  var userStream: Observable<(String, Int)> { Observable.combineLatest(name, age) }
}

struct UserModelTutorial {
  @Test func `the current pair comes first`() {
    let user = UserModel(name: "Ann", age: 36)

    let pairs = Stream(user.userStream)

    #expect(pairs.events == [.next(0, ("Ann", 36))])
  }

  @Test func `each change sends a pair`() {
    let user = UserModel(name: "Ann", age: 36)
    let pairs = Stream(user.userStream)

    user.age.accept(37)
    user.name.accept("Bob")

    #expect(pairs.events == [.next(0, ("Ann", 36)), .next(0, ("Ann", 37)), .next(0, ("Bob", 37))])
  }
}
