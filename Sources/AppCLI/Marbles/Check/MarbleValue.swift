/// What a label means to an expression: a number where it is written like one, otherwise text.
enum MarbleValue: Equatable {
  case number(Int)
  case text(String)
  case truth(Bool)

  init(label: some StringProtocol) {
    // "007" and "+7" are no numbers here: they would come back as another label.
    if let number = Int(label), String(number) == label {
      self = .number(number)
    } else {
      self = label == "true" ? .truth(true) : label == "false" ? .truth(false) : .text(String(label))
    }
  }

  var label: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    case .truth(let truth): truth ? "true" : "false"
    }
  }

  /// A text that was put together. One that grows with each step would soon fill the memory.
  static func made(_ text: String) throws -> MarbleValue {
    let longest = MarbleReader.maximumLength
    guard text.utf8.count <= longest else { throw NoValue(of: "text of more than \(longest) bytes") }
    return .text(text)
  }

  /// Two values joined by an operator; throws what cannot be.
  static func calculate(_ left: MarbleValue, _ sign: String, _ right: MarbleValue) throws -> MarbleValue {
    let result: MarbleValue? =
      switch (left, right) {
      case (.number(let left), .number(let right)): numbers(left, sign, right)
      case (.text(let left), .text(let right)):
        sign == "+" ? try made(left + right) : compared(left, sign, right)
      case (.truth(let left), .truth(let right)):
        sign == "==" ? .truth(left == right) : sign == "!=" ? .truth(left != right) : nil
      default: nil
      }
    guard let result else { throw NoValue(of: "\(left.label) \(sign) \(right.label)") }
    return result
  }

  private static func numbers(_ left: Int, _ sign: String, _ right: Int) -> MarbleValue? {
    let (result, overflow): (Int, Bool)
    switch sign {
    case "+": (result, overflow) = left.addingReportingOverflow(right)
    case "-": (result, overflow) = left.subtractingReportingOverflow(right)
    case "*": (result, overflow) = left.multipliedReportingOverflow(by: right)
    case "/": (result, overflow) = left.dividedReportingOverflow(by: right)
    case "%": (result, overflow) = left.remainderReportingOverflow(dividingBy: right)
    default: return compared(left, sign, right)
    }
    return overflow ? nil : .number(result)
  }

  private static func compared<Operand: Comparable>(_ left: Operand, _ sign: String, _ right: Operand)
    -> MarbleValue?
  {
    switch sign {
    case "==": .truth(left == right)
    case "!=": .truth(left != right)
    case "<": .truth(left < right)
    case "<=": .truth(left <= right)
    case ">": .truth(left > right)
    case ">=": .truth(left >= right)
    default: nil
    }
  }
}

/// Something that cannot be calculated, such as `Ada * 10` or `1 / 0`.
struct NoValue: Error {
  let expression: String

  init(of expression: String) {
    self.expression = expression
  }
}
