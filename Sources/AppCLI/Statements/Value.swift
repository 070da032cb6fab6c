/// The value of a key.
enum Value {
  case text(String)
  case number(Int)

  /// For a person, without quotes.
  var terminal: String {
    switch self {
    case .text(let text): Escaping.forTerminal(text)
    case .number(let number): String(number)
    }
  }

  /// For a person, with quotes around text.
  var quoted: String {
    switch self {
    case .text(let text): "\"\(Escaping.forTerminal(text))\""
    case .number(let number): String(number)
    }
  }

  /// A field of a tab-separated line.
  var pipe: String {
    switch self {
    case .text(let text): Escaping.forPipe(text)
    case .number(let number): String(number)
    }
  }

  /// The text as it is.
  var raw: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    }
  }

  var json: JSON {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .number(number)
    }
  }
}

extension Value: Equatable {
  /// Byte for byte: `String`'s own `==` takes a composed and a decomposed é for the same.
  static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.number(let left), .number(let right)): left == right
    default: false
    }
  }
}
