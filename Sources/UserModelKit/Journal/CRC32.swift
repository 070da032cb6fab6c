/// The checksum of a record: CRC-32 as in IEEE 802.3, zip and gzip.
enum CRC32 {
  static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      var crc = ~UInt32(0)
      var index = 0
      // Eight bytes a step: a byte a step would be most of the time that reading a record takes.
      while index + 8 <= bytes.count {
        let next = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let word = next ^ UInt64(crc)
        crc = 0
        for place in 0..<8 {
          crc ^= tables[(7 - place) * 256 + Int(UInt8(truncatingIfNeeded: word >> (place * 8)))]
        }
        index += 8
      }
      while index < bytes.count {
        crc = tables[Int(UInt8(truncatingIfNeeded: crc) ^ bytes[index])] ^ (crc >> 8)
        index += 1
      }
      return ~crc
    }
  }

  /// Eight tables of 256: entry `byte` of table `n` is the checksum of that byte followed by `n` zero bytes.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var crc = UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : (crc >> 1) ^ 0xedb8_8320 }
      tables[byte] = crc
    }
    for index in 256..<tables.count {
      let shorter = tables[index - 256]
      tables[index] = tables[Int(shorter & 0xff)] ^ (shorter >> 8)
    }
    return tables
  }()
}
