import ReactiveLite
import Testing

@Suite struct RelayTests {
  @Test func `a behavior relay gives its value first, then each new one`() {
    let relay = BehaviorRelay(value: 0)
    var seen: [Int] = []
    let subscription = relay.subscribe(onNext: { seen.append($0) })

    relay.accept(1)

    #expect(seen == [0, 1])
    #expect(relay.value == 1)
    subscription.dispose()
  }

  @Test func `a value accepted from inside a delivery can be read at once, and everybody ends on it`() {
    let relay = BehaviorRelay(value: 0)
    var (read, second): ([Int], [Int]) = ([], [])
    let bag = DisposeBag()
    relay.subscribe(onNext: { value in
      if value == 1 {
        relay.accept(2)
        read.append(relay.value)
      }
    }).disposed(by: bag)
    relay.subscribe(onNext: { second.append($0) }).disposed(by: bag)

    relay.accept(1)

    #expect(read == [2])
    #expect(second == [0, 1, 2])
  }

  @Test func `who subscribes inside a delivery has the newest value already, once`() {
    let relay = BehaviorRelay(value: 0)
    var late: [Int] = []
    let bag = DisposeBag()
    relay.subscribe(onNext: { value in
      guard value == 1 else { return }
      relay.accept(2)
      relay.subscribe(onNext: { late.append($0) }).disposed(by: bag)
    }).disposed(by: bag)

    relay.accept(1)

    #expect(late == [2])
  }

  @Test func `an update that throws changes nothing`() {
    let relay = BehaviorRelay(value: 1)

    #expect(throws: Failure.self) {
      try relay.update { value in
        value = 2
        throw Failure()
      }
    }

    #expect(relay.value == 1)
  }

  @Test func `an update of an optional to nil is an update`() {
    let relay = BehaviorRelay<Int?>(value: 1)

    relay.update { $0 = nil }

    #expect(relay.value == nil)
  }

  @Test func `a completion bound into a relay does not complete it`() {
    let relay = BehaviorRelay(value: 0)
    let optional = PublishRelay<Int?>()
    var seen: [Int?] = []
    let subscription = optional.subscribe(onNext: { seen.append($0) })

    _ = Observable.of(1, 2).bind(to: relay)
    _ = Observable.of(3).bind(to: optional)

    #expect(relay.value == 2)
    #expect(seen == [3])
    subscription.dispose()
  }
}
