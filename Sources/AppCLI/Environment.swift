import Glibc

/// The environment variables, as bytes.
struct Environment: Sendable {
  private let bytes: @Sendable (String) -> [UInt8]?

  init(_ bytes: @escaping @Sendable (String) -> [UInt8]?) {
    self.bytes = bytes
  }

  /// The variables of this process.
  static var ofProcess: Environment {
    Environment { name in
      getenv(name).map { value in Array(UnsafeRawBufferPointer(start: value, count: strlen(value))) }
    }
  }

  /// Whether a variable is set to something.
  func isFilled(_ name: String) -> Bool { bytes(name)?.isEmpty == false }

  /// A variable's text.
  func text(_ name: String) throws(CommandError) -> String? {
    guard let bytes = bytes(name) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(.badEnvironment, "bad-environment", "\(name) is not valid UTF-8")
    }
    return text
  }
}

extension Environment {
  /// The directory of the state: APPCLI_STATE_DIR, else `appcli` in XDG_STATE_HOME, else in `~/.local/state`.
  func stateDirectory() throws(CommandError) -> String {
    if let directory = try text("APPCLI_STATE_DIR") {
      guard !directory.isEmpty else {
        throw CommandError(
          .badEnvironment, "bad-environment", "APPCLI_STATE_DIR is empty",
          hint: "Unset it, or name a directory.")
      }
      return directory
    }
    return try usualStateDirectory()
  }

  /// The directory of the state where nothing else is said: `appcli` in XDG_STATE_HOME, else in `~/.local/state`.
  func usualStateDirectory() throws(CommandError) -> String {
    // A relative one is to be ignored, says the XDG Base Directory Specification.
    if let directory = try text("XDG_STATE_HOME"), directory.hasPrefix("/") { return directory + "/appcli" }
    guard let home = try text("HOME"), home.hasPrefix("/") else {
      throw CommandError(
        .badEnvironment, "bad-environment",
        "HOME is not an absolute path, so there is no place for the state",
        hint: "Use --state-dir DIR or set APPCLI_STATE_DIR.")
    }
    return home + "/.local/state/appcli"
  }

  /// Whether output is coloured when nothing is said on the command line.
  func wantsColor(onTerminal isTerminal: Bool) -> Bool {
    if isFilled("CLICOLOR_FORCE"), (try? text("CLICOLOR_FORCE")) != "0" { return true }
    return isTerminal && !isFilled("NO_COLOR") && (try? text("TERM")) != "dumb"
  }
}
