@testable import AppCLI

/// The bytes as they come from a terminal, in pieces, and what is typed with them.
enum KeysFuzzing {
  static func check(_ bytes: [UInt8]) throws {
    var decoder = KeyDecoder()
    let whole = decoder.decode(bytes) + decoder.endWaiting()
    decoder = KeyDecoder()
    let pieces = bytes.flatMap { decoder.decode([$0]) } + decoder.endWaiting()
    guard whole == pieces else { throw Complaint("in pieces it is \(pieces), whole it is \(whole)") }

    let typed = whole.map { if case .text(let text) = $0 { text } else { " " } }.joined()
    _ = LineCompletion(typed, names: { _ in ["a", "b c/", "é\"", "d\\'"] })
  }
}
