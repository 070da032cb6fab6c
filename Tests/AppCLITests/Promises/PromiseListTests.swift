import Foundation
import Testing

/// The promises in the README name the tests that prove them; they have to be there.
@Suite struct PromiseListTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// What the README says between a promise's number and the next one's.
  private static func promises() throws -> [Substring] {
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let list = try #require(readme.split(separator: "\n\n").first { $0.hasPrefix("1. **Gapless**") })
    return list.split(separator: /(?m)^[1-9]\.\s/)
  }

  private static func isThere(_ suite: Substring, _ test: Substring) throws -> Bool {
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    let file = files?.lazy.compactMap { $0 as? URL }.first { $0.lastPathComponent == "\(suite).swift" }
    return try file.map { try String(contentsOf: $0, encoding: .utf8).contains("func `\(test)`") } ?? false
  }

  @Test func `each promise names tests, all of which exist`() throws {
    let promises = try Self.promises()
    #expect(promises.count == 9)

    for promise in promises {
      let named = promise.matches(of: /- `(\w+)`: `([^`]+)`/)
      #expect(!named.isEmpty, "no test proves: \(promise)")
      for test in named { #expect(try Self.isThere(test.1, test.2), "missing: \(test.0)") }
    }
  }
}
