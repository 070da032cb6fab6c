/// The revisions of a run as the checker replays them, and what contradicts them.
struct Replay {
  /// The state after each revision, from 0 on.
  private(set) var values = [Values()]
  /// What made each revision; the first is a place holder.
  private var changes: [Intent] = [.reset(nil)]

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
    func attempt(_ index: Int, makes line: String) -> Bool {
      let (attempt, after) = (attempts[index], attempts[index].change.applied(to: values.last!))
      let isPossible = !attempt.followsPrevious || happened.contains(index - 1)
      return isPossible && line == Watched.all.line(values.count, after)
    }
    guard witness.lines.first == Watched.all.line(0, Values()) else { throw Broken("no start: \(witness)") }
    for line in witness.lines.dropFirst() {
      let index: Int
      if let known = acknowledged.removeValue(forKey: values.count) {
        guard attempt(known, makes: line) else {
          throw Broken("\(attempts[known]) was acknowledged, and this was seen: \(line)")
        }
        index = known
      } else {
        guard let place = killed.firstIndex(where: { attempt($0, makes: line) }) else {
          throw Broken("nobody can have written what follows revision \(head): \(line)")
        }
        index = killed.remove(at: place)
      }
      happened.insert(index)
      values.append(attempts[index].change.applied(to: values.last!))
      changes.append(attempts[index].change)
    }
    guard acknowledged.isEmpty else {
      throw Broken("never seen: \(acknowledged.values.map { attempts[$0] })")
    }
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
        \(stretch.stream) \(stretch.start) has a line that is not that of revision \(revision): \(line)
        """)
    }
    guard stretch.lines.count <= expected.count else { throw Broken("more than there was: \(stretch)") }
  }
}
