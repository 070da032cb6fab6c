/// Rows of marbles and the operators between them, from top to bottom.
struct MarbleDocument {
  enum Step {
    case row(MarbleRow)
    case operation(MarbleOperation)
  }

  var steps: [Step]
  /// The document as text.
  var text: String
  /// The frame that rows begin at, if nothing in them is earlier.
  var start = 0

  var rows: [MarbleRow] {
    steps.compactMap { if case .row(let row) = $0 { row } else { nil } }
  }

  var operations: [MarbleOperation] {
    steps.compactMap { if case .operation(let operation) = $0 { operation } else { nil } }
  }
}

/// What happens to one stream or subscription, and when.
struct MarbleRow {
  enum Mark {
    case element(String)
    case completed, error, subscribed, disposed
  }

  struct Event: Equatable {
    var frame: Int
    var mark: Mark
  }

  var title = ""
  /// In the order of their frames.
  var events: [Event]
  /// The row is one of `^` and `!`.
  var isSubscription = false
}

/// An operator, as it is written.
struct MarbleOperation {
  /// `> combineLatest(name, age)`
  let line: MarbleLine

  /// What follows the sign.
  var text: Substring { line.content.dropFirst().trimmed }
  /// The text, safe to be shown.
  var label: String { Escaping.forTerminal(String(text)) }
}

extension MarbleRow.Mark: Equatable {
  /// Labels are compared byte for byte.
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.element(let left), .element(let right)): left.utf8.elementsEqual(right.utf8)
    case (.completed, .completed), (.error, .error), (.subscribed, .subscribed), (.disposed, .disposed): true
    default: false
    }
  }
}
