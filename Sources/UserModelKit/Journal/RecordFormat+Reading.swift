extension RecordFormat {
  typealias Failure = JSONScanner.Failure

  /// The head that a whole line (without its line feed) holds.
  static func head(in line: UnsafeRawBufferPointer) throws(Failure) -> Head {
    var scanner = try whole(line)
    let head = try scanner.head()
    guard scanner.isAtEnd else { throw .wrong("something follows the record") }
    return head
  }

  /// The time and the action that a whole line (without its line feed) holds, which has to be that of `revision`.
  static func action(
    in line: UnsafeRawBufferPointer, revision: Int
  ) throws(Failure) -> (at: String, action: JournalAction) {
    var scanner = try whole(line)
    let action = try scanner.record(revision: revision)
    guard scanner.isAtEnd else { throw .wrong("something follows the record") }
    return action
  }

  /// The revision of the action that a whole line (without its line feed) holds, whatever it is.
  static func revision(in line: UnsafeRawBufferPointer) throws(Failure) -> Int {
    var scanner = try whole(line)
    return try scanner.revision()
  }

  /// Makes sure that the bytes after the last line feed are the beginning of the record of `revision`, as a writer
  /// leaves it that was killed in the middle.
  ///
  /// Throws if they are not. All of a record but its line feed is a beginning; one byte more is damage.
  static func checkBeginning(_ tail: UnsafeRawBufferPointer, revision: Int) throws(Failure) {
    do throws(Failure) {
      var scanner = JSONScanner(tail)
      try scanner.hexDigits(8)
      try scanner.expect(" ")
      _ = try scanner.record(revision: revision)
      guard scanner.isAtEnd else { throw .wrong("a record is not followed by a line feed") }
    } catch .unfinished {
      return
    }
    _ = try whole(tail)
  }

  /// A scanner at the JSON of a line whose checksum is right.
  private static func whole(_ line: UnsafeRawBufferPointer) throws(Failure) -> JSONScanner {
    guard line.count > 9, line[8] == UInt8(ascii: " ") else { throw .wrong("a line is not a record") }
    let json = UnsafeRawBufferPointer(rebasing: line[9...])
    let checksum = CRC32.checksum(json)
    for digit in 0..<8 where line[digit] != hexDigit(digit, of: checksum) {
      throw .wrong("the checksum of a record is wrong")
    }
    return JSONScanner(json)
  }
}

extension JSONScanner {
  fileprivate mutating func head() throws(Failure) -> RecordFormat.Head {
    try kind("head")
    try expect(#","v":"#)
    let version = try integer()
    guard version == RecordFormat.version else {
      throw .wrong("version \(version) of the format is not known to this program")
    }
    try expect(#","epoch":""#)
    let epoch = try hexDigits(8)
    try expect(#"","base":"#)
    let base = try integer()
    try checkRevision(base)
    try expect(#","state":{"name":"#)
    let name = try string()
    try expect(#","age":"#)
    let age = try integer()
    try expect(#","count":"#)
    let count = try integer()
    try expect("}}")
    var state = JournalState(count: count)
    try apply(.batch([.setName(name), .setAge(age)]), to: &state)
    return RecordFormat.Head(epoch: epoch, snapshot: JournalSnapshot(revision: base, state: state))
  }

  /// Takes an action up to its revision.
  fileprivate mutating func revision() throws(Failure) -> Int {
    try kind("action")
    try expect(#","rev":"#)
    let revision = try integer()
    try checkRevision(revision)
    return revision
  }

  fileprivate mutating func record(revision: Int) throws(Failure) -> (at: String, action: JournalAction) {
    let recorded = try self.revision()
    guard recorded == revision else { throw .wrong("revision \(recorded) stands where \(revision) should") }
    try expect(#","at":"#)
    let at = try string()
    guard Timestamp.isValid(at) else { throw .wrong("the time of a record is not a time") }
    try expect(#","action":"#)
    let action = try action(isInBatch: false)
    try expect("}")
    return (at, action)
  }

  private func checkRevision(_ revision: Int) throws(Failure) {
    guard RecordFormat.revisions ~= revision else { throw .wrong("\(revision) is not a revision") }
  }

  private mutating func kind(_ expected: String) throws(Failure) {
    try expect(#"{"kind":"#)
    let kind = try string()
    guard kind == expected else {
      throw .wrong("kind '\(kind.prefix(80))' stands where '\(expected)' should")
    }
  }

  private mutating func action(isInBatch: Bool) throws(Failure) -> JournalAction {
    try expect(#"{"type":"#)
    let type = try string()
    let action: JournalAction
    switch type {
    case "set-name":
      try expect(#","value":"#)
      action = .setName(try string())
    case "set-age":
      try expect(#","value":"#)
      action = .setAge(try integer())
    case "changing-count":
      try expect(#","value":"#)
      action = .changingCount(try integer())
    case "reset":
      try expect(#","keys":"#)
      action = .reset(try list { scanner throws(Failure) in try scanner.key() })
    case "batch" where !isInBatch:  // also keeps a file from deciding how deep this function calls itself
      try expect(#","actions":"#)
      action = .batch(try list { scanner throws(Failure) in try scanner.action(isInBatch: true) })
    default:
      throw .wrong("action type '\(type.prefix(80))' is not known to this program")
    }
    try expect("}")
    return action
  }

  private mutating func key() throws(Failure) -> JournalKey {
    let name = try string()
    guard let key = JournalKey(rawValue: name) else {
      throw .wrong("key '\(name.prefix(80))' is not known to this program")
    }
    return key
  }

  private func apply(_ action: JournalAction, to state: inout JournalState) throws(Failure) {
    do {
      try state.apply(action)
    } catch .invalidAction(let reason) {
      throw .wrong(reason)
    } catch {
      throw .wrong("\(error)")
    }
  }
}
