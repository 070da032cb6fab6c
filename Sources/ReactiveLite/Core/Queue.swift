/// First in, first out, in one array that is reused: both ends cost a constant time on average.
@usableFromInline
struct Queue<Element> {
  @usableFromInline var storage: [Element?] = []
  @usableFromInline var head = 0

  @inlinable init() {}

  @inlinable var isEmpty: Bool { head == storage.count }
  @inlinable var count: Int { storage.count - head }
  /// What is in it, first to last.
  @inlinable var elements: [Element] { storage[head...].map { $0! } }

  @inlinable
  mutating func append(_ element: Element) { storage.append(element) }

  @inlinable
  mutating func popFirst() -> Element? {
    guard head < storage.count else { return nil }
    let element = storage[head].take()
    head += 1
    if head == storage.count {
      storage.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head * 2 > storage.count {
      storage.removeFirst(head)
      head = 0
    }
    return element
  }
}
