/// A block of code or text in a document.
struct Block {
  /// What is to be done with a block, as its info string or its look says.
  enum Kind {
    case swift, diagram, shell, text
  }

  var kind: Kind
  /// The document, from the folder of the package.
  let file: String
  /// The line of the document that the first line of the block is.
  let line: Int
  var lines: [String]
  /// Why it is not compiled, or not run, if somebody has said so in the line above it.
  var exemption: Exemption?
  /// The type that the documented member belongs to, if the block stands in a doc comment: `extension Observable`.
  var scope = ""

  var name: String { "\(file):\(line)" }
}

/// `<!-- not run: it asks a server -->` above a block, or `not compiled`.
struct Exemption {
  let isCompiled: Bool
  let reason: String

  init?(_ line: String) {
    guard let match = line.wholeMatch(of: #/<!-- not (run|compiled): (.+) -->/#) else { return nil }
    isCompiled = match.1 == "run"
    reason = String(match.2)
  }
}

/// What is wrong with a document, and where.
struct DocumentError: Error, CustomStringConvertible {
  let description: String

  init(_ file: String, _ line: Int, _ text: String) { description = "\(file):\(line): error: \(text)" }
}
