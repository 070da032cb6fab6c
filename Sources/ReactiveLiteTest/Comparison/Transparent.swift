import ReactiveLite

/// Types of this package that print and compare by what they hold, whether or not that is Equatable.
protocol Transparent {
  /// The value on one line.
  var text: String { get }
}

extension Recorded: Transparent {
  var text: String { debugDescription }
}

extension Event: Transparent {
  /// `next("Ann", 5)`, `error(notFound)` or `completed`.
  var text: String {
    switch self {
    case .next(let element):
      let text = describe(element)
      // A tuple brings parentheses of its own.
      return Mirror(reflecting: element).displayStyle == .tuple ? "next\(text)" : "next(\(text))"
    case .error(let error): return "error(\(describe( error)))"
    case .completed: return "completed"
    }
  }
}
