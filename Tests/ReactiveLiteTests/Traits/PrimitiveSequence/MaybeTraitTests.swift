import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct MaybeTraitTests {
  @Test(arguments: [MaybeEvent<Int>.success(1), .completed, .error(Failure())])
  func `create tells one event`(event: MaybeEvent<Int>) {
    var events: [MaybeEvent<Int>] = []
    let maybe = Maybe<Int>.create { maybe in
      maybe(event)
      maybe(.success(2))
      maybe(.completed)
      return Disposables.create()
    }
    _ = maybe.subscribe { events.append($0) }

    #expect(events == [event])
  }

  private func maybe(_ event: MaybeEvent<Int>) -> Maybe<Int> {
    .create { maybe in
      maybe(event)
      return Disposables.create()
    }
  }

  @Test func `as an observable, a success is an element and the completion`() {
    #expect(Stream(maybe(.success(1))).events == [.next(0, 1), .completed(0)])
  }

  @Test func `what create returned is disposed with the subscription`() {
    var disposals = 0
    let subscription = Maybe<Int>.create { _ in Disposables.create { disposals += 1 } }.subscribe()

    #expect(disposals == 0)
    subscription.dispose()
    #expect(disposals == 1)
  }

  @Test(arguments: [
    (MaybeEvent.success(1), ["success 1", "disposed"]), (.completed, ["completed", "disposed"]),
    (.error(Failure()), ["error Failure(number: 0)", "disposed"]),
  ])
  func `one closure is called, then onDisposed`(event: MaybeEvent<Int>, expected: [String]) {
    var log: [String] = []
    _ = maybe(event).subscribe(
      onSuccess: { log.append("success \($0)") }, onError: { log.append("error \($0)") },
      onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })

    #expect(log == expected)
  }

  @Test(arguments: [
    (MaybeEvent.success(1), ["success 1", "disposed"]), (.completed, ["completed", "disposed"]),
    (.error(Failure()), ["error Failure(number: 0)", "disposed"]),
  ])
  func `an object goes with every closure`(event: MaybeEvent<Int>, expected: [String]) {
    let object = Received([String]())
    _ = maybe(event).subscribe(
      with: object, onSuccess: { $0.value.append("success \($1)") },
      onError: { $0.value.append("error \($1)") }, onCompleted: { $0.value.append("completed") },
      onDisposed: { $0.value.append("disposed") })

    #expect(object.value == expected)
  }

  @Test func `an object that is gone is not called with`() {
    let (subject, log) = (PublishSubject<Int>(), Received([String]()))
    var object: Token? = Token()
    let subscription = subject.asMaybe().subscribe(
      with: object!, onSuccess: { log.value.append("\($1)") },
      onCompleted: { _ in log.value.append("completed") },
      onDisposed: { _ in log.value.append("disposed") })
    object = nil
    subject.onCompleted()

    #expect(log.value == [])
    subscription.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(UnspecifiedError())])
  func `what was subscribed is let go of with the ending`(ending: Event<Int>) {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.asMaybe().subscribe(onError: { [captured] _ in _ = captured }).disposed(by: bag)
    }

    #expect(token != nil)
    subject.on(ending)
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
