/// A document drawn in characters.
struct TerminalDrawing {
  /// The characters that lines, boxes and marks are made of.
  struct Characters {
    let line, arrow, completed, error, upright: String
    let top, bottom: (left: String, right: String)

    static let box = Characters(
      line: "─", arrow: "▶", completed: "│", error: "✕", upright: "│", top: ("┌", "┐"), bottom: ("└", "┘"))
    static let ascii = Characters(
      line: "-", arrow: ">", completed: "|", error: "#", upright: "|", top: ("+", "+"), bottom: ("+", "+"))
  }

  let document: MarbleDocument
  let layout: MarbleLayout
  let characters: Characters

  /// The lines from the ruler down.
  var lines: [String] {
    [ruler]
      + document.steps.flatMap { step in
        switch step {
        case .row(let row): [line(row)]
        case .operation(let operation): box(operation)
        }
      }
  }

  /// A line of blanks, and a `^` below a slot.
  func mark(below slot: MarbleLayout.Slot) -> String {
    let begin = layout.columns.first { $0.slot == slot }?.begin ?? 0
    return blanks(layout.titleWidth + begin) + "^"
  }

  private var ruler: String {
    var ruler = blanks(layout.titleWidth)
    var end = 0
    for column in layout.columns {
      guard let number = column.number else { continue }
      ruler += blanks(column.begin - end) + number
      end = column.begin + number.count
    }
    return ruler
  }

  private func line(_ row: MarbleRow) -> String {
    var line = Escaping.forTerminal(row.title).padded(to: layout.titleWidth)
    var end = 0
    var isRunning = !row.isSubscription
    func run(to column: Int) {
      line += isRunning ? dashes(column - end) : blanks(column - end)
      end = column
    }
    var marks = row.placed[...]
    for column in layout.columns where column.slot == marks.first?.slot {
      guard let mark = marks.popFirst()?.mark else { break }
      run(to: column.begin)
      let text = text(of: mark)
      line += text
      end += text.displayWidth
      switch mark {
      case .subscribed: isRunning = true
      case .completed, .error, .disposed: isRunning = false
      case .element: break
      }
    }
    if isRunning {
      run(to: layout.width + 2)
      line += characters.arrow
    }
    return line
  }

  private func text(of mark: MarbleRow.Mark) -> String {
    switch mark {
    case .element: mark.label ?? ""
    case .completed: characters.completed
    case .error: characters.error
    case .subscribed: "^"
    case .disposed: "!"
    }
  }

  private func box(_ operation: MarbleOperation) -> [String] {
    let text = operation.label
    let margin = blanks(layout.titleWidth)
    let line = dashes(layout.width)
    let middle = (blanks((layout.width - text.displayWidth) / 2) + text).padded(to: layout.width)
    return [
      margin + characters.top.left + line + characters.top.right,
      margin + characters.upright + middle + characters.upright,
      margin + characters.bottom.left + line + characters.bottom.right,
    ]
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  private func dashes(_ count: Int) -> String { String(repeating: characters.line, count: count) }
}
