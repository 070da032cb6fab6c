import Glibc

/// The two system calls whose failure decides what a writer may claim. Tests put failing ones in their place.
///
/// Both give a negative `errno` where they fail.
struct Disk: Sendable {
  var write: @Sendable (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  var sync: @Sendable (_ descriptor: Int32) -> Int32

  static let system = Disk(
    write: { descriptor, bytes in
      let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      return count < 0 ? -Int(errno) : count
    },
    sync: { descriptor in fdatasync(descriptor) == 0 ? 0 : -errno })

  /// Writes all of `bytes` in one loop, and says how many went out and which error stopped it (0: none).
  func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> (count: Int, errno: Int32) {
    bytes.withUnsafeBytes { bytes in
      var count = 0
      while count < bytes.count {
        let result = write(descriptor, UnsafeRawBufferPointer(rebasing: bytes[count...]))
        if result > 0 {
          count += result
        } else if result != -Int(EINTR) {
          return (count, result == 0 ? EIO : Int32(-result))
        }
      }
      return (count, 0)
    }
  }
}
