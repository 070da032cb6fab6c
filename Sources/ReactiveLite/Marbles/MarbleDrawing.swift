/// Diagrams as text, one below the other and in the same columns.
package struct MarbleDrawing {
  /// The lines of each diagram, one of them unless signs would overlap.
  package private(set) var rows: [[String]] = []

  /// What stands at one frame of a line.
  private typealias Slot = (frame: Int, text: [Character])

  /// The frames that are drawn; what lies between two stretches is written as a span.
  private var stretches: [Range<Int>] = []

  /// More dashes than this are written as a span.
  private static let longestGap = 20

  package init(_ diagrams: [MarbleDiagram]) {
    let lines = diagrams.map(Self.lines)
    let slots = lines.joined().joined().sorted { $0.frame < $1.frame }
    let start = min(0, slots.first?.frame ?? 0)
    stretches = [start..<start]
    for slot in slots { draw(slot.frame..<slot.frame + slot.text.count) }
    for index in stretches.indices where lines.joined().contains(where: { isSpan($0, at: index) }) {
      // Signs that would read as a span of time: a dash makes them none.
      stretches[index] = stretches[index].lowerBound..<stretches[index].upperBound + 1
    }
    rows = lines.map { $0.map { text($0, of: stretches.indices) } }
  }

  /// The column, from 0, at which the signs of `frame` stand.
  package func column(of frame: Int) -> Int {
    let index = stretches.lastIndex { $0.lowerBound <= frame } ?? 0
    let before = text([], of: 0..<index).count + span(before: index).count
    return before + frame - stretches[index].lowerBound
  }

  /// The signs of a diagram, dealt out to as few lines as they need.
  private static func lines(of diagram: MarbleDiagram) -> [[Slot]] {
    var lines: [[Slot]] = []
    var rest = diagram.marbles[...]
    while let frame = rest.first?.frame {
      let signs = rest.prefix { $0.frame == frame }.map(\.sign.character)
      rest.removeFirst(signs.count)
      let slot = (frame, signs.count == 1 ? signs : ["("] + signs + [")"])
      let free = lines.firstIndex { $0.last.map { $0.frame + $0.text.count <= frame } ?? true }
      if let free { lines[free].append(slot) } else { lines.append([slot]) }
    }
    return lines.isEmpty ? [[]] : lines
  }

  private mutating func draw(_ frames: Range<Int>) {
    let end = stretches[stretches.count - 1].upperBound
    if frames.lowerBound - end > Self.longestGap {
      stretches.append(frames)
    } else {
      let begin = stretches[stretches.count - 1].lowerBound
      stretches[stretches.count - 1] = begin..<max(end, frames.upperBound)
    }
  }

  private func isSpan(_ line: [Slot], at index: Int) -> Bool {
    MarbleSpan(text(line, in: stretches[index])) != nil
  }

  private func text(_ line: [Slot], in stretch: Range<Int>) -> [Character] {
    var text = [Character](repeating: "-", count: stretch.count)
    for slot in line where stretch.contains(slot.frame) {
      let begin = slot.frame - stretch.lowerBound
      text.replaceSubrange(begin..<begin + slot.text.count, with: slot.text)
    }
    return text
  }

  private func text(_ line: [Slot], of indices: Range<Int>) -> String {
    indices.map { span(before: $0) + text(line, in: stretches[$0]) }.joined()
  }

  /// What is written for the frames between a stretch and the one before.
  private func span(before index: Int) -> String {
    if index == 0 { return "" }
    let frames = stretches[index].lowerBound - stretches[index - 1].upperBound
    return (index == 1 && stretches[0].isEmpty ? "" : " ") + MarbleSpan.text(of: frames) + " "
  }
}
