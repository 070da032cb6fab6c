import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct CompletableTraitTests {
  @Test(arguments: [CompletableEvent.completed, .error(Failure())])
  func `create tells one event`(event: CompletableEvent) {
    var events: [CompletableEvent] = []
    let completable = Completable.create { completable in
      completable(event)
      completable(.completed)
      completable(.error(Failure(number: 2)))
      return Disposables.create()
    }
    _ = completable.subscribe { events.append($0) }

    #expect(events == [event])
  }

  private func completable(_ event: CompletableEvent) -> Completable {
    .create { completable in
      completable(event)
      return Disposables.create()
    }
  }

  @Test func `what create returned is disposed with the subscription`() {
    var disposals = 0
    let subscription = Completable.create { _ in Disposables.create { disposals += 1 } }.subscribe()

    #expect(disposals == 0)
    subscription.dispose()
    #expect(disposals == 1)
  }

  @Test(arguments: [
    (CompletableEvent.completed, ["completed", "disposed"]),
    (.error(Failure()), ["error Failure(number: 0)", "disposed"]),
  ])
  func `one closure is called, then onDisposed`(event: CompletableEvent, expected: [String]) {
    var log: [String] = []
    _ = completable(event).subscribe(
      onCompleted: { log.append("completed") }, onError: { log.append("error \($0)") },
      onDisposed: { log.append("disposed") })

    #expect(log == expected)
  }

  @Test(arguments: [
    (CompletableEvent.completed, ["completed", "disposed"]),
    (.error(Failure()), ["error Failure(number: 0)", "disposed"]),
  ])
  func `an object goes with every closure`(event: CompletableEvent, expected: [String]) {
    let object = Received([String]())
    _ = completable(event).subscribe(
      with: object, onCompleted: { $0.value.append("completed") },
      onError: { $0.value.append("error \($1)") }, onDisposed: { $0.value.append("disposed") })

    #expect(object.value == expected)
  }

  @Test func `an object that is gone is not called with`() {
    let (subject, log) = (PublishSubject<Never>(), Received([String]()))
    var object: Token? = Token()
    let subscription = subject.asCompletable().subscribe(
      with: object!, onCompleted: { _ in log.value.append("completed") },
      onDisposed: { _ in log.value.append("disposed") })
    object = nil
    subject.onCompleted()

    #expect(log.value == [])
    subscription.dispose()
  }

  @Test(arguments: [Event<Never>.completed, .error(UnspecifiedError())])
  func `what was subscribed is let go of with the ending`(ending: Event<Never>) {
    let (subject, bag) = (PublishSubject<Never>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.asCompletable().subscribe(onError: { [captured] _ in _ = captured }).disposed(by: bag)
    }

    #expect(token != nil)
    subject.on(ending)
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
