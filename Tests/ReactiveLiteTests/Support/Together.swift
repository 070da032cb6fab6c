import Foundation
import Synchronization

/// Runs `body` on `count` threads that all begin at the same moment, and returns when the last is done.
func together(_ count: Int, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
  let start = StartingLine(count: count)
  let done = DispatchGroup()
  for number in 0..<count {
    done.enter()
    Thread {
      start.wait()
      body(number)
      done.leave()
    }.start()
  }
  done.wait()
}

/// Lets nobody pass before all have come. Spins, so that they really run at the same time.
private final class StartingLine: Sendable {
  private let missing: Atomic<Int>

  init(count: Int) { missing = Atomic(count) }

  func wait() {
    missing.subtract(1, ordering: .acquiringAndReleasing)
    while missing.load(ordering: .acquiring) > 0 { sched_yield() }
  }
}

/// Counts deliveries and notices two at once. Its variables are plain on purpose: a thread sanitizer sees an overlap.
final class OverlapCheck: @unchecked Sendable {
  private(set) var count = 0
  private(set) var overlaps = 0
  private var isInside = false

  func deliver() {
    if isInside { overlaps += 1 }
    isInside = true
    count += 1
    isInside = false
  }
}
