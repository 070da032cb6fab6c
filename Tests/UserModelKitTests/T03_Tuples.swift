import ReactiveLite
import ReactiveLiteTest
import Testing
import UserModelKit
import XCTest

/// # 3. Asserting on tuples
///
/// You know: virtual time and hot observables (1), what an observer records (2).
/// New here: `combineLatest`, whose elements are tuples, and how tuples are compared.
/// You need: nothing else.
///
/// The part under test is the `userStream` of a `UserModel`: name and age together, each time one of them changes.
///
///     name        A-----B-----------C----
///     age         5-----------6----------
///     userStream  p-----q-----r-----s----   p = (A, 5), q = (B, 5), r = (B, 6), s = (C, 6)
@Suite("03 Tuples")
struct T03_Tuples {
  let scheduler = TestScheduler(initialClock: 0)
  let user = UserModel(name: "takutoki", age: 5)

  // A relay has a value, so both sources have sent something and the first tuple is there at once.
  @Test func `3.1 the stream begins with what the user is`() {
    let stream = Stream(user.userStream)

    #expect(stream.events == [.next(0, ("takutoki", 5))])
  }

  // Why not simply `==`? In Swift a tuple cannot be Equatable, so neither can an array of events that carry one.
  // The usual way out: map every tuple to a struct that is. It works, at the price of a struct and a `map`.
  @Test func `3.2 through a struct that is Equatable`() {
    struct User: Equatable {
      var name: String
      var age: Int
    }
    let observer = scheduler.createObserver(User.self)
    let bag = DisposeBag()

    user.userStream.map { User(name: $0.0, age: $0.1) }.subscribe(observer).disposed(by: bag)
    change(user, by: bag)
    scheduler.start()

    #expect(
      observer.events == [
        .next(0, User(name: "takutoki", age: 5)),
        .next(10, User(name: "Ann", age: 5)),
        .next(15, User(name: "Ann", age: 6)),
        .next(20, User(name: "Grace", age: 6)),
        .next(25, User(name: "Grace", age: 7)),
        .next(30, User(name: "Ada", age: 7)),
        .next(35, User(name: "Ada", age: 8)),
      ])
  }

  // The test kit compares tuples itself, of any size: no struct, no `map`.
  @Test func `3.3 the tuples themselves`() {
    let observer = scheduler.createObserver((String, Int).self)
    let bag = DisposeBag()

    user.userStream.subscribe(observer).disposed(by: bag)
    change(user, by: bag)
    scheduler.start()

    #expect(
      observer.events == [
        .next(0, ("takutoki", 5)),
        .next(10, ("Ann", 5)),
        .next(15, ("Ann", 6)),
        .next(20, ("Grace", 6)),
        .next(25, ("Grace", 7)),
        .next(30, ("Ada", 7)),
        .next(35, ("Ada", 8)),
      ])
  }

  // The surprise: two changes at one time are two events, and between them the stream shows a user that nobody
  // meant. `combineLatest` cannot know that they belong together.
  @Test func `3.4 two changes at one time pass through a combination of old and new`() {
    let observer = scheduler.createObserver((String, Int).self)
    let subscription = user.userStream.subscribe(observer)

    scheduler.scheduleAt(10) {
      user.name.accept("Ann")
      user.age.accept(36)
    }
    scheduler.start()

    #expect(observer.events == [.next(0, ("takutoki", 5)), .next(10, ("Ann", 5)), .next(10, ("Ann", 36))])
    subscription.dispose()
  }

  /// Names at 10, 20 and 30; ages at 15, 25 and 35.
  private func change(_ user: UserModel, by bag: DisposeBag) {
    scheduler.createHotObservable([.next(10, "Ann"), .next(20, "Grace"), .next(30, "Ada")])
      .bind(to: user.name).disposed(by: bag)
    scheduler.createHotObservable([.next(15, 6), .next(25, 7), .next(35, 8)])
      .bind(to: user.age).disposed(by: bag)
  }
}

/// The same in XCTest, where a failure draws both sides as a timeline. Change one component of one event below, run
/// `swift test --filter T03` and read: `event 3 (at 15) differs in value.1: expected …, actual …`.
final class T03_TuplesInXCTest: XCTestCase {
  func test3_5_XCTAssertEqualComparesTuplesToo() {
    let scheduler = TestScheduler(initialClock: 0)
    let user = UserModel(name: "takutoki", age: 5)
    let observer = scheduler.createObserver((String, Int).self)
    let subscription = user.userStream.subscribe(observer)

    scheduler.scheduleAt(10) { user.name.accept("Ann") }
    scheduler.scheduleAt(15) { user.age.accept(6) }
    scheduler.start()

    XCTAssertEqual(
      observer.events, [.next(0, ("takutoki", 5)), .next(10, ("Ann", 5)), .next(15, ("Ann", 6))])
    subscription.dispose()
  }
}
