import Synchronization
import Testing

@testable import ReactiveLite

@Suite struct OneThreadTests {
  let oneThread = OneThread()

  @Test func `a thread may come in again while it is inside`() {
    var isInside = false
    let isDone = oneThread.use({ oneThread.use({ isInside = true }, report: {}) }, report: {})

    #expect(isDone && isInside)
  }

  @Test func `two threads are never inside at once, and whoever kept another out is told`() {
    let check = OverlapCheck()
    let (refused, reports) = (Atomic(0), Atomic(0))
    together(4) { [oneThread] _ in
      for _ in 0..<10_000 {
        let isDone = oneThread.use(
          { check.deliver() }, report: { reports.add(1, ordering: .relaxed) })
        if !isDone { refused.add(1, ordering: .relaxed) }
      }
    }

    #expect(check.overlaps == 0)
    #expect(check.count + refused.load(ordering: .relaxed) == 40_000)
    #expect(reports.load(ordering: .relaxed) <= refused.load(ordering: .relaxed))
  }

  @Test func `nobody is told of threads that come one after another`() {
    var reports = 0
    for _ in 0..<2 {
      together(1) { [oneThread] _ in oneThread.use({}, report: {}) }
      oneThread.use({}, report: { reports += 1 })
    }

    #expect(reports == 0)
  }
}
