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

  /// The value of an option that is one of a few words.
  func choice(_ option: Option) throws(CommandError) -> String? {
    guard let text = self[option] else { return nil }
    let choices = option.value.candidates.map(\.word)
    guard choices.contains(text) else {
      throw badValue(
        option, text,
        hint: didYouMean(text, among: choices) ?? "It can be: \(choices.joined(separator: ", ")).")
    }
    return text
  }

  /// The value of an option that is a path.
  func path(_ option: Option) throws(CommandError) -> String? {
    guard let text = self[option] else { return nil }
    guard !text.isEmpty else {
      throw badValue(
        option, text, hint: option.value == .directory ? "Name a directory." : "Name a file, or -.")
    }
    return text
  }

  /// The error of an option whose value is not one.
  func badValue(_ option: Option, _ text: String, hint: String) -> CommandError {
    .usage("bad-option-value", "bad value \(Escaping.quoted(text)) for '\(option.rawValue)'", hint: hint)
  }
}
