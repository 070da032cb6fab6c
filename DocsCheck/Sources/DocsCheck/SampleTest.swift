/// A block of Swift as the body of a test, with what it says about itself checked.
///
/// `// prints: 1, then 2` after a statement: what was printed since the one before, a line each. `// → 3` after an
/// expression or a `let`: its value.
struct SampleTest {
  /// Whether it declares something that no function can.
  let isFileScope: Bool
  /// Whether it asserts with XCTest, which listens in its own tests only.
  let isXCTest: Bool
  private(set) var body: [String] = []
  /// How many results are checked.
  private(set) var results = 0

  init(_ block: Block) {
    isFileScope = block.lines.contains { $0.contains(#/^(extension|protocol|@Suite|@Test)\b/#) }
    isXCTest = block.lines.contains { $0.contains("XCTAssert") }
    body = [sourceLocation(block.file, block.line)]
    for line in block.lines {
      if line.contains(#/^import /#) {
        body.append("")
      } else if let match = line.wholeMatch(of: #/(.*?)\s*// prints: (.*)/#) {
        let lines = match.2.split(separator: ", then ").map { quoted(String($0)) }
        body.append("\(match.1); output.expect([\(lines.joined(separator: ", "))])")
        results += 1
      } else if let match = line.wholeMatch(of: #/\s*let (\w+)(.*?)\s*// → (.*)/#) {
        body.append("let \(match.1)\(match.2); output.expect(\(match.1), \(quoted(String(match.3))))")
        results += 1
      } else if let match = line.wholeMatch(of: #/(.*?)\s*// → (.*)/#) {
        body.append("output.expect(\(match.1), \(quoted(String(match.2))))")
        results += 1
      } else {
        body.append(line)
      }
    }
  }
}
