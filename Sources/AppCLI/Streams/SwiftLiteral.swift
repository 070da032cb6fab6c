import UserModelKit

/// Values as they are written in Swift.
enum SwiftLiteral {
  static func of(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  static func of(_ state: JournalState) -> String {
    "JournalState(name: \(of(state.name)), age: \(state.age), count: \(state.count))"
  }

  static func of(_ action: JournalAction) -> String {
    switch action {
    case .setName(let name): ".setName(\(of(name)))"
    case .setAge(let age): ".setAge(\(age))"
    case .changingCount(let count): ".changingCount(\(count))"
    case .reset(let keys): ".reset([\(keys.map { ".\($0.rawValue)" }.joined(separator: ", "))])"
    case .batch(let actions): ".batch([\(actions.map(of).joined(separator: ", "))])"
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    // One that combines would melt into the quote before it, for who reads the file.
    case _ where scalar.isUnsafeToPrint || scalar.properties.isGraphemeExtend: scalar.numberEscape
    default: String(scalar)
    }
  }
}
