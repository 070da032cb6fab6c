import ReactiveLite

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Recorder {
  /// Blocks until the sequence has ended. If `timeout` seconds pass before that, the test fails at `line`.
  ///
  /// A blocked main thread gets nothing from `MainScheduler`; the failure says so.
  public func wait(timeout: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line) {
    block(timeout, until: theEnd, at: CallSite(file: file, line: line))
  }

  /// Blocks until there are `count` elements to take. If `timeout` seconds pass before that, or the sequence ends, the
  /// test fails at `line`.
  public func wait(
    for count: Int, timeout: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line
  ) {
    block(timeout, until: elements(count), at: CallSite(file: file, line: line))
  }

  /// Blocks until all elements so far are as they should be. If `timeout` seconds pass before that, or the sequence
  /// ends, the test fails at `line`.
  public func wait(
    until isMet: ([Element]) -> Bool, timeout: TimeInterval = 10,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    withoutActuallyEscaping(isMet) { isMet in
      block(timeout, until: condition(isMet), at: CallSite(file: file, line: line))
    }
  }

  /// Suspends until the sequence has ended. If `timeout` seconds pass before that, the test fails at `line`.
  nonisolated(nonsending) public func wait(
    timeout: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await suspend(timeout, until: theEnd, at: CallSite(file: file, line: line))
  }

  /// Suspends until there are `count` elements to take. If `timeout` seconds pass before that, or the sequence ends,
  /// the test fails at `line`.
  nonisolated(nonsending) public func wait(
    for count: Int, timeout: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await suspend(timeout, until: elements(count), at: CallSite(file: file, line: line))
  }

  /// Suspends until all elements so far are as they should be. If `timeout` seconds pass before that, or the sequence
  /// ends, the test fails at `line`.
  nonisolated(nonsending) public func wait(
    until isMet: @escaping ([Element]) -> Bool, timeout: TimeInterval = 10,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    await suspend(timeout, until: condition(isMet), at: CallSite(file: file, line: line))
  }
}

/// What a recorder is waited on for.
private struct Goal {
  let name: String
  let isMet: () -> Bool
}

extension Recorder {
  private var theEnd: Goal { Goal(name: "the end") { self.recording.ending != nil } }

  private func elements(_ count: Int) -> Goal {
    Goal(name: counted(count, "element")) { self.rest.count { !$0.isStopEvent } >= count }
  }

  private func condition(_ isMet: @escaping ([Element]) -> Bool) -> Goal {
    Goal(name: "the condition") { isMet(self.recording.events.compactMap(\.value.element)) }
  }

  private func block(_ limit: TimeInterval, until goal: Goal, at callSite: CallSite) {
    recording.wait(limit, until: goal.isMet)
    check(goal, waited: limit, hint: hintAtMainThread, at: callSite)
  }

  nonisolated(nonsending) private func suspend(
    _ limit: TimeInterval, until goal: Goal, at callSite: CallSite
  ) async {
    await recording.wait(limit, until: goal.isMet)
    check(goal, waited: limit, hint: "", at: callSite)
  }

  private func check(_ goal: Goal, waited limit: TimeInterval, hint: String, at callSite: CallSite) {
    guard !goal.isMet() else { return }
    let events = arrivals(recording.events.map(\.value))
    guard recording.ending == nil else {
      return callSite.fail("waited for \(goal.name), but the sequence has ended; \(events)")
    }
    callSite.fail("waited \(limit) s for \(goal.name) in vain; \(events)\(hint)")
  }
}
