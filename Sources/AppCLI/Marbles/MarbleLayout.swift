/// Where everything stands: equal times below each other, whatever the labels. Measured in columns of a terminal.
///
/// Each distinct (frame, order within the frame) is a slot, as wide as its widest label or its number on the ruler.
/// Between two frames there are 2 + min(6, Δframe) columns, within a frame 2.
struct MarbleLayout {
  /// The most that is drawn, in characters.
  static let maximumArea = 4_000_000

  struct Slot: Hashable, Comparable {
    var frame: Int
    var order: Int

    static func < (left: Slot, right: Slot) -> Bool {
      (left.frame, left.order) < (right.frame, right.order)
    }
  }

  struct Column {
    let slot: Slot
    /// From the left edge of the rows.
    let begin: Int
    let width: Int

    var end: Int { begin + width }
    /// What the ruler says above it.
    var number: String? { slot.order == 0 ? String(slot.frame) : nil }
  }

  let columns: [Column]
  /// Where the last column ends; what a row still does after it is drawn in two columns and an arrow.
  let width: Int
  /// The columns before the rows.
  let titleWidth: Int

  /// Titles and arrows included.
  var totalWidth: Int { titleWidth + width + 3 }

  init(_ document: MarbleDocument) throws(CommandError) {
    // Before anything is measured, which takes its time.
    let size = document.rows.flatMap(\.events).reduce(0) { $0 + $1.mark.size }
    guard size <= Self.maximumArea else { throw Self.tooLarge }
    var widths: [Slot: Int] = [:]
    for (slot, mark) in document.rows.flatMap(\.placed) {
      let number = slot.order == 0 ? String(slot.frame).count : 0
      widths[slot] = max(widths[slot] ?? 0, number, mark.width)
    }
    var columns: [Column] = []
    var last = (frame: document.start, end: 0)
    for slot in widths.keys.sorted() {
      let isAtStart = columns.isEmpty && slot.frame <= document.start
      let gap = isAtStart ? 0 : 2 + min(6, slot.frame - last.frame)
      let column = Column(slot: slot, begin: last.end + gap, width: widths[slot]!)
      columns.append(column)
      last = (slot.frame, column.end)
    }
    self.columns = columns
    width = document.operations.reduce(last.end) { max($0, $1.label.displayWidth + 2) }
    let title = document.rows.map { Escaping.forTerminal($0.title).displayWidth }.max() ?? 0
    titleWidth = title == 0 ? 0 : title + 2
    guard totalWidth * (document.steps.count + 1) <= Self.maximumArea else { throw Self.tooLarge }
  }

  private static let tooLarge = CommandError.badData(
    "picture-too-large", "the picture would be larger than \(maximumArea) characters",
    hint: "Draw less of it.")
}

extension MarbleRow {
  /// The marks with their slots.
  var placed: [(slot: MarbleLayout.Slot, mark: Mark)] {
    var last = MarbleLayout.Slot(frame: .min, order: 0)
    return events.map { event in
      last = .init(frame: event.frame, order: event.frame == last.frame ? last.order + 1 : 0)
      return (last, event.mark)
    }
  }
}

extension MarbleRow.Mark {
  /// An element as it is shown.
  var label: String? {
    if case .element(let text) = self { "(\(Escaping.forTerminal(text)))" } else { nil }
  }

  fileprivate var width: Int { label?.displayWidth ?? 1 }

  fileprivate var size: Int {
    if case .element(let text) = self { text.utf8.count } else { 1 }
  }
}
