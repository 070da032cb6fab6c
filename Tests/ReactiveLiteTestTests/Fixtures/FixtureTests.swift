import Foundation
import Testing

/// Runs the failing fixtures in a process of their own, as a user's test run would, and reads what it prints.
@Suite struct FixtureTests {
  @Test func `under XCTest every failure stands at its line and says what differs`() throws {
    let output = try run("ReactiveLiteTestTests.FailingXCTestFixtures")

    for expected in try expectations() {
      #expect(
        output.contains {
          $0.contains("FailingFixtures.swift:\(expected.line): error:") && $0.contains(expected.text)
        })
    }
    #expect(output.count { $0.contains(": error:") } == (try expectations().count))
  }

  @Test func `under Swift Testing every failure stands at its line and says what differs`() throws {
    let output = try run("--testing-library", "swift-testing", "--filter", "FailingSwiftTestingFixtures")

    for expected in try expectations() {
      let place = try #require(
        output.firstIndex { $0.contains("recorded an issue at FailingFixtures.swift:\(expected.line):") })
      #expect(output[place...].prefix(3).contains { $0.contains(expected.text) })
    }
    #expect(output.count { $0.contains("recorded an issue at") } == (try expectations().count))
  }

  private struct Expectation {
    let line: Int
    let text: String
  }

  /// What the fixtures say of themselves.
  private func expectations() throws -> [Expectation] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: folder.appendingPathComponent("FailingFixtures.swift"), encoding: .utf8)
    return source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      line.range(of: "// fails: ").map { Expectation(line: index + 2, text: String(line[$0.upperBound...])) }
    }
  }

  /// The lines that this test bundle prints when it runs the tests that `arguments` name.
  private func run(_ arguments: String...) throws -> [Substring] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["FAILING_FIXTURES": "1"]) { $1 }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n")
  }
}
