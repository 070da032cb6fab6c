@testable import AppCLI

/// Each line of the bytes as one of a batch.
enum BatchFuzzing {
  static func check(_ bytes: [UInt8]) throws {
    let session = Session(CommonOptions())
    for line in bytes.split(separator: UInt8(ascii: "\n")).map(Array.init) {
      if let line = BatchLine(LineReader.Line(number: 1, bytes: line), in: session) {
        try ArgumentsFuzzing.check { _ = try line.statement.get() }
      }
      guard let words = try? Quoting.words(of: line) else { continue }
      let again = try Quoting.words(of: Array(words.map(quoted).joined(separator: [UInt8(ascii: " ")])))
      guard again == words else { throw Complaint("quoted, these words read differently: \(words)") }
    }
  }

  /// The word as double quotes and escapes write it.
  private static func quoted(_ word: [UInt8]) -> [UInt8] {
    let escapes = word.map { byte in
      let digits = String(byte, radix: 16)
      return #"\x"# + (digits.utf8.count < 2 ? "0" : "") + digits
    }
    return Array(("\"" + escapes.joined() + "\"").utf8)
  }
}
