import Glibc

struct MarblesCommand: Command {
  static let manual = Manual(
    name: "marbles", usage: ["[FILE|-]"], summary: "Draw a marble file, or the recorded history",
    options: [.svg, .check, .ascii, .lines])

  private let file: String?

  init(_ arguments: inout Arguments) throws(CommandError) {
    file = try arguments.takeWord()
  }

  func run(in session: Session) throws {
    let reader = LineReader(descriptor: try file.map { $0 == "-" ? STDIN_FILENO : try InputFile.open($0) } ?? STDIN_FILENO, of: "marble file")
    let document = try MarbleReader.read(reader)
    let layout = try MarbleLayout(document)
    for line in TerminalDrawing(document: document, layout: layout, characters: .box).lines { try session.print(line) }
  }
}
