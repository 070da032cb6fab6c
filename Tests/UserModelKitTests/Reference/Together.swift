import Foundation
import Synchronization

/// Runs `body` on `count` threads that all begin at the same moment, and returns when the last is done.
func together(_ count: Int, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
  let done = DispatchGroup()
  let start = StartingLine(count: count)
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
