import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct InfallibleBindTests {
  let source = PublishSubject<Int>()
  var infallible: Infallible<Int> { source.asInfallible(onErrorJustReturn: 0) }

  @Test func `several observers get every event, the completion too, also as an optional`() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let optional = BehaviorSubject<Int?>(value: nil)
    let streams = [Stream(first), Stream(second)]

    _ = infallible.bind(to: first, second)
    _ = infallible.bind(to: optional)
    source.onNext(1)
    source.onError(Failure())

    for stream in streams { #expect(stream.events == [.next(0, 1), .next(0, 0), .completed(0)]) }
    #expect(try! optional.value() == 0)
  }

  @Test func `relays of every kind get every element, also as an optional`() {
    let (behavior, publish) = (BehaviorRelay(value: 0), PublishRelay<Int>())
    let replay = ReplayRelay<Int>.createUnbound()
    let (behaviors, publishes) = (BehaviorRelay<Int?>(value: 0), PublishRelay<Int?>())
    let replays = ReplayRelay<Int?>.createUnbound()
    let published = (Stream(publish), Stream(publishes))
    let bag = DisposeBag {
      infallible.bind(to: behavior)
      infallible.bind(to: publish)
      infallible.bind(to: replay)
      infallible.bind(to: behaviors)
      infallible.bind(to: publishes)
      infallible.bind(to: replays)
    }

    source.onNext(1)

    #expect([behavior.value, published.0.value, Stream(replay).value] == [1, 1, 1])
    #expect([behaviors.value, published.1.value, Stream(replays).value] == [1, 1, 1])
    withExtendedLifetime(bag) {}
  }

  @Test func `a closure, with an object or without`() {
    final class Label { var text = "" }
    let label = Label()
    var log: [Int] = []

    _ = infallible.bind { log.append($0) }
    _ = infallible.bind(with: label) { $0.text += "\($1)" }
    source.onNext(1)

    #expect(log == [1])
    #expect(label.text == "1")
  }

  @Test func `a function takes the sequence and returns what it likes`() {
    func name(_ source: Infallible<Int>) -> String { "bound" }
    func add(_ source: Infallible<Int>) -> (Int) -> Int { { $0 + 1 } }

    #expect(infallible.bind(to: name) == "bound")
    #expect(infallible.bind(to: add, curriedArgument: 1) == 2)
  }

  @MainActor @Test func `as a driver and as a signal it delivers on the main thread`() {
    var log: [String] = []
    _ = infallible.asDriver().drive(onNext: { log.append("driver \($0)") })
    _ = infallible.asSignal().emit(onNext: { log.append("signal \($0)") })

    source.onNext(1)

    #expect(log == ["driver 1", "signal 1"])
  }

  @Test func `every relay is infallible`() {
    let replay = ReplayRelay<Int>.createUnbound()
    replay.accept(1)

    #expect(Stream(BehaviorRelay(value: 1).asInfallible()).value == 1)
    #expect(Stream(replay.asInfallible()).value == 1)
    #expect(Stream(PublishRelay<Int>().asInfallible()).value == nil)
  }
}
