import UserModelKit

/// One line of `watch` or `log`: a value of a stream, and the revision that led to it.
struct StreamLine {
  var revision: Int
  var value: StreamValue
  /// What the revision did, and when; nil for a value that is shown for itself.
  var cause: (action: JournalAction, at: String)?
}

/// Writes lines in a form. It keeps the line before, to make out what has changed.
struct StreamLineFormat {
  let stream: StreamName
  let form: Form
  let style: Style
  private var previous: StreamValue?
  /// Names are aligned with the widest so far, within reason.
  private var nameWidth = 0

  init(_ stream: StreamName, form: Form, style: Style) {
    self.stream = stream
    self.form = form
    self.style = style
  }

  mutating func text(of line: StreamLine) -> String {
    defer { previous = line.value }
    switch form {
    case .terminal: return terminal(line)
    case .pipe:
      let parts = line.value.parts.map { emphasized($0.value.pipe, $0.key, line.value) }
      return ([String(line.revision)] + parts).joined(separator: "\t")
    case .json: return json(line).text
    }
  }

  /// `#43  Grace  36  count 3   set name`
  private mutating func terminal(_ line: StreamLine) -> String {
    var parts = ["#\(line.revision)"]
    for (key, value) in line.value.parts {
      switch key {
      case .name:
        let name = value == .text("") ? "\"\"" : value.terminal
        nameWidth = max(nameWidth, min(name.displayWidth, 24))
        // Not padded as a whole: the emphasis has no width.
        parts.append(emphasized(name, key, line.value) + "".padded(to: nameWidth - name.displayWidth))
      case .age: parts.append(emphasized(value.terminal, key, line.value))
      case .count: parts.append(emphasized("count \(value.terminal)", key, line.value))
      }
    }
    let text = parts.joined(separator: "  ")
    return line.cause.map { "\(text)   \($0.action.summary)" } ?? text
  }

  private func emphasized(_ text: String, _ key: JournalKey, _ value: StreamValue) -> String {
    style.emphasized(text, if: previous.map { $0[key] != value[key] } ?? false)
  }

  private func json(_ line: StreamLine) -> JSON {
    var fields: [(String, JSON)] = [
      ("rev", .number(line.revision)), ("stream", .string(stream.rawValue)),
      ("value", .object(line.value.parts.map { ($0.key.rawValue, $0.value.json) })),
    ]
    if let (action, at) = line.cause { fields += [("action", .written(action.json)), ("at", .string(at))] }
    return .object(fields)
  }
}
