/// The options that every command takes.
struct CommonOptions: Equatable {
  var json = false
  var isQuiet = false
  /// Nil: as the environment and the terminal say.
  var color: Bool?
  /// Nil: as the environment says.
  var stateDirectory: String?

  init(json: Bool = false) {
    self.json = json
  }

  /// Takes them from a command line. Throws for a bad value.
  init(_ arguments: Arguments) throws(CommandError) {
    json = arguments.has(.json)
    isQuiet = arguments.has(.quiet)
    if arguments.has(.noColor) { color = false }
    switch try arguments.choice(.color) {
    case "always": color = true
    case "never": color = false
    default: break
    }
    stateDirectory = try arguments.path(.stateDir)
  }
}
