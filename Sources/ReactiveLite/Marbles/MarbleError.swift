/// Why a text is not a marble diagram, and where.
///
/// ```text
/// column 5: ( is not closed
///   --a-(b
///       ^
/// ```
package struct MarbleError: Error, Equatable {
  /// A character of a text.
  package struct Place: Equatable, Sendable {
    /// The line it stands in.
    package let row: String
    /// Its position in that line, from 1.
    package let column: Int
    /// Which line of the text that is, from 1.
    package let line: Int

    package init(row: String, column: Int, line: Int = 1) {
      self.row = row
      self.column = column
      self.line = line
    }
  }

  /// What is wrong.
  package let message: String
  /// The first character that is.
  package let place: Place

  package init(_ message: String, at place: Place) {
    self.message = message
    self.place = place
  }

  /// What is wrong with a marble that was read.
  package init(_ marble: MarbleDiagram.Marble, _ message: String) {
    self.init(message, at: marble.place ?? Place(row: String(marble.sign.character), column: 1))
  }
}

extension MarbleError: CustomStringConvertible {
  package var description: String {
    let margin = String(repeating: " ", count: place.column - 1)
    return "column \(place.column): \(message)\n  \(place.row)\n  \(margin)^"
  }
}
