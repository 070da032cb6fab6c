import Glibc

/// A time of the clock, in milliseconds since 1970. Only for display and `--since`.
struct Moment: Comparable {
  var milliseconds: Int

  static func < (left: Moment, right: Moment) -> Bool { left.milliseconds < right.milliseconds }

  /// The clock's time.
  static var now: Moment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Moment(milliseconds: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }

  init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Reads `2026-11-30T02:00:00Z`, also with a fraction of a second and with an offset such as `+02:00`.
  init?(_ text: String) {
    var scanner = Scanner(text)
    guard let year = scanner.number(digits: 4), scanner.skip("-"), let month = scanner.number(digits: 2),
      scanner.skip("-"), let day = scanner.number(digits: 2), scanner.skip("T"),
      let hour = scanner.number(digits: 2), scanner.skip(":"), let minute = scanner.number(digits: 2),
      scanner.skip(":"), let second = scanner.number(digits: 2), let fraction = scanner.milliseconds(),
      let offset = scanner.offset(), scanner.isAtEnd,
      year > 0, (1...12).contains(month), (1...daysIn(month: month, of: year)).contains(day), hour < 24,
      minute < 60,
      second <= 60
    else { return nil }
    let seconds = days(from: year, month, day) * 86_400 + hour * 3600 + (minute - offset) * 60 + second
    milliseconds = seconds * 1000 + fraction
  }
}

private struct Scanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(digits: Int) -> Int? {
    let found = rest.prefix(digits)
    guard found.count == digits, found.allSatisfy(\.isASCIIDigit) else { return nil }
    rest = rest.dropFirst(digits)
    return found.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// The fraction of a second, if there is one; finer than a millisecond is cut.
  mutating func milliseconds() -> Int? {
    guard skip(".") else { return 0 }
    let digits = rest.prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    let firstThree = digits.map { Int($0 - UInt8(ascii: "0")) } + [0, 0]
    return firstThree[0] * 100 + firstThree[1] * 10 + firstThree[2]
  }

  /// Minutes east of Greenwich.
  mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let sign = skip("+") ? 1 : skip("-") ? -1 : 0
    guard sign != 0, let hours = number(digits: 2), skip(":"), let minutes = number(digits: 2), hours < 24,
      minutes < 60
    else { return nil }
    return sign * (hours * 60 + minutes)
  }
}

private func daysIn(month: Int, of year: Int) -> Int {
  let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
}

/// Days from 1970-01-01 to a day of the Gregorian calendar.
private func days(from year: Int, _ month: Int, _ day: Int) -> Int {
  // Counted in years that begin in March, so that the leap day is the last.
  let shifted = month > 2 ? year : year - 1
  let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
  let leapDays = shifted / 4 - shifted / 100 + shifted / 400
  return shifted * 365 + leapDays + dayOfYear - 719_468
}
