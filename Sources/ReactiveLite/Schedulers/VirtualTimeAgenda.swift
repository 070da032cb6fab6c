/// A virtual clock and what is to be done on it: a binary heap, by time and then by the order of scheduling.
///
/// What is done for each piece of work is here, specialised for the clock of tests: a scheduler of any kind of time
/// is called from where that kind is not known.
final class VirtualTimeAgenda<Time> {
  private typealias Entry = (time: Time, order: Int, work: any VirtualTimeWork)

  // Unchecked: a virtual clock belongs to one thread at a time, and nothing is called while they change.
  @exclusivity(unchecked) var clock: Time
  @exclusivity(unchecked) var isRunning = false
  @exclusivity(unchecked) private var heap: [Entry] = []
  /// How many places in the order of scheduling have been given away.
  @exclusivity(unchecked) private var places = 0
  /// Who did the last steps before a run gave up.
  @exclusivity(unchecked) private(set) var tally: WorkTally<Time>?
  let owner = OneThread()
  private let isEarlier: (Time, Time) -> Bool

  init(clock: Time, isEarlier: @escaping (Time, Time) -> Bool) {
    self.clock = clock
    self.isEarlier = isEarlier
  }

  @specialized(where Time == Int)
  func insert(_ work: any VirtualTimeWork, at time: Time) {
    insert((time, places, work))
    places += 1
  }

  /// Inserts `action` with the index of each of `times`: each in the place that it would have if all were inserted
  /// now, but only the next of them is in the heap.
  @specialized(where Time == Int)
  func insert(script times: [Time], action: @escaping (_ index: Int) -> Void) {
    let first = places
    places += times.count
    let indices = times.indices.sorted { isEarlier(times[$0], times[$1]) }
    // unowned: the heap keeps the script.
    let script = VirtualTimeScript(indices, action: action) { [unowned self] script, index in
      insert((times[index], first + index, script))
    }
    script.lineUp()
  }

  /// Does what there is to do, by `limit` if that is given, and moves the clock along, until `isRunning` is false.
  /// Gives up after so many `steps`: then the result is false.
  @specialized(where Time == Int)
  func run(by limit: Time?, steps: Int) -> Bool {
    var steps = steps
    let tallied = min(1000, steps / 2)
    tally = nil
    while isRunning, let next = first, limit.map({ !isEarlier($0, next.time) }) ?? true {
      guard steps > 0 else { return false }
      if steps == tallied { tally = WorkTally() }
      steps -= 1
      if isEarlier(clock, next.time) { clock = next.time }
      removeFirst()
      if let tally { tally.invoke(next.work, at: next.time) } else { next.work.invoke() }
    }
    return true
  }

  /// What comes next. What was called off is dropped on the way, so that it never moves the clock.
  private var first: Entry? {
    while let entry = heap.first, entry.work.isDisposed { removeFirst() }
    return heap.first
  }

  private func insert(_ entry: Entry) {
    tally?.notice(entry.work)
    heap.append(entry)
    var child = heap.count - 1
    while child > 0, precedes(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [parent * 2 + 1, parent * 2 + 2] where child < heap.count && precedes(child, least) {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    if isEarlier(heap[a].time, heap[b].time) { return true }
    if isEarlier(heap[b].time, heap[a].time) { return false }
    return heap[a].order < heap[b].order
  }
}

/// What can stand on a ``VirtualTimeAgenda``.
protocol VirtualTimeWork: AnyObject {
  /// What it is, for a message.
  var name: String { get }
  var isDisposed: Bool { get }
  func invoke()
}

/// Work for several times, which stands on the agenda for the next of them.
private final class VirtualTimeScript: VirtualTimeWork {
  private let indices: [Int]
  private let action: (_ index: Int) -> Void
  private let insert: (_ script: VirtualTimeScript, _ index: Int) -> Void
  @exclusivity(unchecked) private var next = 0

  init(
    _ indices: [Int], action: @escaping (_ index: Int) -> Void,
    insert: @escaping (_ script: VirtualTimeScript, _ index: Int) -> Void
  ) {
    self.indices = indices
    self.action = action
    self.insert = insert
  }

  var name: String { "a testable observable" }

  var isDisposed: Bool { false }

  func lineUp() {
    if next < indices.count { insert(self, indices[next]) }
  }

  func invoke() {
    let index = indices[next]
    next += 1
    lineUp()
    action(index)
  }
}
