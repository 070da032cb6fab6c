/// The revisions of a run as the checker replays them, and what contradicts them.
struct History {
  /// The state after each revision, from 0 on.
  private(set) var values = [Values()]
  /// What made each revision; the first is a place holder.
  private var changes: [Change] = [.reset(nil)]

  var head: Int { values.count - 1 }

  /// Finds for each line of a watcher that saw everything the attempt that made it.
  ///
  /// Throws where no attempt can have, where one that was acknowledged is missing or stands elsewhere, and where one
  /// was seen twice.
  init(_ witness: Stretch, _ attempts: [Attempt]) throws {
    var acknowledged: [Int: Int] = [:]
    for (index, attempt) in attempts.enumerated() {
      guard case .acknowledged(let revision) = attempt.fate else { continue }
      if let other = acknowledged.updateValue(index, forKey: revision) {
        throw Broken("revision \(revision) was acknowledged twice: \(attempts[other]), \(attempt)")
      }
    }
    var killed = attempts.indices.filter { attempts[$0].fate == .unknown }
    var happened: Set<Int> = []
    guard witness.lines.first == Stream.all.line(0, Values()) else { throw Broken("no beginning: \(witness)") }
    for line in witness.lines.dropFirst() {
      let revision = values.count
      func makes(_ index: Int) -> Bool {
        let isPossible = !attempts[index].followsPrevious || happened.contains(index - 1)
        return isPossible && line == Stream.all.line(revision, attempts[index].change.applied(to: values.last!))
      }
      if let index = acknowledged.removeValue(forKey: revision) {
        guard makes(index) else { throw Broken("\(attempts[index]) was acknowledged, and this was seen: \(line)") }
        add(attempts[index].change)
        happened.insert(index)
      } else {
        guard let place = killed.firstIndex(where: makes) else {
          throw Broken("nobody can have written the line behind revision \(head): \(line.prefix(200))")
        }
        add(attempts[killed[place]].change)
        happened.insert(killed.remove(at: place))
      }
    }
    guard acknowledged.isEmpty else { throw Broken("never seen: \(acknowledged.values.map { attempts[$0] })") }
  }

  private mutating func add(_ change: Change) {
    values.append(change.applied(to: values.last!))
    changes.append(change)
  }

  /// Makes sure that a stretch is part of the history: it begins where it should, has no gap and no line twice.
  func check(_ stretch: Stretch) throws {
    guard let first = stretch.lines.first.map(Stretch.revision) else { return }
    let showsFirstValue = stretch.start.isEmpty || stretch.start == ["--rev", "0"]
    let from = stretch.start.first == "--rev" && !showsFirstValue ? Int(stretch.start[1])! : first
    guard 0...head ~= from else { throw Broken("\(stretch.start) began with revision \(first)") }
    var expected = (max(1, from)..<values.count).filter { changes[$0].concerns(stretch.stream) }
    if showsFirstValue { expected = [first] + expected.drop { $0 <= first } }
    for (line, revision) in zip(stretch.lines, expected) {
      guard line != stretch.stream.line(revision, values[revision]) else { continue }
      throw Broken(
        """
        \(stretch.stream) \(stretch.start) has a line that is not that of revision \(revision): \
        \(line.prefix(200))
        """)
    }
    guard stretch.lines.count <= expected.count else { throw Broken("\(stretch) goes on behind the end") }
  }
}
