import Foundation
import Testing

/// The list of differences from RxSwift names tests; they have to be there.
@Suite struct DifferencesTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  /// Each line of the form ``- `Suite`: `name` ``.
  private static func named() throws -> [(suite: String, test: String)] {
    let article = tests.appending(
      path: "../../Sources/ReactiveLite/ReactiveLite.docc/Differences.md", directoryHint: .notDirectory)
    return try String(contentsOf: article, encoding: .utf8)
      .matches(of: /- `(\w+)`: `([^`]+)`/).map { (String($0.1), String($0.2)) }
  }

  private static func source(of suite: String) throws -> String? {
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    let file = files?.lazy.compactMap { $0 as? URL }.first { $0.lastPathComponent == "\(suite).swift" }
    return try file.map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test func `every test that is named for a difference exists`() throws {
    let missing = try Self.named().filter { suite, test in
      try Self.source(of: suite)?.contains("func `\(test)`") != true
    }

    #expect(try Self.named().count > 20)
    #expect(missing.map { "\($0.suite): \($0.test)" } == [])
  }
}
