import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct ScanTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `scan sends the running result, not the seed`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { source.scan(100) { $0 + $1 } }

    #expect(observer.events == [.next(210, 101), .next(220, 103), .next(230, 106), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `the result may be of another type`() {
    let source = Observable.of(1, 2).scan("") { "\($0)\($1)" }

    #expect(Stream(source).events == [.next(0, "1"), .next(0, "12"), .completed(0)])
  }

  @Test func `scan into changes the result in place`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.scan(into: []) { $0.append($1) } }

    #expect(observer.events == [.next(210, [1]), .next(220, [1, 2]), .completed(230)])
  }

  @Test func `each subscriber starts from the seed`() {
    let source = Observable.of(1, 2).scan(into: 10) { $0 += $1 }

    #expect(Stream(source).events == [.next(0, 11), .next(0, 13), .completed(0)])
    #expect(Stream(source).events == [.next(0, 11), .next(0, 13), .completed(0)])
  }

  @Test func `an empty source completes without the seed`() {
    #expect(Stream(Observable<Int>.empty().scan(100) { $0 + $1 }).events == [.completed(0)])
  }

  @Test func `an error passes through`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.scan(100) { $0 + $1 } }

    #expect(observer.events == [.next(210, 101), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start {
      source.scan(0) { if $1 == 2 { throw UnspecifiedError() } else { $0 + $1 } }
    }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw of scan into is an error, also after the result was changed`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start {
      source.scan(into: 0) { result, element in
        result += element
        if element == 2 { throw UnspecifiedError() }
      }
    }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start(disposed: 215) { source.scan(0) { $0 + $1 } }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an endless synchronous source is stopped by take`() {
    let source = Observable.from(1...).scan(0) { $0 + $1 }.take(3)

    #expect(Stream(source).events == [.next(0, 1), .next(0, 3), .next(0, 6), .completed(0)])
  }

  @Test func `an element sent from inside the subscriber builds on the result it got`() {
    var (sender, log) = (AnyObserver<Int> { _ in }, [Int]())
    let source = Observable<Int>.create { observer in
      sender = observer
      return Disposables.create()
    }
    _ = source.scan(0) { $0 + $1 }.subscribe(onNext: { sum in
      log.append(sum)
      if sum < 4 { sender.onNext(sum) }
    })
    sender.onNext(1)

    #expect(log == [1, 2, 4])
    sender = AnyObserver { _ in }
  }

  @Test func `an accumulator that sends into its own source is the programmer's mistake`() async {
    await #expect(processExitsWith: .failure) {
      let source = Wire<Int>()
      _ = source.output.scan(into: 0) { result, element in
        if element == 1 { source.send(2) }
        result += element
      }
      .subscribe()
      source.send(1)
    }
  }

  @Test func `what an accumulator sends through a subject comes after its result`() {
    let (subject, observer) = (PublishSubject<Int>(), scheduler.createObserver([Int].self))
    let subscription = subject.scan(into: []) { result, element in
      if element == 1 { subject.onNext(2) }
      result.append(element)
    }
    .subscribe(observer)
    subject.onNext(1)

    #expect(observer.events == [.next(0, [1]), .next(0, [1, 2])])
    subscription.dispose()
  }

  @Test func `the last result is let go of with the ending`() {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    subject.scan(into: Token?.none) { result, _ in result = Token() }
      .subscribe(onNext: { token = $0 }).disposed(by: bag)
    subject.onNext(1)

    #expect(token != nil)
    subject.onCompleted()
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test(arguments: [Event<Int>.completed, .error(UnspecifiedError())])
  func `what was subscribed is let go of with the ending`(ending: Event<Int>) {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.scan(0) { [captured] sum, _ in captured === captured ? sum : 0 }.subscribe(onError: { _ in })
        .disposed(by: bag)
    }

    #expect(token != nil)
    subject.on(ending)
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test func `what was subscribed is let go of with the subscription`() {
    let (subject, subscription) = (PublishSubject<Int>(), SingleAssignmentDisposable())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subscription.setDisposable(
        subject.scan(0) { [captured] sum, _ in captured === captured ? sum : 0 }.subscribe())
    }

    #expect(token != nil)
    subscription.dispose()
    #expect(token == nil)
    #expect(!subject.hasObservers)
  }

  @Test func `an abandoned chain dies with its source`() {
    var subject: PublishSubject<Int>! = PublishSubject()
    let bag = DisposeBag()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.scan(0) { [captured] sum, _ in captured === captured ? sum : 0 }.subscribe().disposed(by: bag)
    }

    #expect(token != nil)
    subject = nil
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
