/// Reads the few forms of JSON that a record is made of, strictly, from bytes that stay valid while it lives.
///
/// It tells bytes that are wrong from bytes that only end too early: that is how a record whose writer was killed
/// is told from a damaged one.
struct JSONScanner {
  enum Failure: Error, Equatable {
    /// All is well up to the end of the bytes, and more would have to follow.
    case unfinished
    case wrong(String)
  }

  let bytes: UnsafeRawBufferPointer
  private(set) var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The next byte, which is not taken.
  func peek() throws(Failure) -> UInt8 {
    guard position < bytes.count else { throw .unfinished }
    return bytes[position]
  }

  /// Takes exactly `literal`.
  mutating func expect(_ literal: StaticString) throws(Failure) {
    let text = UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    for byte in text {
      guard try peek() == byte else { throw .wrong("'\(literal)' was expected") }
      position += 1
    }
  }

  /// Takes `byte` if it comes next.
  mutating func skip(_ byte: UInt8) throws(Failure) -> Bool {
    guard try peek() == byte else { return false }
    position += 1
    return true
  }

  /// Takes a number of 64 bits as JSON writes integers: no sign but `-`, no leading zero, no fraction, no exponent.
  mutating func integer() throws(Failure) -> Int {
    let isNegative = try skip(UInt8(ascii: "-"))
    let start = position
    var value = 0
    while case let digit = Int(try peek()) - 0x30, 0...9 ~= digit {
      let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
      // Built up on the negative side, which reaches one further.
      let (next, underflow) = tenfold.subtractingReportingOverflow(digit)
      guard !overflow, !underflow else { throw .wrong("a number does not fit into 64 bits") }
      value = next
      position += 1
    }
    guard position > start else { throw .wrong("a number was expected") }
    guard bytes[start] != 0x30 || (position == start + 1 && !isNegative) else {
      throw .wrong("a number begins with a needless zero")
    }
    guard isNegative || value != .min else { throw .wrong("a number does not fit into 64 bits") }
    return isNegative ? value : -value
  }

  /// Takes `[`, items parted by commas, and `]`.
  mutating func list<Item>(
    of item: (inout JSONScanner) throws(Failure) -> Item
  ) throws(Failure) -> [Item] {
    try expect("[")
    if try skip(UInt8(ascii: "]")) { return [] }
    var items: [Item] = []
    repeat { items.append(try item(&self)) } while try skip(UInt8(ascii: ","))
    try expect("]")
    return items
  }

  /// Takes `count` lower-case hexadecimal digits.
  @discardableResult
  mutating func hexDigits(_ count: Int) throws(Failure) -> String {
    let start = position
    for _ in 0..<count {
      switch try peek() {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): position += 1
      default: throw .wrong("lower-case hexadecimal digits were expected")
      }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Moves past `count` bytes that were looked at.
  mutating func advance(by count: Int) {
    position += count
  }
}
