import Glibc

/// The times in records: RFC 3339, UTC, milliseconds.
enum Timestamp {
  static func now() -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return text(seconds: time.tv_sec, milliseconds: time.tv_nsec / 1_000_000)
  }

  static func text(seconds: Int, milliseconds: Int) -> String {
    // A clock outside of four-digit years must not make records that cannot be read.
    var seconds = min(max(seconds, 0), 253_402_300_799)
    var date = tm()
    gmtime_r(&seconds, &date)
    func digits(_ value: Int32, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: width - digits.count) + digits
    }
    let day = "\(digits(date.tm_year + 1900, 4))-\(digits(date.tm_mon + 1, 2))-\(digits(date.tm_mday, 2))"
    let time = "\(digits(date.tm_hour, 2)):\(digits(date.tm_min, 2)):\(digits(date.tm_sec, 2))"
    return "\(day)T\(time).\(digits(Int32(milliseconds), 3))Z"
  }

  /// Whether `text` has the shape `2026-11-30T02:00:00.123Z`, the fraction being optional and of any length.
  static func isValid(_ text: String) -> Bool {
    let pattern: StaticString = "0000-00-00T00:00:00"
    let bytes = Array(text.utf8)
    guard bytes.count > pattern.utf8CodeUnitCount, bytes.last == UInt8(ascii: "Z") else { return false }
    for index in 0..<pattern.utf8CodeUnitCount {
      let expected = pattern.utf8Start[index]
      guard expected == 0x30 ? isDigit(bytes[index]) : bytes[index] == expected else { return false }
    }
    let fraction = bytes[pattern.utf8CodeUnitCount..<bytes.count - 1]
    guard let point = fraction.first else { return true }
    return point == UInt8(ascii: ".") && fraction.count > 1 && fraction.dropFirst().allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
