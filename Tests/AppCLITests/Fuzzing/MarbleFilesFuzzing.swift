@testable import AppCLI

/// The bytes as a marble file: read, drawn in each form, and its operators run.
enum MarbleFilesFuzzing {
  static func check(_ bytes: [UInt8]) throws {
    try ArgumentsFuzzing.check {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let document = try MarbleReader.document(
        of: lines.enumerated().map { try MarbleLine(LineReader.Line(number: $0 + 1, bytes: Array($1))) })
      let layout = try MarbleLayout(document)
      for characters in [TerminalDrawing.Characters.box, .ascii] {
        let drawing = TerminalDrawing(document: document, layout: layout, characters: characters)
        guard !drawing.lines.joined().unicodeScalars.contains(where: \.isUnsafeToPrint) else {
          throw Complaint("this acts on the terminal: \(drawing.lines)")
        }
      }
      _ = SVGDrawing(document: document, layout: layout).text
      _ = document.json.text
      for check in try MarbleCheck.all(of: document) { _ = check.document }
    }
  }
}
