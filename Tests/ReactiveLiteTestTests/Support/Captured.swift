import Synchronization
import Testing
import XCTest

/// A failure that an assertion reported, without failing the test that looks at it.
struct Captured: Equatable, Sendable {
  var text: String
  var file: String
  var line: Int

  /// The first line of the text, without what XCTest puts before it.
  var headline: String {
    let line = text.prefix { $0 != "\n" }
    return String(line.hasPrefix("failed - ") ? line.dropFirst("failed - ".count) : line)
  }
}

extension Captured {
  init(_ issue: Issue) {
    text = issue.comments.map(\.rawValue).joined(separator: "\n")
    file = issue.sourceLocation?.fileID ?? ""
    line = issue.sourceLocation?.line ?? 0
  }
}

/// An XCTestCase that can look at the failures of its own assertions.
class CapturingTestCase: XCTestCase {
  private var captured: [Captured]?

  /// The failures that `body` reports.
  func failures(in body: () -> Void) -> [Captured] {
    captured = []
    body()
    defer { captured = nil }
    return captured ?? []
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    if captured == nil {
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    } else {
      captured?.append(Captured(text: description, file: filePath, line: lineNumber))
    }
  }
}

/// The failures that `body` reports to Swift Testing.
func failures(in body: () -> Void) -> [Captured] {
  let captured = Mutex<[Captured]>([])
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    captured.withLock { $0.append(Captured(issue)) }
    return true
  }
  return captured.withLock { $0 }
}

/// The failures that `body` reports to Swift Testing.
nonisolated(nonsending) func failures(in body: () async -> Void) async -> [Captured] {
  let captured = Mutex<[Captured]>([])
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    captured.withLock { $0.append(Captured(issue)) }
    return true
  }
  return captured.withLock { $0 }
}
