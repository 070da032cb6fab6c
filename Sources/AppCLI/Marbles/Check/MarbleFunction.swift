/// What an expression in braces does to its parameters.
typealias MarbleFunction = (_ parameters: [MarbleValue]) throws -> MarbleValue

/// Reads an expression: `$0 $1` …, numbers, "text", true, false, brackets and tuples, and Swift's operators
/// `! - * / % + == != < <= > >= && ||` with their precedence.
struct MarbleFunctionParser {
  /// The file must not decide how deep this calls itself.
  private static let deepest = 50

  private var rest: Substring
  private var depth = 0
  private let parameters: Int
  private let line: MarbleLine

  init(_ text: Substring, parameters: Int, in line: MarbleLine) {
    rest = text
    self.parameters = parameters
    self.line = line
  }

  /// The expression, after which nothing may stand.
  mutating func function() throws(CommandError) -> MarbleFunction {
    let function = try binary(0)
    skipBlanks()
    guard rest.isEmpty else { throw misread }
    return function
  }

  /// The operators, those that bind least first. A longer one stands before the one that it begins with.
  private static let levels = [
    ["||"], ["&&"], ["==", "!=", "<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
  ]

  private mutating func binary(_ level: Int) throws(CommandError) -> MarbleFunction {
    guard level < Self.levels.count else { return try unary() }
    var left = try binary(level + 1)
    while let sign = Self.levels[level].first(where: { skip($0) }) {
      left = joined(left, sign, try binary(level + 1))
    }
    return left
  }

  private func joined(_ left: @escaping MarbleFunction, _ sign: String, _ right: @escaping MarbleFunction)
    -> MarbleFunction
  {
    { parameters in
      let first = try left(parameters)
      guard sign == "||" || sign == "&&" else {
        return try MarbleValue.calculate(first, sign, try right(parameters))
      }
      // The right side may make no sense where the left side decides.
      if first == .truth(sign == "||") { return first }
      let second = try right(parameters)
      guard case (.truth, .truth) = (first, second) else {
        throw NoValue(of: "\(first.label) \(sign) \(second.label)")
      }
      return second
    }
  }

  private mutating func unary() throws(CommandError) -> MarbleFunction {
    if skip("!") {
      let operand = try unary()
      return { try MarbleValue.calculate(try operand($0), "==", .truth(false)) }
    }
    if skip("-") {
      let operand = try unary()
      return { try MarbleValue.calculate(.number(0), "-", try operand($0)) }
    }
    return try primary()
  }

  private mutating func primary() throws(CommandError) -> MarbleFunction {
    skipBlanks()
    let start = rest
    if skip("(") {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.deepest else { throw line.error("brackets are nested too deeply", at: start) }
      var parts = [try binary(0)]
      while skip(",") { parts.append(try binary(0)) }
      guard skip(")") else { throw misread }
      return tuple(parts)
    }
    if skip("$") {
      guard let index = Int(takeWord()), index < parameters else {
        throw line.error(
          "there is no such parameter", at: start,
          hint: parameters == 1 ? "There is only $0." : "They are $0 to $\(parameters - 1).")
      }
      return { $0[index] }
    }
    if skip("\"") {
      let text = rest.prefix { $0 != "\"" }
      rest = rest.dropFirst(text.count)
      guard skip("\"") else { throw line.error("\" is not closed", at: start) }
      return { _ in .text(String(text)) }
    }
    let value = MarbleValue(label: takeWord())
    if case .text = value {
      rest = start
      throw misread
    }
    return { _ in value }
  }

  private func tuple(_ parts: [MarbleFunction]) -> MarbleFunction {
    if parts.count == 1 { return parts[0] }
    return { parameters in
      .text(try parts.map { part in try part(parameters).label }.joined(separator: ","))
    }
  }

  private mutating func takeWord() -> Substring {
    let word = rest.prefix { $0.isLetter || $0.isNumber }
    rest = rest.dropFirst(word.count)
    return word
  }

  private mutating func skip(_ sign: String) -> Bool {
    skipBlanks()
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  private mutating func skipBlanks() {
    rest = rest.drop(while: \.isBlank)
  }

  private var misread: CommandError {
    line.error(
      rest.isEmpty ? "the expression ends too soon" : "this part of the expression cannot be read",
      at: rest, hint: "It may have $0, numbers, \"text\", brackets and the operators of Swift.")
  }
}
