/// Lays words out in rows of columns, down and then across.
func columns(_ words: [String], width: Int) -> [String] {
  let words = words.map(Escaping.forTerminal)
  let columnWidth = (words.map(\.displayWidth).max() ?? 0) + 2
  let rowCount = (words.count + max(1, width / columnWidth) - 1) / max(1, width / columnWidth)
  return (0..<rowCount).map { row in
    let inRow = stride(from: row, to: words.count, by: rowCount).map { words[$0] }
    return inRow.dropLast().map { $0.padded(to: columnWidth) }.joined() + (inRow.last ?? "")
  }
}
