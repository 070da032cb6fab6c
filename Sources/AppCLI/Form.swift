/// How answers look: for a person at a terminal, for a program that cuts lines at tabs, or as JSON.
enum Form: Equatable {
  case terminal
  case pipe
  case json
}

/// Emphasis by colour, or none.
struct Style: Equatable {
  let isColored: Bool

  /// The text, made to stand out.
  func emphasized(_ text: String, if condition: Bool = true) -> String {
    isColored && condition ? "\u{1B}[1;32m\(text)\u{1B}[0m" : text
  }
}
