import ReactiveLite
import ReactiveLiteTest
import Testing
import UserModelKit

/// # 7. Relays and the UserModel
///
/// You know: subjects (1), `Stream` and `Recorder` (4), `combineLatest` and `distinctUntilChanged` (5).
/// New here: BehaviorRelay and PublishRelay, `bind`, a model made of relays, order.
/// You need: nothing else.
///
/// A relay is a subject that never ends. A `BehaviorRelay` has a value: the state of a model. A `PublishRelay` has
/// none: something that happens, such as a tap. `UserModel` is two of the first kind, and a stream of both.
@Suite("07 Relays and the UserModel")
struct T07_RelaysAndTheModel {
  let name = BehaviorRelay(value: "Ann")
  let user = UserModel(name: "Ann", age: 36)

  @Test func `7.1 a BehaviorRelay gives its value to whoever subscribes, then each new one`() {
    let before = Recorder(name)
    name.accept("Bob")
    let after = Recorder(name)

    #expect(before.next(2) == ["Ann", "Bob"])
    #expect(after.next() == "Bob")
    #expect(name.value == "Bob")
  }

  @Test func `7.2 a PublishRelay passes on what it accepts and keeps nothing`() {
    let taps = PublishRelay<String>()
    let before = Recorder(taps)
    taps.accept("tap")
    let after = Recorder(taps)

    #expect(before.next() == "tap")
    after.expectNoMore()
  }

  // `bind` sends all that a stream sends into a relay. Its end is not passed on: a relay has none.
  @Test func `7.3 a relay that is bound to a stream outlives it`() {
    let typed = PublishSubject<String>()
    let seen = Recorder(name)
    let binding = typed.bind(to: name)

    typed.onNext("Bob")
    typed.onCompleted()
    name.accept("Cid")

    #expect(seen.next(3) == ["Ann", "Bob", "Cid"])
    #expect(seen.completion == nil)
    binding.dispose()
  }

  @Test func `7.4 the userStream begins with the user, then follows each change`() {
    let seen = Recorder(user.userStream)

    user.name.accept("Grace")
    user.age.accept(37)

    #expect(seen.next(3) == [("Ann", 36), ("Grace", 36), ("Grace", 37)])
  }

  // The surprise: a relay does not ask whether a value is new. Setting the same one again is an event.
  @Test func `7.5 accepting what is there already is an event too`() {
    let seen = Recorder(user.userStream)
    let changes = Recorder(user.userStream.distinctUntilChanged { $0 == $1 })

    user.name.accept("Ann")

    #expect(seen.next(2) == [("Ann", 36), ("Ann", 36)])
    #expect(changes.next(1) == [("Ann", 36)])
  }

  // The second surprise, and it spares you many others. The first listener answers "Bob" with "Cid" from inside the
  // delivery. `value` is the new one at once; but everybody hears both, in one order, and nobody hears "Cid" first.
  // (`skip(1)` leaves out the value that is there.)
  @Test func `7.6 what is accepted from inside a delivery waits until everybody has the element before`() {
    var heard: [String] = []
    let bag = DisposeBag()
    name.skip(1).subscribe(onNext: { [name] element in
      heard.append("first \(element)")
      if element == "Bob" { name.accept("Cid") }
    }).disposed(by: bag)
    name.skip(1).subscribe(onNext: { heard.append("second \($0)") }).disposed(by: bag)

    name.accept("Bob")

    #expect(heard == ["first Bob", "second Bob", "first Cid", "second Cid"])
    #expect(name.value == "Cid")
  }

  // Reading a value and accepting another is two steps, and another thread may come between. `update` is one.
  @Test func `7.7 update changes a value in one step`() {
    user.age.update { $0 += 1 }

    #expect(user.age.value == 37)
  }

  // What you read if you think that nothing was sent.
  @Test func `7.8 a failure says that the same value came again`() {
    expectFailure(reading: #"expected no more, but 1 event came: next("Ann")"#) {
      let seen = Recorder(name)
      #expect(seen.next() == "Ann")
      name.accept("Ann")
      seen.expectNoMore()
    }
  }

  // Exercise. Greet a user, but never twice with the same words: Exercises/E07_RelaysAndTheModel.swift,
  // `make exercise N=7`.
  @Test(.exercise(7)) func `7.9 exercise: greet the user`() throws { try check(Exercise07.greetings) }

  @Test func `7.9 exercise, solved`() throws { try check(Solution07.greetings) }

  private func check(_ greetings: (UserModel) throws -> Observable<String>) throws {
    let seen = Stream(try greetings(user))

    user.age.accept(37)
    user.name.accept("Bob")
    user.name.accept("Bob")
    user.age.accept(17)

    XCTAssertRecordedElements(seen.events, ["Good evening, Ann", "Good evening, Bob", "Hi, Bob"])
  }
}
