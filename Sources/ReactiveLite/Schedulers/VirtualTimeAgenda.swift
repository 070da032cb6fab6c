/// What is to be done on a virtual clock: a binary heap, by time and then by the order of scheduling.
struct VirtualTimeAgenda<Time> {
  typealias Entry = (time: Time, order: Int, item: ScheduledItem)

  private let isEarlier: (Time, Time) -> Bool
  private var heap: [Entry] = []
  private var order = 0

  init(isEarlier: @escaping (Time, Time) -> Bool) { self.isEarlier = isEarlier }

  mutating func insert(_ item: ScheduledItem, at time: Time) {
    heap.append((time, order, item))
    order += 1
    var child = heap.count - 1
    while child > 0, precedes(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// The next thing to do. What was called off is dropped on the way, so that it never moves the clock.
  var first: Entry? {
    mutating get {
      while let entry = heap.first, entry.item.isDisposed { removeFirst() }
      return heap.first
    }
  }

  mutating func removeFirst() {
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
