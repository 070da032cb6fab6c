import Testing

@testable import UserModelKit

@Suite struct JournalTimestampTests {
  @Test(
    arguments: [
      (0, 0, "1970-01-01T00:00:00.000Z"), (1_796_004_000, 123, "2026-11-30T02:00:00.123Z"),
      (1_709_164_800, 7, "2024-02-29T00:00:00.007Z"), (253_402_300_799, 999, "9999-12-31T23:59:59.999Z"),
      (.max, 0, "9999-12-31T23:59:59.000Z"), (.min, 0, "1970-01-01T00:00:00.000Z"),
    ])
  func `times are written in UTC with milliseconds`(seconds: Int, milliseconds: Int, expected: String) {
    #expect(Timestamp.text(seconds: seconds, milliseconds: milliseconds) == expected)
  }

  @Test func `the time now can be read back`() {
    #expect(Timestamp.isValid(Timestamp.now()))
  }

  @Test(arguments: ["2026-11-30T02:00:00Z", "2026-11-30T02:00:00.1Z", "2026-11-30T02:00:00.123456789Z"])
  func `a fraction may have any length`(text: String) {
    #expect(Timestamp.isValid(text))
  }

  @Test(
    arguments: [
      "", "Z", "2026-11-30", "2026-11-30T02:00:00", "2026-11-30 02:00:00Z", "2026-11-30T02:00:00.Z",
      "2026-11-30T02:00:00,1Z",
      "2026-11-30T02:00:00+01:00", "2026-11-30T02:00:00.1xZ", "٢026-11-30T02:00:00Z",
    ])
  func `what is not such a time is refused`(text: String) {
    #expect(!Timestamp.isValid(text))
  }
}
