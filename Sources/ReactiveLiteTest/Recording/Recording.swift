import Dispatch
import ReactiveLite

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a sequence has sent so far, on whatever threads, and a way to wait for more.
final class Recording<Element> {
  private let lock = Lock()
  private var recorded: [Recorded<Event<Element>>] = []
  /// Whom the next event wakes.
  private var sleepers: [() -> Void] = []

  var events: [Recorded<Event<Element>>] { lock.withLock { recorded } }

  /// How the sequence has ended, nil as long as it has not.
  var ending: Ending? {
    switch lock.withLock({ recorded.last?.value }) {
    case .completed: .completed
    case .error(let error): .error(error)
    case .next, nil: nil
    }
  }

  func append(_ event: Recorded<Event<Element>>) {
    let sleepers = lock.withLock {
      recorded.append(event)
      defer { self.sleepers = [] }
      return self.sleepers
    }
    for wake in sleepers { wake() }
  }

  /// Blocks the thread until `isMet`, or until the sequence has ended, for so many seconds at the most.
  ///
  /// No run loop is run: what is to be delivered on this very thread does not come.
  func wait(_ limit: TimeInterval, until isMet: () -> Bool) {
    let (end, changed) = (deadline(after: limit), DispatchSemaphore(value: 0))
    repeat {
      onNextEvent { changed.signal() }
      if isMet() || ending != nil { return }
    } while changed.wait(timeout: end) == .success
  }

  /// Suspends the task until `isMet`, or until the sequence has ended, for so many seconds at the most.
  nonisolated(nonsending) func wait(_ limit: TimeInterval, until isMet: () -> Bool) async {
    let (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let end = DispatchWorkItem { change.finish() }
    DispatchQueue.global().asyncAfter(deadline: deadline(after: limit), execute: end)
    defer { end.cancel() }
    change.yield()
    for await _ in changes {
      onNextEvent { change.yield() }
      if isMet() || ending != nil { return }
    }
  }

  private func onNextEvent(_ wake: @escaping () -> Void) { lock.withLock { sleepers.append(wake) } }
}

private func deadline(after limit: TimeInterval) -> DispatchTime {
  // The clock of Dispatch ends in 292 years.
  limit < 1e9 ? .now() + limit : .distantFuture
}
