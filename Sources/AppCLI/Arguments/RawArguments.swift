import Glibc

/// The arguments as the system passed them. `CommandLine.arguments` would replace bad UTF-8 without a word.
enum RawArguments {
  /// The bytes of every argument after the program's own name.
  static var ofProcess: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { pointer in
        Array(UnsafeBufferPointer(start: pointer, count: strlen(pointer))).map(UInt8.init(bitPattern:))
      }
    }
  }

  /// The words as text, if all of them are. `kind` is what an error calls one of them.
  static func decode(_ raw: [[UInt8]], called kind: String) throws(CommandError) -> [String] {
    var words: [String] = []
    for bytes in raw { words.append(try decode(bytes, called: "\(kind) \(words.count + 1)")) }
    return words
  }

  /// One word as text. An error names the first byte that is not UTF-8, and where it is.
  static func decode(_ bytes: [UInt8], called place: String) throws(CommandError) -> String {
    do {
      return String(copying: try UTF8Span(validating: bytes.span))
    } catch {
      let offset = error.byteOffsets.lowerBound
      // It is 0x80 or more, so these are two digits.
      let byte = String(bytes[offset], radix: 16)
      throw CommandError.badData(
        "invalid-utf8", "\(place) is not valid UTF-8: byte 0x\(byte) at offset \(offset)"
      ).changingNothing()
    }
  }
}
