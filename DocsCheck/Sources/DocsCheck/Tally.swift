/// How many blocks there are, and what is done with them.
struct Tally {
  var samples = 0
  var results = 0
  var diagrams = 0
  var rows = 0
  var files = 0
  var shell: [String] = []
  var texts = 0
  /// The blocks that are not run or not compiled, and why.
  var exempt: [String] = []

  mutating func count(_ block: Block) {
    switch block.kind {
    case .swift: samples += 1
    case .diagram:
      diagrams += 1
      rows += block.lines.count(where: DiagramRow.isRow)
    case .shell: shell += block.lines.filter { !$0.isEmpty }
    case .text: texts += 1
    }
    if let exemption = block.exemption {
      let what = exemption.isCompiled ? "not run" : "not compiled"
      exempt.append("\(block.name): \(what): \(exemption.reason)")
    }
  }

  static func += (left: inout Tally, right: Tally) {
    left.samples += right.samples
    left.results += right.results
    left.diagrams += right.diagrams
    left.rows += right.rows
    left.files += right.files
    left.shell += right.shell
    left.texts += right.texts
    left.exempt += right.exempt
  }
}

extension Tally: CustomStringConvertible {
  var description: String {
    """
    \(samples) blocks of Swift with \(results) stated results, \(files) files of tutorials, \
    \(diagrams) diagrams with \(rows) rows, \(shell.count) lines for the shell, \(texts) blocks of plain text.
    \(exempt.isEmpty ? "Exempt: none." : "Exempt:\n" + exempt.map { "  " + $0 }.joined(separator: "\n"))
    """
  }
}
