import Testing

/// Checks of each test that it leaves nothing behind, as `expectCleanEnd` does.
///
///     @Suite(.cleanEnd) struct PlayerTests {}
public struct CleanEndTrait: TestTrait, SuiteTrait, TestScoping {
  /// A suite hands it on to every test in it.
  public var isRecursive: Bool { true }

  /// Runs the test, then fails it at its own line if something is left.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await CleanEnd().run({ _ in try await function() }) { text in
      Issue.record(Comment(rawValue: text), sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == CleanEndTrait {
  /// The test is to leave no subscription alive and nothing reported.
  public static var cleanEnd: CleanEndTrait { CleanEndTrait() }
}
