import Foundation

@testable import AppCLI

/// Each line of the bytes as an argument.
enum ArgumentsFuzzing {
  static func check(_ bytes: [UInt8]) throws {
    let arguments = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    try check { _ = try CommandTable.parse(arguments, called: "argument") }
  }

  /// Whatever fails is reported in words that a terminal can show, and with a code for bad input.
  static func check(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      guard let error = error as? CommandError, [.usage, .badData].contains(error.exit) else {
        throw Complaint("this is no fault of the input: \(error)")
      }
      let report = FaultReport(error: error)
      let lines = report.sentence.split(separator: "\n") + [report.json.text[...]]
      guard !lines.joined().unicodeScalars.contains(where: \.isUnsafeToPrint) else {
        throw Complaint("this acts on the terminal: \(report)")
      }
      guard (try? JSONSerialization.jsonObject(with: Data(report.json.text.utf8))) != nil else {
        throw Complaint("this is not JSON: \(report.json.text)")
      }
    }
  }
}
