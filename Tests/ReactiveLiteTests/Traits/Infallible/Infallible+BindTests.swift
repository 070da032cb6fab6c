import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct InfallibleBindTests {
  private let source = Infallible.of(1, 2)

  @Test func `observers get the completion too`() {
    let scheduler = TestScheduler(initialClock: 0)
    let plain = [scheduler.createObserver(Int.self), scheduler.createObserver(Int.self)]
    let optional = scheduler.createObserver(Int?.self)
    _ = source.bind(to: plain[0], plain[1])
    _ = source.bind(to: optional)

    for observer in plain { #expect(observer.events == [.next(0, 1), .next(0, 2), .completed(0)]) }
    #expect(optional.events == [.next(0, 1), .next(0, 2), .completed(0)])
  }

  @Test func `relays get the elements`() {
    let (behavior, optionalBehavior) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let (publish, optionalPublish) = (PublishRelay<Int>(), PublishRelay<Int?>())
    let published = (Stream(publish), Stream(optionalPublish))
    _ = source.bind(to: behavior)
    _ = source.bind(to: optionalBehavior)
    _ = source.bind(to: publish)
    _ = source.bind(to: optionalPublish)

    #expect(behavior.value == 2)
    #expect(optionalBehavior.value == 2)
    #expect(published.0.events == [.next(0, 1), .next(0, 2)])
    #expect(published.1.events == [.next(0, 1), .next(0, 2)])
  }

  @Test func `replay relays get the elements`() {
    let (relay, optional) = (ReplayRelay<Int>.create(bufferSize: 2), ReplayRelay<Int?>.create(bufferSize: 1))
    _ = source.bind(to: relay)
    _ = source.bind(to: optional)

    #expect(Stream(relay).events == [.next(0, 1), .next(0, 2)])
    #expect(Stream(optional).events == [.next(0, 2)])
  }

  @Test func `closures get the elements, and the object while it lives`() {
    let (relay, log) = (PublishRelay<Int>(), Received([Int]()))
    var object: Token? = Token()
    _ = relay.asInfallible().bind { log.value.append($0) }
    _ = relay.asInfallible().bind(with: object!) { log.value.append($1 * 10) }
    relay.accept(1)
    object = nil
    relay.accept(2)

    #expect(log.value == [1, 10, 2])
  }

  @Test func `a binder makes what it likes`() {
    #expect(Stream(source.bind { $0.map { $0 * 2 } }.toArray()).value == [2, 4])
    #expect(source.bind(to: { _ in { $0 + 1 } }, curriedArgument: 1) == 2)
  }
}
