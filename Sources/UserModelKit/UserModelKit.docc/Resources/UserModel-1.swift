import ReactiveLite

final class UserModel: Sendable {
  let name = BehaviorRelay(value: "Ann")
  let age = BehaviorRelay(value: 36)
}
