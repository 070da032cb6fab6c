import Testing
import UserModelKit

/// What `select`, `skipRepeats`, `skip` and `only` let through.
struct SubscriptionTests {
  let store = Store(reducer: profileReducer, state: Profile())

  /// Three changes of the count, of which one is none, and two of the name.
  private func change<State>(_ store: Store<State>) {
    store.dispatch(ChangingCount(value: 1))
    store.dispatch(Rename(name: "Ann"))
    store.dispatch(ChangingCount(value: 1))
    store.dispatch(ChangingCount(value: 2))
    store.dispatch(Rename(name: "Bob"))
  }

  @Test func `a whole state that equals the one before is skipped`() {
    let seen = Seen<Profile>()
    store.subscribe(seen)

    change(store)

    #expect(seen.values.map { "\($0.name)\($0.count)" } == ["0", "1", "Ann1", "Ann2", "Bob2"])
  }

  @Test func `a state that cannot be compared is never skipped`() {
    let store = Store(reducer: opaqueReducer, state: Opaque())
    let seen = Seen<Opaque>()
    store.subscribe(seen)

    change(store)

    #expect(seen.values.map(\.count) == [0, 1, 1, 1, 2, 2])
  }

  @Test func `a store can be told not to skip`() {
    let store = Store(reducer: profileReducer, state: Profile(), automaticallySkipsRepeats: false)
    let whole = Seen<Profile>()
    let part = Seen<Int>()
    let pair = Seen<(Int, Int)>()
    store.subscribe(whole)
    store.subscribe(part) { $0.select(\.count) }
    store.subscribe(pair) { $0.select { ($0.count, $0.count) } }

    change(store)

    #expect(whole.values.count == 6)
    #expect(part.values == [0, 1, 1, 1, 2, 2])
    #expect(pair.values.count == 6)
  }

  @Test func `a closure selects a part, and its repeats are skipped`() {
    let seen = Seen<Int>()
    store.subscribe(seen) { $0.select { $0.count * 10 } }

    change(store)

    #expect(seen.values == [0, 10, 20])
  }

  @Test func `a key path selects a part, and its repeats are skipped`() {
    let seen = Seen<String>()
    store.subscribe(seen) { $0.select(\.name) }

    change(store)

    #expect(seen.values == ["", "Ann", "Bob"])
  }

  @Test func `selections follow one another`() {
    let seen = Seen<Int>()
    store.subscribe(seen) { $0.select(\.name).select(\.count) }

    change(store)

    #expect(seen.values == [0, 3])
  }

  @Test func `repeats of a tuple are skipped`() {
    let seen = Seen<(String, Bool)>()
    store.subscribe(seen) { $0.select { ($0.name, $0.count > 1) } }

    change(store)

    #expect(seen.values.map { "\($0.0) \($0.1)" } == [" false", "Ann false", "Ann true", "Bob true"])
  }

  @Test func `repeats of a tuple with labels or a tuple inside are skipped`() {
    let labelled = Seen<(name: String, isLarge: Bool)>()
    let nested = Seen<(String, (Bool, Int?))>()
    store.subscribe(labelled) { $0.select { (name: $0.name, isLarge: $0.count > 1) } }
    store.subscribe(nested) { $0.select { ($0.name, ($0.count > 1, $0.count > 1 ? nil : 1)) } }

    change(store)

    #expect(labelled.values.map(\.name) == ["", "Ann", "Ann", "Bob"])
    #expect(nested.values.map { $0.1.1 } == [1, 1, nil, nil])
  }

  @Test func `a tuple with a part that cannot be compared is never a repeat`() {
    let seen = Seen<(Int, Opaque)>()
    store.subscribe(seen) { $0.select { ($0.count, Opaque()) } }

    change(store)

    #expect(seen.values.map(\.0) == [0, 1, 1, 1, 2, 2])
  }

  @Test func `an own idea of a repeat wins over equality`() {
    let never = Seen<Int>()
    let coarse = Seen<Int>()
    store.subscribe(never) { $0.select(\.count).skipRepeats { _, _ in false } }
    store.subscribe(coarse) { $0.select(\.count).skipRepeats { $0 / 2 == $1 / 2 } }

    change(store)

    #expect(never.values == [0, 1, 1, 1, 2, 2])
    #expect(coarse.values == [0, 2])
  }

  @Test func `skipRepeats of something Equatable needs no closure`() {
    let store = Store(reducer: profileReducer, state: Profile(), automaticallySkipsRepeats: false)
    let seen = Seen<Int>()
    store.subscribe(seen) { $0.select(\.count).skipRepeats() }

    change(store)

    #expect(seen.values == [0, 1, 2])
  }

  @Test func `skip(when:) sees the state before and the new one`() {
    let seen = Seen<Profile>()
    store.subscribe(seen) { $0.skip { old, new in old.count == new.count } }

    change(store)

    #expect(seen.values.map(\.count) == [0, 1, 2])
  }

  @Test func `only(when:) lets through what it is told to, and the first`() {
    let seen = Seen<Profile>()
    store.subscribe(seen) { $0.only { old, new in old.name != new.name } }

    change(store)

    #expect(seen.values.map(\.name) == ["", "Ann", "Bob"])
  }

  @Test func `the repeats of what is selected after a skip are skipped by equality`() {
    let seen = Seen<Int>()
    store.subscribe(seen) { $0.skipRepeats { _, _ in false }.select(\.count) }

    change(store)

    #expect(seen.values == [0, 1, 2])
  }

  @Test func `no transform means the whole state, unskipped`() {
    let seen = Seen<Profile>()
    store.subscribe(seen, transform: nil)

    change(store)

    #expect(seen.values.count == 6)
  }

  @Test func `a form of one's own stands anywhere in a chain`() {
    let first = Seen<Int>()
    let last = Seen<Int>()
    store.subscribe(first) { $0.select(\.count).doubled().select { $0 + 1 } }
    store.subscribe(last) { $0.select(\.count).skipRepeats { _, _ in false }.doubled() }

    change(store)

    #expect(first.values == [1, 3, 5])
    #expect(last.values == [0, 2, 4])
  }

  @Test func `what a form hands on later reaches the subscriber while it is there`() {
    var later: [() -> Void] = []
    var seen: Seen<Int>? = Seen()
    let values = { [weak seen] in seen?.values }
    store.subscribe(seen!) { $0.select(\.count).postponed { later.append($0) } }

    change(store)
    #expect(values() == [])
    later.removeFirst()()
    later.removeFirst()()
    #expect(values() == [0, 1])
    seen = nil
    later.removeFirst()()

    #expect(values() == nil)
  }

  @Test func `the end of a chain can be fed by hand`() {
    let seen = Seen<Int>()
    var ends: [UserModelKit.Subscription<Int>] = []
    store.subscribe(seen) { whole in
      ends.append(whole.select(\.count))
      return ends[0]
    }

    ends[0].observer?(nil, 7)

    #expect(seen.values == [0, 7])
  }

  @Test func `a transform that leaves the type of the subscriber out is a mistake that says so`() async {
    await #expect(processExitsWith: .failure) {
      let store = Store(reducer: profileReducer, state: Profile())
      store.subscribe(Seen<Opaque>(), transform: nil)
    }
  }
}

extension UserModelKit.Subscription where State == Int {
  fileprivate func postponed(_ keep: @escaping (@escaping () -> Void) -> Void)
    -> UserModelKit.Subscription<Int>
  {
    Subscription { sink in
      self.observer = { old, new in keep { sink(old, new) } }
    }
  }

  fileprivate func doubled() -> UserModelKit.Subscription<Int> {
    Subscription { sink in
      self.observer = { old, new in sink(old.map { $0 * 2 }, new * 2) }
    }
  }
}
