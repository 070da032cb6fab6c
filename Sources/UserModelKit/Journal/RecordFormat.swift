/// How records look on disk: the checksum of the JSON in eight lower-case digits, a space, the JSON, a line feed.
///
/// The JSON is exactly what the writer makes: members in its order and no blanks. Anything else is refused.
///
/// ```text
/// 850cb823 {"kind":"head","v":1,"epoch":"3f2a91c4","base":0,"state":{"name":"","age":0,"count":0}}
/// affe661a {"kind":"action","rev":1,"at":"2026-11-30T02:00:00.123Z","action":{"type":"set-age","value":36}}
/// ```
enum RecordFormat {
  /// The longest record, in bytes, with its line feed.
  static let maximumLength = 1 << 20

  /// The one version of the format so far.
  static let version = 1

  /// What can be a revision. The limit leaves room to calculate with any that a file or its name can give.
  static let revisions = 0...(1 << 62)

  /// The first record of a segment: a full snapshot.
  struct Head: Equatable {
    /// Drawn when the journal is made, and the same in all its segments.
    var epoch: String
    var snapshot: JournalSnapshot
  }

  /// Eight random lower-case hexadecimal digits.
  static func newEpoch() -> String {
    String(decoding: hexadecimal(UInt32.random(in: .min ... .max)), as: UTF8.self)
  }

  static func hexadecimal(_ value: UInt32) -> [UInt8] {
    (0..<8).map { hexDigit($0, of: value) }
  }

  /// The digit at `place`, 0 being the first of eight.
  static func hexDigit(_ place: Int, of value: UInt32) -> UInt8 {
    JSONText.hexDigit((value >> (28 - 4 * UInt32(place))) & 0xf)
  }
}
