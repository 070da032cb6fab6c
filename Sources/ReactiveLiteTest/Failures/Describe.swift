/// A value on one line, as it would be written in source where that is possible.
package func describe(_ value: Any) -> String {
  // Parts first: a cast looks through an optional.
  let text = describeParts(value) ?? describeWhole(value)
  return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
}

private func describeWhole(_ value: Any) -> String {
  switch value {
  case is String, is Substring, is Character: String(reflecting: value)
  case let value as any Transparent: value.text
  case let value as [Any]: "[\(value.map(describe).joined(separator: ", "))]"
  default: String(describing: value)
  }
}

/// Tuples and optionals part by part: their own text names every type with its module.
private func describeParts(_ value: Any) -> String? {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    return mirror.children.first.map { describe($0.value) } ?? "nil"
  case .tuple:
    let parts = mirror.children.map { part in
      let text = describe(part.value)
      guard let label = part.label, !label.hasPrefix(".") else { return text }
      return "\(label): \(text)"
    }
    return "(\(parts.joined(separator: ", ")))"
  default:
    return nil
  }
}

/// `1 event`, `2 events`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
