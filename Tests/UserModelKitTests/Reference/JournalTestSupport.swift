import Foundation
import Synchronization

@testable import UserModelKit

/// A state directory of a test's own, which does not exist yet and is removed with this.
final class TemporaryState {
  let path: String
  let reports = Reports()

  init(path: String = NSTemporaryDirectory() + "journal-\(UUID().uuidString)") {
    self.path = path
  }

  var journal: Journal { journal(disk: .system) }

  func journal(disk: Disk) -> Journal {
    Journal(directory: path, report: { [reports] in reports.add($0) }, disk: disk)
  }

  /// The path of the segment that begins at `base`.
  func segment(_ base: Int = 0) -> String { JournalDirectory(path: path).segmentPath(base: base) }

  /// Flips a bit of a segment, in place.
  func damage(_ base: Int = 0, at offset: Int) {
    var bytes = Array(FileManager.default.contents(atPath: segment(base))!)
    bytes[offset] ^= 1
    write(bytes, to: base)
  }

  /// The bases of the segments.
  var bases: [Int] { (try? JournalDirectory(path: path).bases()) ?? [] }

  /// Writes a name of 60,000 bytes, `count` times. The segments that this fills begin at 0, 3, 5, 7 and so on.
  func fill(_ count: Int) throws {
    for _ in 0..<count {
      try journal.append {
        .setName(String(repeating: $0.state.name.hasPrefix("a") ? "b" : "a", count: 60_000))
      }
    }
  }

  /// The bytes of the first segment.
  var bytes: [UInt8] {
    get { Array(FileManager.default.contents(atPath: segment())!) }
    set { write(newValue) }
  }

  /// Puts `bytes` into a segment, in place, as a hand or a fault would.
  func write(_ bytes: [UInt8], to base: Int = 0) {
    try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let file = fopen(segment(base), "w")!
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

/// What a journal has reported.
final class Reports: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

/// The line of a record, with the checksum that belongs to `json`.
func line(_ json: some Sequence<UInt8>) -> [UInt8] {
  let json = Array(json)
  return RecordFormat.hexadecimal(json.withUnsafeBytes { CRC32.checksum($0) }) + [0x20] + json + [0x0a]
}

/// A head as the first line of a segment.
func head(epoch: String = "3f2a91c4", base: Int = 0, state: JournalState = JournalState()) -> [UInt8] {
  RecordFormat.line(RecordFormat.Head(epoch: epoch, snapshot: JournalSnapshot(revision: base, state: state)))
}

/// The record of `action` at `revision`.
func record(_ revision: Int, _ action: JournalAction, at: String = "2026-11-30T02:00:00.123Z") -> [UInt8] {
  RecordFormat.line(JournalEntry(revision: revision, at: at, action: action, state: JournalState()))
}

/// The entries that a cursor has left.
func rest(of cursor: Journal.Cursor) throws -> [JournalEntry] {
  var entries: [JournalEntry] = []
  while let entry = try cursor.next() { entries.append(entry) }
  return entries
}

extension JournalError {
  var isDamage: Bool {
    if case .damaged = self { true } else { false }
  }
}
