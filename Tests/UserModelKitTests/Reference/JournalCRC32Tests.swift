import Testing

@testable import UserModelKit

@Suite struct JournalCRC32Tests {
  @Test(
    arguments: [
      ("", 0), ("123456789", 0xcbf4_3926), ("a", 0xe8b7_be43), ("abc", 0x3524_41c2),
      ("The quick brown fox jumps over the lazy dog", 0x414f_a339),
    ] as [(String, UInt32)])
  func `the checksum is that of zip and gzip`(text: String, expected: UInt32) {
    #expect(Array(text.utf8).withUnsafeBytes { CRC32.checksum($0) } == expected)
  }

  @Test func `the checksum does not depend on where the bytes lie in memory`() {
    let bytes = [UInt8](repeating: 0, count: 8) + Array("123456789".utf8)

    for start in 0...8 {
      let moved = Array(bytes[8...]) + [UInt8](repeating: 0, count: start)
      let rotated = Array(moved.suffix(start) + moved.prefix(9))
      let checksum = rotated.withUnsafeBytes {
        CRC32.checksum(UnsafeRawBufferPointer(rebasing: $0[start...]))
      }
      #expect(checksum == 0xcbf4_3926)
    }
  }
}
