/// First in, first out, in a ring that is reused: both ends cost a constant time on average.
@usableFromInline
struct Queue<Element> {
  /// As many places as a power of two; those that wait begin at `head`.
  @usableFromInline var ring: [Element?] = []
  @usableFromInline var head = 0
  @usableFromInline var count = 0

  @inlinable init() {}

  @inlinable var isEmpty: Bool { count == 0 }
  /// What is in it, first to last.
  @inlinable var elements: [Element] { (0..<count).map { ring[place($0)]! } }

  @inlinable
  mutating func append(_ element: Element) {
    if count == ring.count {
      ring = (0..<count).map { ring[place($0)] } + Array(repeating: nil, count: max(count, 1))
      head = 0
    }
    ring[place(count)] = element
    count += 1
  }

  @inlinable
  mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    defer {
      head = place(1)
      count -= 1
    }
    return ring[head].take()
  }

  @inlinable
  func place(_ index: Int) -> Int { (head + index) & (ring.count - 1) }
}
