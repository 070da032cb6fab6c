/// A whole number as typed: ASCII digits with an optional sign. It may be too large for the machine.
struct WholeNumber: Equatable {
  let text: String
  /// Nil: too large for 64 bits.
  let value: Int?

  /// Throws for a word that is not a number, or is empty.
  init(_ text: String) throws(CommandError) {
    guard !text.isEmpty else {
      throw .badData("empty-word", "a number is expected, got an empty word")
    }
    var digits = Array(text.utf8)[...]
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      digits.removeFirst()
    }
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else {
      throw .badData(
        "not-a-number", "\(Escaping.quoted(text)) is not a number", hint: "Write it in digits, such as 36.")
    }
    self.text = text
    self.value = Int(text)
  }

  /// The number, if it is one of 64 bits.
  func fitting64Bits() throws(CommandError) -> Int {
    guard let value else {
      throw .badData(
        "number-out-of-range", "\(Escaping.quoted(text)) is out of range",
        hint: "The numbers go from \(Int.min) to \(Int.max).")
    }
    return value
  }
}
