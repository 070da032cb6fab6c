extension String {
  /// How many columns of a terminal the text takes.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text, filled with blanks up to `width` columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }
}

extension Character {
  /// The columns of one grapheme cluster: 2 for East Asian wide ones and emoji, 0 for one that only combines.
  var displayWidth: Int {
    guard let base = unicodeScalars.first else { return 0 }
    if isASCII { return 1 }
    if base.properties.isEmojiPresentation || isEastAsianWide(base) { return 2 }
    // U+FE0F asks for the coloured picture of a character that is text by default, as in ❤️.
    if base.properties.isEmoji, unicodeScalars.contains("\u{FE0F}") { return 2 }
    return unicodeScalars.allSatisfy(\.takesNoColumn) ? 0 : 1
  }
}

extension Unicode.Scalar {
  fileprivate var takesNoColumn: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }
}

private func isEastAsianWide(_ scalar: Unicode.Scalar) -> Bool {
  wideRanges.contains { $0.contains(scalar.value) }
}

/// Wide and fullwidth ranges of Unicode's EastAsianWidth.txt, without what is an emoji anyway.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
  0x3250...0x4DBF, 0x4DC0...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
  0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB,
  0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
]
