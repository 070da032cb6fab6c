import Testing

@testable import AppCLI

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Ann", 3), ("é", 1), ("e\u{301}", 1), ("亚伦", 4), ("ｶﾅ", 2), ("Ａ", 2), ("한글", 4),
    ("\u{1112}\u{1161}", 2),
    ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇫🇷", 2), ("❤", 1), ("❤️", 2), ("\u{301}", 0), ("a\u{200D}b", 2),
    ("…", 1), ("→", 1), ("カ", 2),
  ])
  func `the width is counted in columns`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `padding fills up to a column, and never cuts`() {
    #expect("亚伦".padded(to: 6) == "亚伦  ")
    #expect("Grace".padded(to: 3) == "Grace")
  }
}
