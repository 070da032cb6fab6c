extension Arguments {
  /// The value of an option that counts something from zero on.
  func count(_ option: Option) throws(CommandError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let value = (try? WholeNumber(text))?.value, value >= 0 else {
      throw badValue(option, text, hint: "Give a number, zero or more.")
    }
    return value
  }

  /// The value of an option that is a length of time.
  func duration(_ option: Option) throws(CommandError) -> Duration? {
    guard let text = self[option] else { return nil }
    do {
      return try parseDuration(text)
    } catch {
      throw badValue(option, text, hint: error.remedy)
    }
  }

  /// The error of an option whose value is not one.
  func badValue(_ option: Option, _ text: String, hint: String) -> CommandError {
    .usage("bad-option-value", "bad value \(Escaping.quoted(text)) for '\(option.rawValue)'", hint: hint)
  }
}
