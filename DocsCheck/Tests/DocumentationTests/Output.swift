import ReactiveLiteTest
import Testing
import XCTest

/// What a sample prints and shows, compared with what it says about itself.
final class Output: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func print(_ items: [Any], _ separator: String, _ terminator: String) {
    let text = items.map { "\($0)" }.joined(separator: separator)
    lock.withLock { lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  }

  /// Compares what was printed since the last time.
  func expect(_ expected: [String], file: StaticString = #filePath, line: UInt = #line) {
    let printed = lock.withLock {
      defer { lines = [] }
      return lines
    }
    if printed != expected { fail("prints: \(printed.joined(separator: ", then "))", file, line) }
  }

  /// Compares a value with the text that stands for it.
  func expect<Value>(_ value: Value, _ expected: String, file: StaticString = #filePath, line: UInt = #line) {
    if Self.text(value) != expected { fail("→ \(Self.text(value))", file, line) }
  }

  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return String(reflecting: value) }
    return mirror.children.first.map { text($0.value) } ?? "nil"
  }

  private func fail(_ text: String, _ file: StaticString, _ line: UInt) {
    if Test.current == nil { return XCTFail(text, file: file, line: line) }
    Issue.record(Comment(rawValue: text), sourceLocation: place(file, line))
  }
}

/// Says that the row of a source is not drawn where its first subscriber comes.
func expectBegin(
  _ subscriptions: [ReactiveLiteTest.Subscription], at frame: Int, file: StaticString = #filePath,
  line: UInt = #line
) {
  guard let first = subscriptions.first?.subscribe, first != frame else { return }
  Issue.record("it is subscribed to at \(first), not at \(frame)", sourceLocation: place(file, line))
}

private func place(_ file: StaticString, _ line: UInt) -> SourceLocation {
  let id = "DocumentationTests/\(URL(fileURLWithPath: "\(file)").lastPathComponent)"
  return SourceLocation(fileID: id, filePath: "\(file)", line: Int(line), column: 1)
}
