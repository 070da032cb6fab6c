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
    let (refused, reports) = (Received(0), Received(0))
    together(4) { [oneThread] _ in
      for _ in 0..<10_000 {
        let isDone = oneThread.use(
          { check.deliver() }, report: { reports.withLock { $0 += 1 } })
        if !isDone { refused.withLock { $0 += 1 } }
      }
    }

    #expect(check.overlaps == 0)
    #expect(check.count + refused.value == 40_000)
    #expect(reports.value <= refused.value)
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
