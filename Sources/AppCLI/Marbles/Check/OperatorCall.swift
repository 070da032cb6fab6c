/// An operator as it is called: `receiver.name(argument, argument) { expression }`, of which only the name must be.
struct OperatorCall {
  let line: MarbleLine
  let name: Substring
  /// The row before the dot.
  let receiver: Substring?
  private(set) var arguments: [Substring] = []
  /// What stands between the braces.
  private(set) var expression: Substring?

  init(_ operation: MarbleOperation) throws(CommandError) {
    line = operation.line
    let text = operation.text
    let head = text.prefix { $0 != "(" && $0 != "{" }
    let path = head.trimmed
    if let dot = path.lastIndex(of: ".") {
      receiver = path[..<dot].trimmed.unquoted
      name = path[dot...].dropFirst()
    } else {
      receiver = nil
      name = path
    }
    var rest = text[head.endIndex...]
    if rest.first == "(" {
      arguments = try Self.arguments(&rest, in: line)
      rest = rest.trimmed
    }
    if rest.first == "{" {
      guard rest.last == "}" else { throw line.error("{ is not closed", at: rest) }
      expression = rest.dropFirst().dropLast().trimmed
      rest = rest.suffix(0)
    }
    if !rest.isEmpty {
      throw line.error(
        "the operator is over here", at: rest, hint: "Write it like take(2), map { $0 * 10 } or merge(a, b).")
    }
  }

  /// Takes the arguments and both brackets.
  private static func arguments(_ rest: inout Substring, in line: MarbleLine) throws(CommandError)
    -> [Substring]
  {
    let opening = rest
    rest.removeFirst()
    var arguments: [Substring] = []
    var start = rest.startIndex
    var isQuoted = false
    for index in rest.indices {
      let character = rest[index]
      if character == "\"" { isQuoted.toggle() }
      guard !isQuoted, character == "," || character == ")" else { continue }
      arguments.append(rest[start..<index].trimmed)
      start = rest.index(after: index)
      guard character == ")" else { continue }
      rest = rest[start...]
      // `take()` has none.
      return arguments.count == 1 && arguments[0].isEmpty ? [] : arguments
    }
    throw line.error("( is not closed", at: opening)
  }
}

extension OperatorCall {
  func error(_ message: String, hint: String? = nil) -> CommandError {
    line.error("'\(Escaping.forTerminal(String(name)))' \(message)", at: name, hint: hint)
  }

  /// The only argument.
  func argument(_ kind: String) throws(CommandError) -> Substring {
    guard arguments.count == 1 else { throw error("takes \(kind) in brackets") }
    return arguments[0]
  }

  /// The only argument as a count.
  func count() throws(CommandError) -> Int {
    let word = try argument("a number")
    guard !word.isEmpty, word.utf8.allSatisfy(\.isASCIIDigit), let count = Int(word) else {
      throw line.error("\(Escaping.quoted(String(word))) is not a number, zero or more", at: word)
    }
    return count
  }

  /// The only argument as a length of time, in frames.
  func frames() throws(CommandError) -> Int {
    let word = try argument("a length of time")
    do {
      return Int(try parseDuration(String(word)) / .milliseconds(1))
    } catch {
      throw line.error(
        "\(Escaping.quoted(String(word))) is not a length of time", at: word, hint: error.remedy)
    }
  }

  /// The expression, which has so many parameters; nil: there is none.
  func function(parameters: Int) throws(CommandError) -> MarbleFunction? {
    guard let expression else { return nil }
    var parser = MarbleFunctionParser(expression, parameters: parameters, in: line)
    return try parser.function()
  }

  /// The expression, which has to be there.
  func needFunction(parameters: Int, such example: String) throws(CommandError) -> MarbleFunction {
    guard let function = try function(parameters: parameters) else {
      throw error("needs an expression in braces", hint: "Write it like \(example).")
    }
    return function
  }
}

extension Substring {
  /// Without the double quotes around it, if it has them.
  var unquoted: Substring {
    count >= 2 && first == "\"" && last == "\"" ? dropFirst().dropLast() : self
  }
}
