struct VersionCommand: Command {
  static let manual = Manual(name: "version", usage: [""], summary: "Print the version")

  /// The version of the program.
  static let number = "0.1.0"

  init(_ arguments: inout Arguments) {}

  func run(in session: Session) throws {
    try session.print(
      "appcli \(VersionCommand.number)",
      orJSON: [("name", .string("appcli")), ("version", .string(VersionCommand.number))])
  }
}
