import Foundation

@testable import UserModelKit

/// The bytes as a segment. What is accepted of it is no damage: written again, it reads the same, and one can go on
/// from it.
enum JournalFuzzing {
  static func check(_ bytes: [UInt8]) throws {
    try checkSegment(bytes)
    // No chance makes a checksum that is right.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    try checkSegment(Array(lines.dropLast().map(withChecksum).joined()) + lines.last!)
  }

  private static func withChecksum(_ json: ArraySlice<UInt8>) -> [UInt8] {
    let checksum = Array(json).withUnsafeBytes { CRC32.checksum($0) }
    return RecordFormat.hexadecimal(checksum) + [UInt8(ascii: " ")] + json + [UInt8(ascii: "\n")]
  }

  private static func checkSegment(_ bytes: [UInt8]) throws {
    var template = Array("/dev/shm/journal-XXXXXX".utf8CString)  // in memory, for the speed of it
    let path = String(cString: mkdtemp(&template))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let journal = Journal(directory: path, report: { _ in }, disk: .withoutSync)
    let segment = JournalDirectory(path: path).segmentPath(base: 0)
    try bytes.withUnsafeBytes { try Data($0).write(to: URL(fileURLWithPath: segment)) }
    let isSound = try journal.check().isSound
    guard let accepted = try? entries(of: journal) else {
      if isSound { throw Complaint("the check finds nothing in what cannot be read") }
      if (try? journal.append { _ in .setAge(1) }) != nil { throw Complaint("damage was written to") }
      return
    }
    if !isSound { throw Complaint("the check finds something in what can be read") }

    let next = try journal.append { _ in .setAge(1) }
    guard try entries(of: journal).elementsEqual(accepted + [next]) else {
      throw Complaint("what was there before has changed")
    }
    let written = accepted.flatMap { RecordFormat.line($0) }
    let head = try JournalDirectory(path: path).openSegment(base: 0)!.head
    try Data(RecordFormat.line(head) + written).write(to: URL(fileURLWithPath: segment))
    guard try entries(of: journal).elementsEqual(accepted) else {
      throw Complaint("written again, it reads differently")
    }
  }

  private static func entries(of journal: Journal) throws -> [JournalEntry] {
    let cursor = try journal.cursor(from: 0)
    var entries: [JournalEntry] = []
    while let entry = try cursor.next() { entries.append(entry) }
    return entries
  }
}

extension Disk {
  fileprivate static let withoutSync = Disk(write: system.write, sync: { _ in 0 })
}
