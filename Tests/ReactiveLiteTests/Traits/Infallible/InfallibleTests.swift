import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct InfallibleTests {
  private let source = Infallible<Int>.create { send in
    send(.next(1))
    send(.next(2))
    send(.completed)
    send(.next(3))
    return Disposables.create()
  }

  @Test func `create sends what its closure sends until it completes`() {
    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .completed(0)])
  }

  @Test func `what create returned is disposed with the subscription`() {
    var disposals = 0
    let subscription = Infallible<Int>.create { _ in Disposables.create { disposals += 1 } }.subscribe()

    #expect(disposals == 0)
    subscription.dispose()
    #expect(disposals == 1)
  }

  @Test func `a subscriber gets events without errors`() {
    var events: [InfallibleEvent<Int>] = []
    _ = source.subscribe { events.append($0) }

    #expect(events == [.next(1), .next(2), .completed])
  }

  @Test func `onNext, onCompleted, onDisposed`() {
    var log: [String] = []
    _ = source.subscribe(
      onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") })

    #expect(log == ["1", "2", "completed", "disposed"])
  }

  @Test func `an object goes with every closure while it lives`() {
    let (relay, log) = (PublishRelay<Int>(), Received([String]()))
    var object: Token? = Token()
    let subscription = relay.asInfallible().subscribe(
      with: object!, onNext: { log.value.append("\($1)") }, onDisposed: { _ in log.value.append("disposed") })
    relay.accept(1)
    object = nil
    relay.accept(2)
    subscription.dispose()

    #expect(log.value == ["1"])
  }

  @Test func `an event can be read as that of an observable`() {
    #expect(InfallibleEvent.next(1).event == .next(1))
    #expect(InfallibleEvent<Int>.completed.event == .completed)
  }

  @Test func `what was captured is let go of with the subscription`() {
    let relay = PublishRelay<Int>()
    weak var token: Token?
    var subscription: (any Disposable)?
    do {
      let captured = Token()
      token = captured
      subscription = relay.asInfallible().subscribe(onNext: { [captured] _ in _ = captured })
    }

    #expect(token != nil)
    subscription?.dispose()
    #expect(token == nil)
  }
}
