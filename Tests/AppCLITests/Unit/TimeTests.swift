import Testing

@testable import AppCLI

@Suite struct TimeTests {
  @Test(arguments: [
    ("250ms", Duration.milliseconds(250)), ("5s", .seconds(5)), ("2min", .seconds(120)),
    ("1h", .seconds(3600)),
    ("0s", .zero),
  ])
  func `a duration is a number with a unit`(text: String, duration: Duration) throws {
    #expect(try parseDuration(text) == duration)
  }

  @Test(arguments: ["1ms", "250ms", "5s", "90s", "2min", "90min", "1h", "48h", "0ms"])
  func `a duration is shown as it would be typed`(word: String) throws {
    #expect(try parseDuration(word).word == word)
  }

  @Test(arguments: [
    ("5", "It has no unit: write 5s, for seconds."),
    ("5m", "The units are ms, s, min and h: 250ms, 5s, 2min, 1h."),
    ("", "Write it like 250ms, 5s, 2min or 1h."), ("-5s", "Write it like 250ms, 5s, 2min or 1h."),
    ("99999999999999999999h", "It is too long."), ("9223372036854775806ms", "It is too long."),
    ("1.5s", "The units are ms, s, min and h: 250ms, 5s, 2min, 1h."),
  ])
  func `what is not a duration gets the remedy`(text: String, remedy: String) {
    #expect(throws: NotADuration(remedy: remedy)) { try parseDuration(text) }
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-11-30T02:00:00Z", 1_796_004_000_000),
    ("2026-11-30T02:00:00.123Z", 1_796_004_000_123), ("2026-11-30T02:00:00.1Z", 1_796_004_000_100),
    ("2026-11-30T04:00:00+02:00", 1_796_004_000_000), ("2024-02-29T00:00:00Z", 1_709_164_800_000),
  ])
  func `a moment is a date and a time with its offset`(text: String, milliseconds: Int) {
    #expect(Moment(text) == Moment(milliseconds: milliseconds))
  }

  @Test(arguments: [
    "", "2026-11-30", "2026-11-30T02:00:00", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z",
    "2026-11-30T24:00:00Z",
    "2026-11-30T02:00:00.Z", "2026-11-30T02:00:00Zx", "2026-11-30 02:00:00Z", "0000-01-01T00:00:00Z",
  ])
  func `nothing else is a moment`(text: String) {
    #expect(Moment(text) == nil)
  }
}
