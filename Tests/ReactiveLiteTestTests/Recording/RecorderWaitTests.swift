import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing
import XCTest

/// Sends from another thread.
private let elsewhere = ConcurrentDispatchQueueScheduler(qos: .default)

@Suite struct RecorderWaitTests {
  let ages = Observable.of(35, 36, 37).subscribe(on: elsewhere)

  @Test func `it waits for elements`() {
    let recorder = Recorder(ages)
    recorder.wait(for: 2)
    #expect(recorder.next(2) == [35, 36])

    recorder.wait(for: 1)
    #expect(recorder.next() == 37)

    recorder.wait()
    #expect(recorder.completion == .completed)
  }

  @Test func `it waits for a condition`() {
    let recorder = Recorder(ages, exhaustive: false)

    recorder.wait(until: { $0.contains(36) })
  }

  @Test func `it does not wait for what is there`() {
    let recorder = Recorder(BehaviorSubject(value: 1), exhaustive: false)

    recorder.wait(for: 1, timeout: 0)
    recorder.wait(until: { $0 == [1] }, timeout: 0)
  }

  @Test func `a wait in vain fails, and says what came`() {
    let recorder = Recorder(BehaviorSubject(value: 1), exhaustive: false)
    let line = #line + 1
    let failures = failures { recorder.wait(for: 2, timeout: 0.01) }

    #expect(
      failures == [
        Captured(
          text: "waited 0.01 s for 2 elements in vain; 1 event came: next(1)", file: #fileID, line: line)
      ])
  }

  @Test func `a wait is over when the sequence is`() {
    let recorder = Recorder(Observable.of(1), exhaustive: false)
    let failures = failures {
      recorder.wait(for: 2, timeout: .infinity)
      recorder.wait(until: \.isEmpty, timeout: .infinity)
    }

    #expect(
      failures.map(\.text) == [
        "waited for 2 elements, but the sequence has ended; 2 events came: next(1), completed",
        "waited for the condition, but the sequence has ended; 2 events came: next(1), completed",
      ])
  }

  @Test func `a wait for the end in vain`() {
    let recorder = Recorder(Observable<Int>.never())
    let failures = failures { recorder.wait(timeout: 0) }

    #expect(failures.map(\.text) == ["waited 0.0 s for the end in vain; nothing came"])
  }
}

@Suite struct RecorderAwaitTests {
  let ages = Observable.of(35, 36, 37).subscribe(on: elsewhere)

  @Test func `an async test is suspended`() async {
    let recorder = Recorder(ages)
    await recorder.wait(for: 2)
    #expect(recorder.next(2) == [35, 36])

    await recorder.wait(until: { $0.contains(37) })
    #expect(recorder.next() == 37)

    await recorder.wait()
    #expect(recorder.completion == .completed)
  }

  @Test @MainActor func `the main thread stays free for what is delivered there`() async {
    let recorder = Recorder(ages.observe(on: MainScheduler.asyncInstance))
    await recorder.wait()

    #expect(recorder.elements == [35, 36, 37])
    #expect(recorder.completion == .completed)
  }

  @Test func `a wait in vain fails, and says what came`() async {
    let recorder = Recorder(BehaviorSubject(value: 1), exhaustive: false)
    let line = #line + 1
    let failures = await failures { await recorder.wait(for: 2, timeout: 0.01) }

    #expect(
      failures == [
        Captured(
          text: "waited 0.01 s for 2 elements in vain; 1 event came: next(1)", file: #fileID, line: line)
      ])
  }
}

final class RecorderWaitInXCTest: CapturingTestCase {
  func test_a_wait_that_blocks_the_main_thread_says_so() {
    let recorder = Recorder(Observable.of(1).observe(on: MainScheduler.asyncInstance))
    let line = #line + 1
    let failures = failures { recorder.wait(for: 1, timeout: 0.01) }

    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(
      failures.first?.headline,
      "waited 0.01 s for 1 element in vain; nothing came. The main thread was blocked meanwhile: "
        + "what MainScheduler delivers could not come")
  }

  func test_an_async_test_is_suspended() async {
    let recorder = Recorder(Observable.of(1, 2).subscribe(on: elsewhere))
    await recorder.wait()

    XCTAssertEqual(recorder.elements, [1, 2])
    XCTAssertEqual(recorder.completion, .completed)
  }
}
