import ReactiveLite
import UserModelKit

/// The last revisions of a journal as rows of marbles: what the app's streams send, with the revisions as frames.
struct RecordedHistory {
  /// The values at the revision before the first one shown.
  private let start: JournalSnapshot
  private let snapshots: [JournalSnapshot]

  /// Longer labels are cut.
  private static let longestLabel = 40

  /// Reads the last `count` revisions.
  init(last count: Int, of journal: Journal) throws(JournalError) {
    let cursor = try journal.cursor(from: 0)
    // The last `count` and the one before, at least. The earlier ones are dropped now and then.
    var read = [cursor.snapshot]
    while let entry = try cursor.next() {
      read.append(entry.snapshot)
      if read.count / 2 > count { read.removeFirst(read.count - count - 1) }
    }
    let last = read.suffix(min(count, read.count - 1) + 1)
    start = last[last.startIndex]
    snapshots = Array(last.dropFirst())
  }

  private init(_ start: JournalSnapshot, _ snapshots: [JournalSnapshot]) {
    self.start = start
    self.snapshots = snapshots
  }

  /// How many revisions there are.
  var count: Int { snapshots.count }

  /// Only the last `count` revisions of it.
  func suffix(_ count: Int) -> RecordedHistory {
    guard count < snapshots.count else { return self }
    let index = snapshots.count - count
    return RecordedHistory(snapshots[index - 1], Array(snapshots[index...]))
  }

  /// The rows of name, age and count, and what combineLatest makes of them.
  var document: MarbleDocument {
    let app = AppCore(start.state)
    let bag = DisposeBag()
    var frame = start.revision
    let keys = [JournalKey.name, .age, .count]
    var rows = (keys.map(\.rawValue) + ["all"]).map { MarbleRow(title: $0, events: []) }
    func record<Element>(_ source: Observable<Element>, in row: Int, _ label: @escaping (Element) -> String) {
      source.subscribe(onNext: { rows[row].events.append(.init(frame: frame, mark: .element(label($0)))) })
        .disposed(by: bag)
    }
    record(app.user.name.asObservable(), in: 0, Self.label)
    record(app.user.age.asObservable(), in: 1) { "\($0)" }
    record(app.outputs.count, in: 2) { "\($0)" }
    record(app.outputs.all, in: 3) { "\(Self.label($0)),\($1),\($2)" }
    for snapshot in snapshots {
      frame = snapshot.revision
      app.apply(snapshot.state)
    }
    let operation = MarbleOperation(line: MarbleLine(number: 1, text: "> combineLatest(name, age, count)"))
    let steps = rows.dropLast().map(MarbleDocument.Step.row) + [.operation(operation), .row(rows[3])]
    return MarbleDocument(steps: steps, start: start.revision)
  }

  private static func label(_ name: String) -> String {
    if name.isEmpty { return "\"\"" }
    let kept = name.unicodeScalars.prefix(longestLabel)
    return kept.endIndex == name.endIndex ? name : String(kept) + "…"
  }
}
