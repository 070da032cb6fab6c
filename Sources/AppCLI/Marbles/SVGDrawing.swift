/// A document drawn as one self-contained SVG file, in the colour of the text around it.
///
/// The same layout as in the terminal, `cell` units a column. The line of a row is left out where its elements are,
/// so that nothing has to be painted over and any background will do.
struct SVGDrawing {
  let document: MarbleDocument
  let layout: MarbleLayout

  static let cell = 10
  static let margin = 20
  private static let rulerHeight = 36
  private static let stepHeight = 48
  static let pillHeight = 28
  private static let boxHeight = 36

  /// The whole file.
  var text: String {
    let (width, height) = (left + (layout.width + 3) * Self.cell + Self.margin, bottom + Self.margin)
    let font = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
    var parts = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)""#
        + #" viewBox="0 0 \#(width) \#(height)" role="img" fill="none" stroke="currentColor""#
        + #" stroke-width="1.5" font-family="\#(font)" font-size="15">"#,
      "<title>\(XML.escaped(title))</title>",
      "<desc>\(XML.escaped(lines: document.text))</desc>",
      ruler,
    ]
    for (index, step) in document.steps.enumerated() {
      let middle = middle(of: index)
      switch step {
      case .row(let row): parts.append(group(row, at: middle))
      case .operation(let operation): parts.append(box(operation, at: middle))
      }
    }
    return (parts + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private var title: String {
    let operators = document.operations.map(\.label)
    let names = operators.isEmpty ? document.rows.map(\.title).filter { !$0.isEmpty } : operators
    return names.isEmpty ? "marbles" : names.joined(separator: ", ")
  }

  // MARK: - Measures

  /// The left edge of the rows.
  var left: Int { Self.margin + layout.titleWidth * Self.cell }

  private var bottom: Int { Self.rulerHeight + document.steps.count * Self.stepHeight }

  private func middle(of step: Int) -> Int { Self.rulerHeight + step * Self.stepHeight + Self.stepHeight / 2 }

  /// Elements, marks and numbers stand in the middle of their column.
  func center(_ column: MarbleLayout.Column) -> Int {
    left + column.begin * Self.cell + column.width * Self.cell / 2
  }

  // MARK: - Ruler

  /// The frames that have a number, and dots below them from row to row.
  private var ruler: String {
    let numbered = layout.columns.filter { $0.number != nil }
    let numbers = numbered.map { text($0.number ?? "", at: center($0), Self.rulerHeight - 16) }
    let dots = document.steps.enumerated().flatMap { index, step -> [String] in
      guard case .row = step else { return [] }
      let (top, bottom) = (end(ofStepBefore: index), middle(of: index) - Self.pillHeight / 2)
      return numbered.map { "M\(center($0)) \(top)V\(bottom)" }
    }
    return #"<g opacity=".55" font-size="12">"# + numbers.joined() + "</g>\n"
      + #"<path opacity=".35" stroke-dasharray="1 4" d="\#(dots.joined())"/>"#
  }

  /// The lower edge of what is drawn above a step.
  private func end(ofStepBefore index: Int) -> Int {
    guard index > 0 else { return Self.rulerHeight - 8 }
    if case .operation = document.steps[index - 1] { return middle(of: index - 1) + Self.boxHeight / 2 }
    return middle(of: index - 1) + Self.pillHeight / 2
  }

  private func box(_ operation: MarbleOperation, at y: Int) -> String {
    let width = (layout.width + 2) * Self.cell
    return #"<g><rect x="\#(left)" y="\#(y - Self.boxHeight / 2)" width="\#(width)""#
      + #" height="\#(Self.boxHeight)" rx="6" fill="currentColor" fill-opacity=".06"/>"#
      + text(operation.label, at: left + width / 2, y) + "</g>"
  }

  func text(_ text: String, at x: Int, _ y: Int) -> String {
    #"<text x="\#(x)" y="\#(y)" dy=".35em" text-anchor="middle" fill="currentColor" stroke="none">"#
      + XML.escaped(text) + "</text>"
  }
}
