struct ManCommand: Command {
  static let manual = Manual(
    name: "man", usage: [""], summary: "Print the page for man(1)", examples: ["appcli man | man -l -"])

  init(_ arguments: inout Arguments) {}

  func run(in session: Session) throws {
    let page = ManPage.text()
    try session.print(page, orJSON: [("page", .string(page))])
  }
}
