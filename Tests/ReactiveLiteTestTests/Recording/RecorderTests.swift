import ReactiveLite
import ReactiveLiteTest
import Testing
import XCTest

@Suite struct RecorderTests {
  enum Failure: Error { case lost }
  let source = PublishSubject<Int>()

  @Test func `it takes what comes, one by one or several at once`() {
    let recorder = Recorder(Observable.of(1, 2, 3).concat(source))

    #expect(recorder.next() == 1)
    #expect(recorder.next(2) == [2, 3])

    source.onNext(4)
    #expect(recorder.next() == 4)
    recorder.expectNoMore()
  }

  @Test func `tuples are compared like anything else`() {
    let (name, age) = (BehaviorRelay(value: "Ann"), BehaviorRelay(value: 35))
    let recorder = Recorder(Observable.combineLatest(name, age))
    age.accept(36)

    #expect(recorder.next() == ("Ann", 35))
    XCTAssertEqual(recorder.next(1), [("Ann", 36)])
    XCTAssertEqual(recorder.latest, ("Ann", 36))
  }

  @Test func `on a scheduler its events have times`() {
    let scheduler = TestScheduler(initialClock: 0)
    let recorder = Recorder(
      scheduler.createHotObservable([.next(10, "a"), .completed(20)]), scheduler: scheduler)
    scheduler.start()

    #expect(recorder.events == [.next(10, "a"), .completed(20)])
  }

  @Test func `it knows how the sequence ended`() {
    let recorder = Recorder(source)
    #expect(recorder.completion == nil)

    source.onError(Failure.lost)

    #expect(recorder.completion == .error(Failure.lost))
    #expect(recorder.completion != .completed)
  }

  @Test func `latest takes nothing`() {
    let recorder = Recorder(source)
    #expect(recorder.latest == nil)
    source.onNext(1)
    source.onNext(2)
    source.onCompleted()

    #expect(recorder.latest == 2)
    #expect(recorder.next(2) == [1, 2])
    #expect(recorder.completion == .completed)
  }

  @Test func `what was looked at as a whole need not be taken`() {
    let recorder = Recorder(source)
    source.onNext(1)
    source.onNext(2)
    #expect(recorder.elements == [1, 2])
    recorder.expectNoMore()

    source.onNext(3)
    #expect(recorder.next() == 3)
    #expect(recorder.elements == [1, 2, 3])
  }

  @Test func `it lets go of the sequence when it goes`() {
    _ = Recorder(source)

    #expect(!source.hasObservers)
  }
}

@Suite struct RecorderFailureTests {
  let source = PublishSubject<Int>()

  @Test func `an element that has not come fails where it was asked for`() {
    let recorder = Recorder(source)
    let line = #line + 1
    let failures = failures { #expect(recorder.next() == nil) }

    #expect(
      failures == [Captured(text: "expected 1 element, but nothing came", file: #fileID, line: line)])
  }

  @Test func `what came instead is said`() {
    let recorder = Recorder(Observable.of(1, 2, 3))
    _ = recorder.next(2)
    let failures = failures { #expect(recorder.next(2) == [3]) }

    #expect(
      failures.map(\.text) == [
        "expected 2 elements, but 2 events came: next(3), completed, after 2 taken before"
      ])
    _ = recorder.completion
  }

  @Test func `what came too much fails where no more was expected, and not again at the end`() {
    var recorder = Recorder(Observable.of(1, 2)) as Recorder?
    let line = #line + 1
    let noMore = failures { recorder?.expectNoMore() }
    let end = failures { recorder = nil }

    #expect(noMore.map(\.line) == [line])
    #expect(
      noMore.first?.text == "expected no more, but 3 events came: next(1), next(2), completed")
    #expect(end == [])
  }

  @Test func `what nobody looked at fails at the line of the recorder`() {
    let line = #line + 2
    let failures = failures {
      let recorder = Recorder(Observable.of("Ann", "Bob"))
      #expect(recorder.next() == "Ann")
    }

    #expect(
      failures == [
        Captured(
          text: """
            2 events nobody looked at: next("Bob"), completed. \
            Take what comes, or make the recorder with exhaustive: false.
            """, file: #fileID, line: line)
      ])
  }

  @Test func `one that is not exhaustive does not mind`() {
    let recorder = Recorder(Observable.of(1, 2), exhaustive: false)

    #expect(recorder.next() == 1)
  }
}

final class RecorderInXCTest: CapturingTestCase {
  func test_it_takes_what_comes() {
    let source = BehaviorRelay(value: "Ann")
    let recorder = Recorder(source)
    source.accept("Bob")

    XCTAssertEqual(recorder.next(), "Ann")
    XCTAssertEqual(recorder.next(), "Bob")
    recorder.expectNoMore()
  }

  func test_what_nobody_looked_at_fails_at_the_line_of_the_recorder() {
    let line = #line + 1
    let failures = failures { _ = Recorder(BehaviorRelay(value: 35)) }

    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(
      failures.first?.headline,
      "1 event nobody looked at: next(35). Take what comes, or make the recorder with exhaustive: false.")
  }

  func test_an_element_that_has_not_come_fails_where_it_was_asked_for() {
    let recorder = Recorder(Observable<Int>.never())
    let line = #line + 1
    let failures = failures { _ = recorder.next() }

    XCTAssertEqual(
      failures,
      [
        Captured(
          text: "failed - expected 1 element, but nothing came", file: "\(#filePath)", line: line)
      ])
  }
}
