extension SVGDrawing {
  /// Translucent, so that they go with a light and with a dark background.
  private static let tints = [
    "#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#b07aa1", "#edc948", "#76b7b2", "#ff9da7",
  ]

  /// A row: its title, the pieces of its line, the marks on it, and its elements.
  func group(_ row: MarbleRow, at y: Int) -> String {
    var (lines, marks, pills) = ("", "", "")
    var begin: Int? = row.isSubscription ? nil : left
    func line(to end: Int) {
      if let begin, end > begin { lines += "M\(begin) \(y)H\(end)" }
    }
    var events = row.placed[...]
    for column in layout.columns where column.slot == events.first?.slot {
      guard let mark = events.popFirst()?.mark else { break }
      let x = center(column)
      switch mark {
      case .element(let label):
        let width = max(Self.pillHeight, (mark.label ?? "").displayWidth * Self.cell)
        line(to: x - width / 2)
        if begin != nil { begin = x + width / 2 }
        pills += pill(label, width, at: x, y)
      case .completed:
        line(to: x)
        begin = nil
        marks += "M\(x) \(y - 12)v24"
      case .error:
        line(to: x)
        begin = nil
        marks += "M\(x - 8) \(y - 8)l16 16m0-16l-16 16"
      case .subscribed:
        begin = x
        marks += "M\(x - 7) \(y + 9)l7-9l7 9"
      case .disposed:
        line(to: x)
        begin = nil
        marks += "M\(x - 7) \(y - 9)l7 9l7-9"
      }
    }
    if begin != nil {
      let end = left + (layout.width + 3) * Self.cell
      line(to: end - 8)
      marks += "M\(end - 9) \(y - 5)l9 5l-9 5"
    }
    let title = #"<text x="\#(Self.margin)" y="\#(y)" dy=".35em" fill="currentColor" stroke="none">"#
    return "<g>" + (row.title.isEmpty ? "" : "\(title)\(XML.escaped(row.title))</text>")
      + #"<path d="\#(lines)"/><path stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="\#(marks)"/>"#
      + pills + "</g>"
  }

  private func pill(_ label: String, _ width: Int, at x: Int, _ y: Int) -> String {
    #"<rect x="\#(x - width / 2)" y="\#(y - Self.pillHeight / 2)" width="\#(width)" height="\#(Self.pillHeight)""#
      + #" rx="\#(Self.pillHeight / 2)" fill="\#(tint(label))" fill-opacity=".3"/>"# + text(label, at: x, y)
  }

  /// The same for the same label, in any file.
  private func tint(_ label: String) -> String {
    let sum = label.utf8.reduce(0 as UInt32) { $0 &* 31 &+ UInt32($1) }
    return Self.tints[Int(sum % UInt32(Self.tints.count))]
  }
}
