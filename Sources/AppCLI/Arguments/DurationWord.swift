/// Why a word is not a length of time.
struct NotADuration: Error, Equatable {
  let remedy: String
}

/// Reads `250ms`, `5s`, `2min` or `1h`.
func parseDuration(_ text: String) throws(NotADuration) -> Duration {
  let digits = text.utf8.prefix(while: \.isASCIIDigit)
  let unit = String(text.utf8.dropFirst(digits.count)) ?? ""
  guard !digits.isEmpty else { throw NotADuration(remedy: "Write it like 250ms, 5s, 2min or 1h.") }
  guard !unit.isEmpty else {
    throw NotADuration(
      remedy: "It has no unit: write \(digits.count > 18 ? "5" : String(digits) ?? "5")s, for seconds.")
  }
  guard let milliseconds = millisecondsOfUnit[unit] else {
    throw NotADuration(remedy: "The units are ms, s, min and h: 250ms, 5s, 2min, 1h.")
  }
  let product = (String(digits).flatMap(Int.init) ?? .max).multipliedReportingOverflow(by: milliseconds)
  guard !product.overflow, product.partialValue <= longest else {
    throw NotADuration(remedy: "It is too long.")
  }
  return .milliseconds(product.partialValue)
}

extension Duration {
  /// The time as it would be typed, in the largest unit of which it is a whole number.
  var word: String {
    let milliseconds = Int(self / .milliseconds(1))
    let unit = millisecondsOfUnit.filter { milliseconds.isMultiple(of: $0.value) }.max { $0.value < $1.value }
    guard let unit, milliseconds != 0 else { return "\(milliseconds)ms" }
    return "\(milliseconds / unit.value)\(unit.key)"
  }
}

/// A hundred years, in milliseconds: more than anybody waits, and nothing that is calculated with it overflows.
private let longest = 100 * 366 * 86_400_000

private let millisecondsOfUnit = ["ms": 1, "s": 1000, "min": 60_000, "h": 3_600_000]
