import ReactiveLite

/// What a test is to leave behind: nothing. `expectCleanEnd` checks it.
public final class CleanEnd {
  private let watch = AnomalyWatch()
  private var released: [() -> Void] = []

  init() {}

  /// Says that `object` is to be gone at the end. If it is not, the test fails at `line`.
  public func releases(_ object: AnyObject, file: StaticString = #filePath, line: UInt = #line) {
    let (name, callSite) = ("\(type(of: object))", CallSite(file: file, line: line))
    released.append { [weak object] in
      guard object != nil else { return }
      callSite.fail(
        "a \(name) is alive at the end. "
          + "Somebody keeps it: a closure that captured it, a subscription, a cycle.")
    }
  }

  func run(_ body: (CleanEnd) throws -> Void, fail: (String) -> Void) rethrows {
    watch.begin()
    defer { watch.end() }
    let live = try AnomalyWatch.$present.withValue(watch) { try LiveSubscriptions { try body(self) } }
    check(live, fail)
  }

  nonisolated(nonsending) func run(
    _ body: (CleanEnd) async throws -> Void, fail: (String) -> Void
  ) async rethrows {
    watch.begin()
    defer { watch.end() }
    let live = try await AnomalyWatch.$present.withValue(watch) {
      try await LiveSubscriptions { try await body(self) }
    }
    check(live, fail)
  }

  private func check(_ live: LiveSubscriptions, _ fail: (String) -> Void) {
    if live.count > 0 {
      fail(
        "\(counted(live.count, "subscription")) alive at the end, those of operators included. "
          + "Dispose what was subscribed to, or put it into a bag that goes.")
    }
    for report in watch.reports { fail("reported meanwhile: \(report)") }
    for check in released { check() }
  }
}

/// Runs `body`, the whole of a test, and fails the test at `line` if it leaves something behind: a subscription that
/// is alive, or something that the hooks of the library reported meanwhile.
///
///     expectCleanEnd { end in
///       let player = Player()
///       end.releases(player)
///       player.play()
///     }
///
/// Only what the test's own task subscribes to is counted. A body that throws is not checked.
public func expectCleanEnd(
  file: StaticString = #filePath, line: UInt = #line, _ body: (CleanEnd) throws -> Void
) rethrows {
  try CleanEnd().run(body) { CallSite(file: file, line: line).fail($0) }
}

/// The same for the body of an `async` test.
nonisolated(nonsending) public func expectCleanEnd(
  file: StaticString = #filePath, line: UInt = #line, _ body: (CleanEnd) async throws -> Void
) async rethrows {
  try await CleanEnd().run(body) { CallSite(file: file, line: line).fail($0) }
}
