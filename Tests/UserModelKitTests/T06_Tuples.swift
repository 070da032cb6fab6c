import ReactiveLite
import ReactiveLiteTest
import Testing
import UserModelKit
import XCTest

/// # 6. Tuples: why they do not compare, and how they do
///
/// You know: what an observer records (2), `Stream` (4), `combineLatest` (5).
/// New here: tuples as elements, the struct that stands in for one, the direct assertion.
/// You need: nothing else.
///
/// The part under test is the `userStream` of a `UserModel`: name and age together, each time one of them changes. Both
/// are relays: `accept` sets one, `bind` lets a source do it (7).
///
///     name        A-----B-----------C----
///     age         5-----------6----------
///     userStream  p-----q-----r-----s----   p = (A, 5), q = (B, 5), r = (B, 6), s = (C, 6)
@Suite("06 Tuples")
struct T06_Tuples {
  let scheduler = TestScheduler(initialClock: 0)
  let user = UserModel(name: "takutoki", age: 5)

  // Two tuples compare: Swift has a `==` for each size up to six. But a tuple is not a type that can conform to a
  // protocol, so it is not Equatable, and what needs an Equatable element, as an array's or an event's `==` does, does
  // not take it: "type '(String, Int)' cannot conform to 'Equatable'". This kit brings the `==` that are missing.
  @Test func `6.1 the stream begins with what the user is, a tuple`() {
    let stream = Stream(user.userStream)

    #expect(stream.value == ("takutoki", 5))
    #expect(stream.events == [.next(0, ("takutoki", 5))])
  }

  // The usual way out, where nothing is brought: map every tuple to a struct that is Equatable. It works, at the price
  // of a struct and a `map` in every test.
  @Test func `6.2 through a struct that is Equatable`() {
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
  @Test func `6.3 the tuples themselves`() {
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
  @Test func `6.4 two changes at one time pass through a combination of old and new`() {
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

  // `#expect` says that two lists differ; `XCTAssertEqual`, which this kit has for Swift Testing as well, says where.
  @Test func `6.5 a failure names the component`() {
    expectFailure(
      reading: """
        event 2 (at 20) differs in value.1: expected 37, actual 36
                    10  next("Ann", 35)
        > expected  20  next("Ann", 37)
        > actual    20  next("Ann", 36)
        """
    ) {
      let recorded: [Recorded<Event<(String, Int)>>] = [.next(10, ("Ann", 35)), .next(20, ("Ann", 36))]
      XCTAssertEqual(recorded, [.next(10, ("Ann", 35)), .next(20, ("Ann", 37))])
    }
  }

  // A component can have a name. Then a failure calls it by that.
  @Test func `6.6 a failure names the label`() {
    expectFailure(reading: "value.age differs: expected 37, actual 36") {
      let user = (name: "Ann", age: 36)
      XCTAssertEqual(user, (name: "Ann", age: 37))
    }
  }

  /// Names at 10, 20 and 30; ages at 15, 25 and 35.
  private func change(_ user: UserModel, by bag: DisposeBag) {
    scheduler.createHotObservable([.next(10, "Ann"), .next(20, "Grace"), .next(30, "Ada")])
      .bind(to: user.name).disposed(by: bag)
    scheduler.createHotObservable([.next(15, 6), .next(25, 7), .next(35, 8)])
      .bind(to: user.age).disposed(by: bag)
  }
}

/// The same in XCTest: change one component of one event below, run `swift test --filter T06` and read. Scroll up for
/// it: XCTest's tests are run first, and the last line speaks of the others only.
final class T06_TuplesInXCTest: XCTestCase {
  func test6_7_XCTAssertEqualComparesTuplesToo() {
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

  // Where times do not matter, the elements alone. An ending would fail this one.
  func test6_8_XCTAssertRecordedElementsTakesTheElementsAlone() {
    let user = UserModel(name: "takutoki", age: 5)
    let stream = Stream(user.userStream)

    user.age.accept(6)

    XCTAssertRecordedElements(stream.events, [("takutoki", 5), ("takutoki", 6)])
  }
}

extension T06_Tuples {
  // Exercise. Say what the stream sends: Exercises/E06_Tuples.swift, `make exercise N=6`.
  @Test(.exercise(6)) func `6.9 exercise: what the stream sends`() throws { try check(Exercise06.events) }

  @Test func `6.9 exercise, solved`() throws { try check(Solution06.events) }

  private func check(_ expected: () throws -> [Recorded<Event<(String, Int)>>]) throws {
    let observer = scheduler.createObserver((String, Int).self)
    let subscription = user.userStream.subscribe(observer)
    scheduler.scheduleAt(10) { user.age.accept(6) }
    scheduler.scheduleAt(20) {
      user.age.accept(7)
      user.name.accept("Ann")
    }
    scheduler.start()

    XCTAssertEqual(observer.events, try expected())
    subscription.dispose()
  }
}
