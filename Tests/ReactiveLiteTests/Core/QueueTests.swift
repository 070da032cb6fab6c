import Testing

@testable import ReactiveLite

@Suite struct QueueTests {
  @Test func `the first in is the first out`() {
    var queue = Queue<Int>()
    for element in 1...3 { queue.append(element) }

    #expect([queue.popFirst(), queue.popFirst(), queue.popFirst(), queue.popFirst()] == [1, 2, 3, nil])
    #expect(queue.isEmpty)
  }

  @Test func `what is in it is what was not taken`() {
    var queue = Queue<Int>()
    for element in 1...3 { queue.append(element) }
    _ = queue.popFirst()
    queue.append(4)

    #expect(queue.elements == [2, 3, 4])
    #expect(queue.count == 3)
  }

  @Test func `an optional element can be nil`() {
    var queue = Queue<Int?>()
    queue.append(nil)

    #expect(queue.elements == [nil])
    #expect(queue.popFirst() == .some(nil))
    #expect(queue.popFirst() == nil)
  }

  @Test func `it keeps its order and its size however long it is used`() {
    var queue = Queue<Int>()
    var taken: [Int?] = []
    for element in 0..<1_000 {
      queue.append(element)
      if element >= 100 { taken.append(queue.popFirst()) }
    }

    #expect(taken == Array(0..<900))
    #expect(queue.elements == Array(900..<1_000))
    #expect(queue.ring.count <= 300)
  }

  @Test func `it lets go of an element when that is taken`() {
    var queue = Queue<Token>()
    weak var first: Token?
    do {
      let token = Token()
      first = token
      queue.append(token)
      queue.append(Token())
    }

    _ = queue.popFirst()

    #expect(first == nil)
  }
}
