import ReactiveLite
import Testing

/// Who subscribes while elements are kept for it: those first, then what came meanwhile, nothing twice.
@Suite struct LatecomerTests {
  private let replay = ReplaySubject<Int>.createUnbounded()

  @Test func `what is sent while it catches up comes after what it missed, the ending too`() {
    for element in 1...3 { replay.onNext(element) }
    var log: [String] = []

    _ = replay.subscribe { event in
      log.append(event.debugDescription)
      if event.element == 1 {
        replay.onNext(4)
        replay.onCompleted()
      }
    }

    #expect(log == ["next(1)", "next(2)", "next(3)", "next(4)", "completed"])
  }

  @Test func `the others do not wait for it`() {
    var (early, late): ([Int], [Int]) = ([], [])
    let bag = DisposeBag()
    replay.subscribe(onNext: { early.append($0) }).disposed(by: bag)
    for element in 1...2 { replay.onNext(element) }

    replay.subscribe(onNext: { element in
      late.append(element)
      guard element == 1 else { return }
      replay.onNext(3)
      #expect(early == [1, 2, 3])
    }).disposed(by: bag)

    #expect(late == [1, 2, 3])
  }

  @Test func `one that disposes itself while it catches up gets nothing more and is not kept`() {
    for element in 1...3 { replay.onNext(element) }
    var log: [Int] = []

    _ = replay.take(2).subscribe(onNext: { element in
      log.append(element)
      replay.onNext(9)
    })

    #expect(log == [1, 2])
    #expect(!replay.hasObservers)
  }

  @Test func `one that comes while another catches up gets everything as well`() {
    for element in 1...2 { replay.onNext(element) }
    var (first, second): ([Int], [Int]) = ([], [])
    let bag = DisposeBag()

    replay.subscribe(onNext: { element in
      first.append(element)
      guard element == 1 else { return }
      replay.subscribe(onNext: { second.append($0) }).disposed(by: bag)
      replay.onNext(3)
    }).disposed(by: bag)
    replay.onNext(4)

    #expect(first == [1, 2, 3, 4])
    #expect(second == [1, 2, 3, 4])
  }

  @Test func `what it sends itself while it catches up on that comes in its turn`() {
    replay.onNext(1)
    var log: [Int] = []

    let subscription = replay.subscribe(onNext: { element in
      log.append(element)
      if element < 1_000 { replay.onNext(element + 1) }
    })

    #expect(log == Array(1...1_000))
    subscription.dispose()
  }

  @Test func `it has the newest value of a relay, then each new one, whoever is at work`() {
    let relay = BehaviorRelay(value: 0)
    var late: [Int] = []
    let bag = DisposeBag()
    relay.subscribe(onNext: { value in
      guard value == 1 else { return }
      relay.accept(2)
      relay.subscribe(onNext: { late.append($0) }).disposed(by: bag)
      relay.accept(3)
    }).disposed(by: bag)

    relay.accept(1)

    #expect(late == [2, 3])
  }
}
