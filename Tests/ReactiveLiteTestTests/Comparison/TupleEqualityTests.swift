import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct TupleEqualityTests {
  let users: [Recorded<Event<(String, Int)>>] = [
    .next(10, ("Ann", 35)), .next(20, ("Bob", 5)), .completed(30),
  ]

  @Test func `lists of recorded tuples are equal when every component is`() {
    #expect(users == [.next(10, ("Ann", 35)), .next(20, ("Bob", 5)), .completed(30)])
    #expect(users != [.next(10, ("Ann", 35)), .next(20, ("Bob", 6)), .completed(30)])
    #expect(users != [.next(10, ("Ann", 35)), .next(20, ("bob", 5)), .completed(30)])
  }

  @Test func `lists of recorded tuples differ in a time, a kind and their length`() {
    #expect(users != [.next(10, ("Ann", 35)), .next(21, ("Bob", 5)), .completed(30)])
    #expect(users != [.next(10, ("Ann", 35)), .next(20, ("Bob", 5)), .error(30)])
    #expect(users != [.next(10, ("Ann", 35)), .next(20, ("Bob", 5))])
  }

  @Test func `one recorded tuple can be compared, also where there may be none`() {
    #expect(users[0] == .next(10, ("Ann", 35)))
    #expect(users.first == .next(10, ("Ann", 35)))
    #expect(!(users.first == .next(10, ("Ann", 36))))
    #expect(!(users.dropAll.first == .next(10, ("Ann", 35))))
  }

  @Test func `events without times and elements can be compared`() {
    #expect(users.map(\.value) == [.next(("Ann", 35)), .next(("Bob", 5)), .completed])
    #expect(!(users.map(\.value) == [.next(("Ann", 35)), .completed]))
    #expect(users.compactMap(\.value.element) == [("Ann", 35), ("Bob", 5)])
    #expect(!(users.compactMap(\.value.element) == [("Ann", 35), ("Bob", 6)]))
  }

  @Test func `labels, nesting and optionals make no difference`() {
    let labelled: [Recorded<Event<(name: String, age: Int)>>] = [.next(10, ("Ann", 35))]
    let nested: [Recorded<Event<((String, Int), Bool)>>] = [.next(10, (("Ann", 35), true))]
    let optional: [Recorded<Event<(String, Int)?>>] = [.next(10, ("Ann", 35)), .next(20, nil)]

    #expect(labelled == [.next(10, ("Ann", 35))])
    #expect(labelled != [.next(10, ("Ann", 36))])
    #expect(nested == [.next(10, (("Ann", 35), true))])
    #expect(nested != [.next(10, (("Ann", 35), false))])
    #expect(optional == [.next(10, ("Ann", 35)), .next(20, nil)])
    #expect(optional != [.next(10, nil), .next(20, nil)])
  }

  @Test func `Void elements are equal at equal times`() {
    let taps: [Recorded<Event<Void>>] = [.next(10, ()), .completed(20)]

    #expect(taps == [.next(10, ()), .completed(20)])
    #expect(taps != [.next(11, ()), .completed(20)])
    #expect(taps != [.next(10, ()), .next(20, ())])
  }

  @Test func `an optional tuple equals a tuple and nil`() {
    let found: (String, Int)? = ("Ann", 35)
    let missing: (String, Int)? = nil

    #expect(found == ("Ann", 35))
    #expect(!(found == ("Ann", 36)))
    #expect(!(missing == ("Ann", 35)))
    #expect(missing == nil)
  }

  @Test func `what has no == is never equal`() {
    struct Opaque {}
    let events: [Recorded<Event<(Int, Opaque)>>] = [.next(10, (1, Opaque()))]

    #expect(events != events)
  }
}

extension Array {
  fileprivate var dropAll: [Element] { [] }
}
