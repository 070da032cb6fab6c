struct ManCommand: Command {
  static let manual = Manual(
    name: "man", usage: [""], summary: "Print the page for man(1)", examples: ["appcli man | man -l -"])

  init(_ arguments: inout Arguments) {}

  func run(in session: Session) throws {
    guard session.options.json else { return try session.print(ManPage.text()) }
    try session.print(JSON.object([("page", .string(ManPage.text()))]).text)
  }
}
