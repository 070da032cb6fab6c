import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct EmitTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let source = PublishSubject<Int>()

  /// Emits with the scheduler in the place of the main one, and sends 1 and 2.
  private func emit(_ body: (Signal<Int>) -> Void) {
    SharingScheduler.mock(scheduler: scheduler) { body(source.asSignal(onErrorJustReturn: 0)) }
    source.onNext(1)
    source.onNext(2)
    scheduler.start()
  }

  @Test func `several observers get every event, the completion too`() {
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))

    emit { _ = $0.emit(to: first, second) }
    source.onCompleted()
    scheduler.start()

    #expect(first.events.map(\.value) == [.next(1), .next(2), .completed])
    #expect(second.events == first.events)
  }

  @Test func `an observer of an optional takes elements that are not`() {
    let observer = scheduler.createObserver(Int?.self)

    emit { _ = $0.emit(to: observer) }

    #expect(observer.elements == [1, 2])
  }

  @Test func `several relays of every kind get every element`() {
    let behavior = [BehaviorRelay(value: 0), BehaviorRelay(value: 0)]
    let (publish, replay) = (PublishRelay<Int>(), ReplayRelay<Int>.createUnbound())
    var log: [Int] = []
    _ = publish.subscribe(onNext: { log.append($0) })

    emit {
      _ = $0.emit(to: behavior[0], behavior[1])
      _ = $0.emit(to: publish)
      _ = $0.emit(to: replay)
    }
    _ = replay.subscribe(onNext: { log.append($0) })

    #expect(behavior.map(\.value) == [2, 2])
    #expect(log == [1, 2, 1, 2])
  }

  @Test func `relays of an optional take elements that are not`() {
    let (behavior, publish) = (BehaviorRelay<Int?>(value: nil), PublishRelay<Int?>())
    let replay = ReplayRelay<Int?>.createUnbound()
    var log: [Int?] = []
    _ = publish.subscribe(onNext: { log.append($0) })

    emit {
      _ = $0.emit(to: behavior)
      _ = $0.emit(to: publish)
      _ = $0.emit(to: replay)
    }
    _ = replay.subscribe(onNext: { log.append($0) })

    #expect(behavior.value == 2)
    #expect(log == [1, 2, 1, 2])
  }

  @Test func `closures, with an object or without`() {
    final class Label { var text = "" }
    let label = Label()
    var log: [String] = []

    emit {
      _ = $0.emit(
        onNext: { log.append("\($0)") }, onCompleted: { log.append("|") },
        onDisposed: { log.append("disposed") })
      _ = $0.emit(with: label, onNext: { $0.text += "\($1)" }, onCompleted: { $0.text += "|" })
    }
    source.onCompleted()
    scheduler.start()

    #expect(log == ["1", "2", "|", "disposed"])
    #expect(label.text == "12|")
  }

  @Test func `an object is held weakly`() {
    weak var gone: Token?
    var count = 0

    emit { signal in
      let token = Token()
      gone = token
      _ = signal.emit(with: token, onNext: { _, _ in count += 1 })
    }

    #expect(gone == nil)
    #expect(count == 0)
  }

  @Test func `without anything it subscribes for the effects on the way`() {
    var log: [Int] = []

    emit { _ = $0.do(onNext: { log.append($0) }).emit() }

    #expect(log == [1, 2])
  }
}
