import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct DriveTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let source = PublishSubject<Int>()

  /// Drives with the scheduler in the place of the main one, and sends 1 and 2.
  private func drive(_ body: (Driver<Int>) -> Void) {
    SharingScheduler.mock(scheduler: scheduler) { body(source.asDriver(onErrorJustReturn: 0)) }
    source.onNext(1)
    source.onNext(2)
    scheduler.start()
  }

  @Test func `several observers get every event, the completion too`() {
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))

    drive { _ = $0.drive(first, second) }
    source.onCompleted()
    scheduler.start()

    #expect(first.events.map(\.value) == [.next(1), .next(2), .completed])
    #expect(second.events == first.events)
  }

  @Test func `an observer of an optional takes elements that are not`() {
    let observer = scheduler.createObserver(Int?.self)

    drive { _ = $0.drive(observer) }

    #expect(observer.elements == [1, 2])
  }

  @Test func `several relays get every element, and no ending`() {
    let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let publish = PublishRelay<Int>()
    var log: [Int] = []
    _ = publish.subscribe(onNext: { log.append($0) })

    drive {
      _ = $0.drive(first, second)
      _ = $0.drive(publish)
    }

    #expect([first.value, second.value] == [2, 2])
    #expect(log == [1, 2])
  }

  @Test func `a replay relay, and relays of an optional`() {
    let (replay, behavior) = (ReplayRelay<Int>.createUnbound(), BehaviorRelay<Int?>(value: nil))
    let (publish, optional) = (PublishRelay<Int?>(), ReplayRelay<Int?>.createUnbound())
    var log: [Int?] = []
    _ = publish.subscribe(onNext: { log.append($0) })

    drive {
      _ = $0.drive(replay)
      _ = $0.drive(behavior)
      _ = $0.drive(publish)
      _ = $0.drive(optional)
    }
    _ = replay.subscribe(onNext: { log.append($0) })
    _ = optional.subscribe(onNext: { log.append($0) })

    #expect(behavior.value == 2)
    #expect(log == [1, 2, 1, 2, 1, 2])
  }

  @Test func `closures, with an object or without`() {
    final class Label { var text = "" }
    let label = Label()
    var log: [String] = []

    drive {
      _ = $0.drive(
        onNext: { log.append("\($0)") }, onCompleted: { log.append("|") },
        onDisposed: { log.append("disposed") })
      _ = $0.drive(with: label, onNext: { $0.text += "\($1)" }, onCompleted: { $0.text += "|" })
    }
    source.onCompleted()
    scheduler.start()

    #expect(log == ["1", "2", "|", "disposed"])
    #expect(label.text == "12|")
  }

  @Test func `an object is held weakly`() {
    weak var gone: Token?
    var count = 0

    drive { driver in
      let token = Token()
      gone = token
      _ = driver.drive(with: token, onNext: { _, _ in count += 1 })
    }

    #expect(gone == nil)
    #expect(count == 0)
  }

  @Test func `a function takes the sequence and returns what it likes`() {
    var log: [Int] = []

    drive { _ = $0.drive { $0.map { $0 * 10 }.subscribe(onNext: { log.append($0) }) } }

    #expect(log == [10, 20])
  }

  @Test func `a function of the sequence and an argument`() {
    func add(_ source: Observable<Int>) -> (BehaviorRelay<Int>) -> any Disposable {
      { relay in source.map { $0 + 10 }.bind(to: relay) }
    }
    let relay = BehaviorRelay(value: 0)

    drive { _ = $0.drive(add, curriedArgument: relay) }

    #expect(relay.value == 12)
  }

  @Test func `without anything it subscribes for the effects on the way`() {
    var log: [Int] = []

    drive { _ = $0.do(onNext: { log.append($0) }).drive() }

    #expect(log == [1, 2])
  }

  @Test func `a disposal is the end, also of what is on its way`() {
    var log: [Int] = []
    SharingScheduler.mock(scheduler: scheduler) {
      let subscription = source.asDriver(onErrorJustReturn: 0).drive(onNext: { log.append($0) })
      source.onNext(1)
      subscription.dispose()
    }
    scheduler.start()

    #expect(log == [])
    #expect(!source.hasObservers)
  }
}
