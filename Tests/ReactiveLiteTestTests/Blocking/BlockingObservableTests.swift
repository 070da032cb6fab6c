import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing
import XCTest

@Suite struct BlockingObservableTests {
  enum Failure: Error { case lost }

  /// Sends from another thread.
  let elsewhere = Observable.of("a", "b", "c")
    .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))

  @Test func `it waits for what comes from another thread`() throws {
    #expect(try elsewhere.toBlocking().toArray() == ["a", "b", "c"])
    #expect(try elsewhere.toBlocking().first() == "a")
    #expect(try elsewhere.toBlocking().last() == "c")
    #expect(try elsewhere.toBlocking().single { $0 > "b" } == "c")
  }

  @Test func `first does not wait for the end, and disposes`() throws {
    let source = BehaviorSubject(value: 1)

    #expect(try source.toBlocking().first() == 1)
    #expect(!source.hasObservers)
  }

  @Test func `an empty sequence has no first, no last and no single element`() throws {
    let empty = Observable<Int>.empty().toBlocking()

    #expect(try empty.first() == nil)
    #expect(try empty.last() == nil)
    #expect(try empty.toArray() == [])
    #expect(throws: RxError.noElements) { try empty.single() }
  }

  @Test func `single wants one element, of those for which the predicate holds`() throws {
    let numbers = Observable.of(1, 2, 3).toBlocking()

    #expect(try Observable.just(1).toBlocking().single() == 1)
    #expect(try numbers.single { $0 == 2 } == 2)
    #expect(throws: RxError.moreThanOneElement) { try numbers.single() }
    #expect(throws: RxError.moreThanOneElement) { try numbers.single { $0 > 1 } }
    #expect(throws: RxError.noElements) { try numbers.single { $0 > 3 } }
  }

  @Test func `single does not wait for more than it needs to fail`() {
    let endless = Observable.repeatElement(1).toBlocking()

    #expect(throws: RxError.moreThanOneElement) { try endless.single() }
  }

  @Test func `what the predicate throws is the error`() {
    let numbers = Observable.of(1, 2).toBlocking()

    #expect(throws: Failure.lost) { try numbers.single { _ in throw Failure.lost } }
  }

  @Test func `the error of the sequence is thrown`() throws {
    let source = Observable.of(1, 2).concat(Observable.error(Failure.lost)).toBlocking()

    #expect(throws: Failure.lost) { try source.toArray() }
    #expect(throws: Failure.lost) { try source.last() }
    #expect(throws: Failure.lost) { try Observable<Int>.error(Failure.lost).toBlocking().single() }
    #expect(try source.first() == 1)
  }

  @Test func `materialize keeps what came before the end, whichever that is`() {
    switch Observable.of(1, 2).toBlocking().materialize() {
    case .completed(let elements): #expect(elements == [1, 2])
    case .failed: Issue.record("it has completed")
    }
    switch Observable.just(1).concat(Observable.error(Failure.lost)).toBlocking().materialize() {
    case .completed: Issue.record("it has failed")
    case .failed(let elements, let error): #expect(elements == [1] && error is Failure)
    }
  }

  @Test func `every call subscribes anew`() throws {
    var subscriptions = 0
    let source = Observable.just(1).do(onSubscribe: { subscriptions += 1 }).toBlocking()
    _ = try source.first()
    _ = try source.toArray()

    #expect(subscriptions == 2)
  }

  @Test func `traits can be waited for`() throws {
    #expect(try Single.just(1).toBlocking().single() == 1)
    #expect(try Maybe<Int>.empty().toBlocking().first() == nil)
    #expect(try Completable.empty().toBlocking().first() == nil)
  }
}

@Suite struct BlockingTimeoutTests {
  let stuck = Observable.of("a", "b").concat(Observable.never())

  @Test func `it fails with a timeout that says what came, and where`() throws {
    let line = #line + 1
    let error = #expect(throws: RxError.self) { try stuck.toBlocking(timeout: 0.01).toArray() }

    #expect(
      "\(try #require(error))" == """
        \(#fileID):\(line): toBlocking waited 0.01 s in vain; 2 events came: next("a"), next("b")
        """)
  }

  @Test func `its parts can be read`() {
    do {
      _ = try stuck.toBlocking(timeout: 0.01).last()
      Issue.record("there is no last element")
    } catch RxError.timeout(let details?) {
      #expect(details.elements as? [String] == ["a", "b"])
      #expect(details.limit == 0.01)
      #expect("\(details.file)" == #fileID)
    } catch {
      Issue.record(error)
    }
  }

  @Test func `what is said of a timeout matches it`() throws {
    #expect(throws: RxError.timeout) { try stuck.toBlocking(timeout: 0).toArray() }
    switch stuck.toBlocking(timeout: 0).materialize() {
    case .failed(elements: ["a", "b"], error: RxError.timeout): break
    case let other: Issue.record("\(other)")
    }
  }

  @Test func `that nothing came is said`() throws {
    let error = #expect(throws: RxError.self) { try Observable<Int>.never().toBlocking(timeout: 0).first() }

    #expect("\(try #require(error))".hasSuffix("waited 0.0 s in vain; nothing came"))
  }

  @Test func `of many elements the last are named`() throws {
    let source = Observable.range(start: 1, count: 1000).concat(Observable.never())
    let error = #expect(throws: RxError.self) { try source.toBlocking(timeout: 0).toArray() }

    #expect("\(try #require(error))".contains("1000 events came: …, next(981), "))
  }

  @Test func `without a limit in reason it waits as long as it takes`() throws {
    #expect(try Observable.just(1).toBlocking(timeout: .infinity).first() == 1)
    #expect(try Observable.just(1).toBlocking(timeout: 1e300).first() == 1)
  }

  @Test func `from inside a delivery it cannot wait for a synchronous source, and says so`() {
    var error: (any Error)?
    _ = Observable.just(1)
      .map { _ in try Observable.of(2, 3).toBlocking(timeout: 0).first() }
      .subscribe(onError: { error = $0 })

    #expect("\(error as Any)".contains("called from a delivery"))
  }

  @Test func `what comes when the time is over is dropped`() {
    let late = PublishSubject<Int>()
    _ = late.toBlocking(timeout: 0).materialize()

    #expect(!late.hasObservers)
  }
}

final class BlockingTheMainThreadTests: XCTestCase {
  func test_what_is_delivered_on_the_main_thread_does_not_deadlock_and_the_timeout_says_why() {
    let source = Observable.of(1).observe(on: MainScheduler.asyncInstance)

    XCTAssertThrowsError(try source.toBlocking(timeout: 0.01).first()) { error in
      XCTAssertTrue("\(error)".contains("The main thread was blocked meanwhile"), "\(error)")
    }
  }

  func test_what_is_delivered_at_once_arrives() throws {
    XCTAssertEqual(try Observable.of(1).observe(on: MainScheduler.instance).toBlocking().first(), 1)
    XCTAssertEqual(try BehaviorRelay(value: "Ann").asDriver().toBlocking().first(), "Ann")
  }
}
