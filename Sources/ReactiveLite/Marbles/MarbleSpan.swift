/// The span of time that a word like `10ms`, `1.5s` or `2m` stands for.
package struct MarbleSpan {
  /// So many frames of a millisecond; nil if that is not a whole number, or too great a one.
  let frames: Int?

  /// Nil if the word is not a span.
  package init?(_ word: some Sequence<Character>) {
    let word = String(word)
    let number = word.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let unit = ["ms": 1, "s": 1000, "m": 60_000][word.dropFirst(number.count)],
      1...2 ~= parts.count, parts.allSatisfy({ !$0.isEmpty })
    else { return nil }
    frames = Self.frames(parts[0], parts.count == 2 ? parts[1] : "", unit: unit)
  }

  /// In integers, for a `Double` has no exact tenth.
  private static func frames(_ whole: Substring, _ fraction: Substring, unit: Int) -> Int? {
    var fraction = fraction
    while fraction.last == "0" { fraction.removeLast() }
    // No unit has more tenths than five that are whole frames.
    guard fraction.count <= 5, let digits = Int(whole + fraction) else { return nil }
    let scale = fraction.reduce(1) { scale, _ in scale * 10 }
    let (product, isTooGreat) = digits.multipliedReportingOverflow(by: unit)
    return isTooGreat || product % scale != 0 ? nil : product / scale
  }

  /// How so many frames are written, in the greatest unit of which they are a whole number.
  static func text(of frames: Int) -> String {
    if frames % 60_000 == 0 { return "\(frames / 60_000)m" }
    return frames % 1000 == 0 ? "\(frames / 1000)s" : "\(frames)ms"
  }
}
