import Foundation
import ReactiveLite
import ReactiveLiteFoundation
import Testing

@Suite struct OperationQueueSchedulerTests {
  private let queue = OperationQueue()
  private let log = Log()

  private func note(_ number: Int, priority: Operation.QueuePriority = .normal) -> any Disposable {
    OperationQueueScheduler(operationQueue: queue, queuePriority: priority).schedule(number) { [log] number in
      log.withLock { $0.append(number) }
      return Disposables.create()
    }
  }

  @Test func `work is done on the queue, in order if that takes one at a time`() {
    queue.maxConcurrentOperationCount = 1
    for number in 1...3 { _ = note(number) }
    queue.waitUntilAllOperationsAreFinished()

    #expect(log.numbers == [1, 2, 3])
  }

  @Test func `work that is called off is not done, and lets go of what it captured`() {
    weak var gone: Captured?
    queue.isSuspended = true
    let first = note(1)
    do {
      let captured = Captured()
      gone = captured
      OperationQueueScheduler(operationQueue: queue).schedule(captured) { _ in Disposables.create() }
        .dispose()
    }
    _ = note(2)

    first.dispose()
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()

    #expect(log.numbers == [2])
    #expect(gone == nil)
  }

  @Test func `what the work returned is disposed with it`() {
    let returned = BooleanDisposable()
    let subscription = OperationQueueScheduler(operationQueue: queue).schedule(()) { _ in returned }
    queue.waitUntilAllOperationsAreFinished()
    #expect(!returned.isDisposed)

    subscription.dispose()

    #expect(returned.isDisposed)
  }

  @Test func `the more urgent goes first`() {
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    _ = note(1, priority: .low)
    _ = note(2, priority: .veryHigh)
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()

    #expect(log.numbers == [2, 1])
  }

  @Test func `observe(on:) keeps the order also where the queue takes several at a time`() {
    queue.maxConcurrentOperationCount = 4
    let done = DispatchSemaphore(value: 0)
    let subscription = Observable.range(start: 1, count: 100)
      .observe(on: OperationQueueScheduler(operationQueue: queue))
      .subscribe(
        onNext: { [log] number in log.withLock { $0.append(number) } }, onCompleted: { done.signal() })
    done.wait()

    #expect(log.numbers == Array(1...100))
    subscription.dispose()
  }

  @Test func `work that schedules itself again does not use up the stack`() {
    let done = DispatchSemaphore(value: 0)
    let subscription = OperationQueueScheduler(operationQueue: queue).scheduleRecursive(1) { number, again in
      if number < 1_000 { again(number + 1) } else { done.signal() }
    }
    done.wait()
    subscription.dispose()
  }

  @Test func `where another scheduler stands in for real time, the work is done there`() {
    let virtual = HistoricalScheduler()
    RealTime.replaced(by: virtual) { _ = note(1) }
    queue.waitUntilAllOperationsAreFinished()
    #expect(log.numbers == [])

    virtual.start()

    #expect(log.numbers == [1])
  }
}

private final class Captured {}

/// Unchecked: guarded by its lock.
private final class Log: @unchecked Sendable {
  private var kept: [Int] = []
  private let lock = NSLock()

  var numbers: [Int] { lock.withLock { kept } }

  func withLock(_ change: (inout [Int]) -> Void) { lock.withLock { change(&kept) } }
}
