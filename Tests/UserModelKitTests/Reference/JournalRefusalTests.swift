import Testing

@testable import UserModelKit

/// Lines whose checksum is right and whose content is not: made by a later version, or by hand.
@Suite struct JournalRefusalTests {
  private let state = TemporaryState()

  @Test(
    arguments: [
      (#"{"type":"set-shoe-size","value":1}"#, "action type 'set-shoe-size' is not known to this program"),
      (#"{"type":"Set-name","value":"A"}"#, "action type 'Set-name' is not known to this program"),
      (#"{"type":"reset","keys":["shoe"]}"#, "key 'shoe' is not known to this program"),
      (
        #"{"type":"batch","actions":[{"type":"batch","actions":[]}]}"#,
        "action type 'batch' is not known to this program"
      ),
      (#"{"type":"set-age","value":151}"#, "a record cannot be applied: an age is 0 to 150, got 151"),
      (#"{"type":"set-age","value":36,"unit":"year"}"#, "'}' was expected"),
      (#"{"type":"set-age"}"#, "',\"value\":' was expected"),
      (#"{"value":36,"type":"set-age"}"#, "'{\"type\":' was expected"),
      (#"{"type":"reset","keys":["age",]}"#, "'\"' was expected"),
    ])
  func `an action that is not known as a whole is refused, not dropped`(action: String, reason: String) {
    state.bytes =
      head() + line(#"{"kind":"action","rev":1,"at":"2026-11-30T02:00:00Z","action":\#(action)}"#.utf8)

    expectDamage(at: head().count, reason)
  }

  @Test(
    arguments: [
      (#"{"kind":"note","rev":1}"#, "kind 'note' stands where 'action' should"),
      (#"{"kind":"action","rev":2,"at":"2026-11-30T02:00:00Z"}"#, "revision 2 stands where 1 should"),
      (#"{"kind":"action","rev":0,"at":"2026-11-30T02:00:00Z"}"#, "revision 0 stands where 1 should"),
      (#"{"kind":"action","rev":1,"at":"yesterday"}"#, "the time of a record is not a time"),
      (#"{"kind":"action","rev":1"#, "a record ends too early"),
      ("", "a line is not a record"),
      (#" {"kind":"action","rev":1}"#, "'{\"kind\":' was expected"),
    ])
  func `a record that is not known as a whole is refused`(json: String, reason: String) {
    state.bytes = head() + line(json.utf8)

    expectDamage(at: head().count, reason)
  }

  @Test(
    arguments: [
      (#"{"kind":"head","v":2,"epoch":"3f2a91c4"}"#, "version 2 of the format is not known to this program"),
      (#"{"kind":"head","v":1,"epoch":"3F2A91C4"}"#, "lower-case hexadecimal digits were expected"),
      (#"{"kind":"action","rev":1}"#, "kind 'action' stands where 'head' should"),
      (
        #"{"kind":"head","v":1,"epoch":"3f2a91c4","base":1,"state":{"name":"","age":0,"count":0}}"#,
        "base 1 stands in the segment that is named after 0"
      ),
      (
        #"{"kind":"head","v":1,"epoch":"3f2a91c4","base":9223372036854775807,"state":{"name":"","age":0,"count":0}}"#,
        "9223372036854775807 is not a revision"
      ),
      (
        #"{"kind":"head","v":1,"epoch":"3f2a91c4","base":0,"state":{"name":"","age":-1,"count":0}}"#,
        "an age is 0 to 150, got -1"
      ),
    ])
  func `a head that is not known as a whole is refused`(json: String, reason: String) {
    state.bytes = line(json.utf8)

    expectDamage(at: 0, reason)
  }

  @Test func `something after a record on its line is refused`() {
    let json = record(1, .setAge(1)).dropFirst(9).dropLast()
    state.bytes = head() + line(json + Array(" ".utf8))

    expectDamage(at: head().count, "something follows the record")
  }

  @Test func `after the last revision there can be, nothing more is written`() throws {
    let last = RecordFormat.revisions.upperBound
    state.write(head(base: last - 1), to: last - 1)
    try state.journal.append { _ in .setAge(1) }

    #expect(throws: JournalError.invalidAction("revision \(last) is the last there can be")) {
      try state.journal.append { _ in .setAge(2) }
    }
    #expect(try state.journal.snapshot() == JournalSnapshot(revision: last, state: JournalState(age: 1)))
  }

  @Test(arguments: [[], Array("850cb823".utf8), Array(head().dropLast())] as [[UInt8]])
  func `a segment without a whole head is refused`(bytes: [UInt8]) {
    state.bytes = bytes

    expectDamage(at: 0, "the first record of a segment is not whole")
  }

  /// Both the reader and the writer say so, and leave the bytes alone.
  private func expectDamage(
    at offset: Int, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bytes = state.bytes
    let error = JournalError.damaged(file: state.segment(), offset: offset, reason: reason)

    #expect(throws: error, sourceLocation: sourceLocation) { try state.journal.snapshot() }
    #expect(throws: error, sourceLocation: sourceLocation) { try state.journal.append { _ in .setAge(1) } }
    #expect(state.bytes == bytes, sourceLocation: sourceLocation)
    #expect(state.reports.all == [], sourceLocation: sourceLocation)
  }
}
