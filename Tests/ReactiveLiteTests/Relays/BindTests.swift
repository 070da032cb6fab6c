import ReactiveLite
import Testing

/// Errors that are bound into a relay are in `HooksTests`.
@Suite struct BindTests {
  let source = PublishSubject<Int>()

  @Test func `several observers get every event, the ending too`() {
    let (first, second) = (PublishSubject<Int>(), ReplaySubject<Int>.createUnbounded())
    var log: [String] = []
    _ = first.subscribe { log.append("first \($0)") }
    _ = second.subscribe { log.append("second \($0)") }

    _ = source.bind(to: first.asObserver())
    _ = source.bind(to: second)
    source.onNext(1)
    source.onCompleted()

    #expect(log == ["first next(1)", "second next(1)", "first completed", "second completed"])
  }

  @Test func `an observer or relay of an optional takes elements that are not`() {
    let (observer, relay) = (BehaviorSubject<Int?>(value: nil), BehaviorRelay<Int?>(value: nil))

    _ = source.bind(to: observer)
    _ = source.bind(to: relay)
    source.onNext(1)

    #expect(try! observer.value() == 1)
    #expect(relay.value == 1)
  }

  @Test func `several relays get every element in the order in which they are named`() {
    let (first, second) = (PublishRelay<Int>(), PublishRelay<Int>())
    var log: [String] = []
    _ = first.subscribe(onNext: { log.append("first \($0)") })
    _ = second.subscribe(onNext: { log.append("second \($0)") })

    _ = source.bind(to: first, second)
    source.onNext(1)

    #expect(log == ["first 1", "second 1"])
  }

  @Test func `several replay relays, of an optional too`() {
    let (first, second) = (ReplayRelay<Int>.createUnbound(), ReplayRelay<Int>.create(bufferSize: 1))
    let optional = ReplayRelay<Int?>.createUnbound()
    var log: [Int?] = []

    _ = Observable.of(1, 2).bind(to: first, second)
    _ = Observable.of(3).bind(to: optional)
    for relay in [first, second] { _ = relay.subscribe(onNext: { log.append($0) }) }
    _ = optional.subscribe(onNext: { log.append($0) })

    #expect(log == [1, 2, 2, 3])
  }

  @Test func `a binding ends with its disposal`() {
    let relay = BehaviorRelay(value: 0)
    let binding = source.bind(to: relay)
    source.onNext(1)

    binding.dispose()
    source.onNext(2)

    #expect(relay.value == 1)
    #expect(!source.hasObservers)
  }

  @Test func `a relay bound to itself through an operator stays in order`() {
    let relay = BehaviorRelay(value: 0)
    var log: [Int] = []
    _ = relay.subscribe(onNext: { log.append($0) })

    _ = relay.filter { $0 < 3 }.map { $0 + 1 }.bind(to: relay)

    #expect(log == [0, 1, 2, 3])
    #expect(relay.value == 3)
  }

  @Test func `a closure, with an object or without`() {
    final class Label { var text = "" }
    let label = Label()
    var log: [Int] = []

    _ = source.bind { log.append($0) }
    _ = source.bind(with: label) { label, number in label.text += "\(number)" }
    source.onNext(1)
    source.onNext(2)

    #expect(log == [1, 2])
    #expect(label.text == "12")
  }

  @Test func `an object is held weakly`() {
    weak var gone: Token?
    var count = 0
    do {
      let token = Token()
      gone = token
      _ = source.bind(with: token) { _, _ in count += 1 }
    }

    source.onNext(1)

    #expect(gone == nil)
    #expect(count == 0)
  }

  @Test func `a function takes the sequence and returns what it likes`() {
    func name(_ source: PublishSubject<Int>) -> String { "bound" }
    func add(_ source: PublishSubject<Int>) -> (Int) -> Int { { $0 + 1 } }

    #expect(source.bind(to: name) == "bound")
    #expect(source.bind(to: add, curriedArgument: 1) == 2)
  }

  @Test func `a completion ends the binding and not the relay`() {
    let relay = BehaviorRelay(value: 0)
    var seen: [Int] = []
    _ = relay.subscribe(onNext: { seen.append($0) })

    _ = Observable.of(1, 2).bind(to: relay)
    relay.accept(3)

    #expect(seen == [0, 1, 2, 3])
  }
}
