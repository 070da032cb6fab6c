import Testing

@testable import ReactiveLite

@Suite struct PlacesTests {
  @Test func `who finds no place waits until one leaves, in order`() {
    let places = Places(2)
    var (inside, log) = ([SerialGate](), [Int]())
    for number in 0..<4 {
      places.enter { place in
        log.append(number)
        inside.append(place)
      }
    }

    #expect(log == [0, 1])
    places.leave(inside[0])
    #expect(log == [0, 1, 2])
    places.leave(inside[1])
    #expect(log == [0, 1, 2, 3])
  }

  @Test func `a place that nobody waits for is free`() {
    let places = Places(1)
    let first = places.take()

    #expect(first != nil && places.take() == nil)
    places.leave(first!)
    #expect(places.take() != nil)
  }

  @Test func `100,000 who leave as soon as they have come fit a small stack`() {
    let count = onSmallStack {
      let places = Places(1)
      var (count, first) = (0, SerialGate())
      places.enter { first = $0 }
      for _ in 0..<100_000 {
        places.enter { place in
          count += 1
          places.leave(place)
        }
      }
      places.leave(first)
      return count
    }

    #expect(count == 100_000)
  }

  @Test func `threads that come and go never find more places than there are`() {
    // Unchecked: it has a lock of its own.
    nonisolated(unsafe) let places = Places(2)
    let (inside, most) = (Received(0), Received(0))
    together(4) { _ in
      for _ in 0..<2_000 {
        guard let place = places.take() else { continue }
        inside.withLock { $0 += 1 }
        inside.withLock { count in most.withLock { $0 = max($0, count) } }
        inside.withLock { $0 -= 1 }
        places.leave(place)
      }
    }

    #expect(most.value <= 2)
    #expect(places.take() != nil && places.take() != nil && places.take() == nil)
  }
}
