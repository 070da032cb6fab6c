/// A file of tests, made of the blocks of one document.
struct Generated {
  private(set) var text: String
  private(set) var tally = Tally()
  /// What stands before each sample, and after it.
  private let context: (before: [String], after: [String])
  /// Local to each test: what is printed is compared.
  private static let output = [
    "let output = Output()",
    "@Sendable func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\") {",
    "output.print(items, separator, terminator)",
    "}",
  ]

  /// - Parameter context: what each sample of the document may name, as the statements around it: those before the
  ///   line `// The sample.`, or all.
  init(_ document: Document, context: Document?) throws {
    let lines = context?.lines ?? []
    let place = lines.firstIndex { $0.hasSuffix("// The sample.") } ?? lines.count
    let head = context.map { [sourceLocation($0.path, 1)] } ?? []
    self.context = (head + lines[..<place], Array(lines[place...].dropFirst()))
    text = Self.imports(for: document.path).joined(separator: "\n") + "\n"
    for block in try document.blocks() {
      tally.count(block)
      switch block.kind {
      case .diagram: try add(diagram: block)
      case .swift where block.exemption?.isCompiled != false: add(sample: block)
      default: continue
      }
    }
  }

  /// Whole files of code, such as a tutorial shows; each in a namespace, for they repeat each other.
  init(file: Document, number: Int) {
    context = ([], [])
    let imports = file.lines.filter { $0.hasPrefix("import ") }
    let code = file.lines.map { $0.hasPrefix("import ") ? "" : $0 }
    let head = imports + ["enum Step\(number) {", sourceLocation(file.path, 1)]
    text = (head + code + ["}"]).joined(separator: "\n")
    tally.files = 1
  }

  private static func imports(for path: String) -> [String] {
    var imports = ["import ReactiveLite", "import ReactiveLiteTest", "import Testing", "import XCTest"]
    if path.contains("Foundation") || !path.contains("/") {
      imports += ["import FoundationNetworking", "import ReactiveLiteFoundation"]
    }
    if path.contains("UserModelKit") || !path.contains("/") {
      imports += ["import UserModelKit", "import class UserModelKit.Subscription"]
    }
    return imports
  }

  private mutating func add(diagram block: Block) throws {
    let test = try DiagramTest(block)
    let head = [
      "@Test func `\(block.name)`() throws {",
      "let scheduler = TestScheduler(initialClock: 0), s = scheduler, e = UnspecifiedError()",
      "var kept: [Any] = []",
      "var checks: [() -> Void] = []",
      "try scheduler.run { m in",
    ]
    append(head + test.body + ["}", "for check in checks { check() }", "withExtendedLifetime(kept) {}", "}"])
  }

  private mutating func add(sample block: Block) {
    let test = SampleTest(block)
    tally.results += test.results
    if test.isFileScope { return append(test.body) }
    let sample =
      [block.exemption == nil ? "do {" : "func sample() async throws {"] + test.body + [
        "output.expect([])", "}",
      ]
    let body = Self.output + context.before + sample + context.after
    if test.isXCTest {
      let name = String(block.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      append(["final class \(name): XCTestCase {", "func test() async throws {"] + body + ["}", "}"])
    } else {
      append(["@Test func `\(block.name)`() async throws {"] + body + ["}"])
    }
  }

  private mutating func append(_ lines: [String]) {
    text += lines.joined(separator: "\n") + "\n#sourceLocation()\n\n"
  }
}
