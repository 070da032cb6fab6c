/// A file with blocks in it.
struct Document {
  /// From the folder of the package.
  let path: String
  let lines: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// All blocks, in order. Throws where one cannot be told what it is.
  func blocks() throws -> [Block] {
    let blocks =
      path.hasSuffix(".md") ? try fenced(lines.enumerated().map { ($0 + 1, $1) }) : try inComments()
    for block in blocks where path.hasPrefix("Sources/") && block.kind != .text {
      for (index, line) in block.lines.enumerated() where line.count > Self.pageWidth {
        throw DocumentError(path, block.line + index, "wider than the page, \(Self.pageWidth) characters")
      }
    }
    return blocks
  }

  /// What a block of code shows in a browser window of 1,280 pixels without being scrolled.
  private static let pageWidth = 77

  /// The blocks between fences of numbered lines of Markdown.
  private func fenced(_ lines: [(number: Int, text: String)]) throws -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for (index, line) in lines.enumerated() {
      if let block = open {
        if line.text == "```" {
          blocks.append(block)
          open = nil
        } else {
          open?.lines.append(line.text)
        }
      } else if line.text.hasPrefix("```") {
        let info = line.text.dropFirst(3)
        guard let kind = Self.kinds[String(info.prefix { $0 != " " })] else {
          throw DocumentError(path, line.number, "```\(info) is none of \(Self.kinds.keys.sorted())")
        }
        open = Block(kind: kind, file: path, line: line.number + 1, lines: [])
        open?.exemption = index > 0 ? Exemption(lines[index - 1].text) : nil
      }
    }
    if let open { throw DocumentError(path, open.line - 1, "this block is not closed") }
    return blocks
  }

  private static let kinds: [String: Block.Kind] = [
    "swift": .swift, "marbles": .diagram, "sh": .shell, "text": .text,
  ]

  /// The blocks of doc comments: those between fences, and those that are indented by four blanks more.
  private func inComments() throws -> [Block] {
    var blocks: [Block] = []
    var scope = ""
    var comment: [(number: Int, text: String)] = []
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment.append((index + 1, String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3))))
      } else {
        if !line.hasPrefix(" "), !line.isEmpty, line != "}" { scope = line }
        for var block in try fenced(comment) + indented(comment) {
          block.scope = scope
          blocks.append(block)
        }
        comment = []
      }
    }
    return blocks
  }

  private func indented(_ comment: [(number: Int, text: String)]) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    var isFenced = false
    // A block begins after an empty line; without one, it is the rest of a paragraph.
    var previous = ""
    var exemption: Exemption?
    for line in comment + [(0, "end")] {
      if line.text.hasPrefix("```") { isFenced.toggle() }
      let isCode = !isFenced && line.text.hasPrefix("    ")
      if isCode, open != nil || previous.isEmpty {
        let block = open ?? Block(kind: .swift, file: path, line: line.number, lines: [])
        open = block
        open?.exemption = exemption
        open?.lines.append(String(line.text.dropFirst(4)))
      } else if line.text.isEmpty, open != nil {
        open?.lines.append("")
      } else if var block = open.take() {
        while block.lines.last == "" { block.lines.removeLast() }
        blocks += block.parts()
      }
      previous = line.text
      if !isCode, !line.text.isEmpty { exemption = Exemption(line.text) }
    }
    return blocks
  }
}

extension Block {
  /// The block as diagrams and Swift: an empty line between the two parts them.
  fileprivate func parts() -> [Block] {
    var parts: [Block] = []
    for (index, line) in lines.enumerated() {
      let isNew = index == 0 || lines[index - 1].isEmpty && !line.isEmpty && isDiagram(from: index)
      if isNew { parts.append(part(from: index)) }
      parts[parts.count - 1].lines.append(line)
    }
    for index in parts.indices where parts[index].lines.contains(where: DiagramRow.isRow) {
      parts[index].kind = .diagram
    }
    return parts
  }

  private func part(from index: Int) -> Block {
    var part = Block(kind: .swift, file: file, line: line + index, lines: [])
    part.exemption = exemption
    return part
  }

  private func isDiagram(from index: Int) -> Bool {
    lines[index...].prefix { !$0.isEmpty }.contains(where: DiagramRow.isRow)
  }
}
