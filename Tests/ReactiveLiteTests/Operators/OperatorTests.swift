import ReactiveLite
import ReactiveLiteTest
import Testing

/// What is particular to the operators with one source.
@Suite struct OperatorTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func numbers(_ numbers: Int...) -> TestableObservable<Int> {
    let events = numbers.enumerated().map { Recorded.next(210 + 10 * $0.offset, $0.element) }
    return scheduler.createHotObservable(events + [.completed(210 + 10 * numbers.count)])
  }

  @Test func `map changes the elements and may change their type`() {
    let source = numbers(1, 2)

    let observer = scheduler.start { source.map { "\($0 * 10)" } }

    #expect(observer.events == [.next(210, "10"), .next(220, "20"), .completed(230)])
  }

  @Test func `filter keeps what its closure holds for`() {
    let source = numbers(1, 2, 3, 4)

    let observer = scheduler.start { source.filter { $0.isMultiple(of: 2) } }

    #expect(observer.events == [.next(220, 2), .next(240, 4), .completed(250)])
  }

  @Test func `scan sends every running result, and each subscriber begins with the seed`() {
    let sums = numbers(1, 2, 3).scan(0) { $0 + $1 }
    let lists = numbers(1, 2).scan(into: []) { $0.append($1) }

    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    let list = scheduler.createObserver([Int].self)
    let bag = DisposeBag()
    sums.subscribe(first).disposed(by: bag)
    sums.subscribe(second).disposed(by: bag)
    lists.subscribe(list).disposed(by: bag)
    scheduler.start()

    #expect(first.events == [.next(210, 1), .next(220, 3), .next(230, 6), .completed(240)])
    #expect(second.events == first.events)
    #expect(list.events == [.next(210, [1]), .next(220, [1, 2]), .completed(230)])
  }

  @Test func `distinctUntilChanged drops repeats only, in each of its forms`() {
    let source = numbers(1, 1, 2, 1, 3)
    func times(_ result: Observable<Int>) -> TestableObserver<Int> {
      let observer = scheduler.createObserver(Int.self)
      _ = result.subscribe(observer)
      return observer
    }

    let plain = times(source.distinctUntilChanged())
    let byKey = times(source.distinctUntilChanged { $0 % 2 })
    let byPath = times(source.distinctUntilChanged(at: \.description))
    let byComparer = times(source.distinctUntilChanged { previous, current in current < previous })
    scheduler.start()

    #expect(plain.events == [.next(210, 1), .next(230, 2), .next(240, 1), .next(250, 3), .completed(260)])
    #expect(byKey.events == [.next(210, 1), .next(230, 2), .next(240, 1), .completed(260)])
    #expect(byPath.events == plain.events)
    #expect(
      byComparer.events == [.next(210, 1), .next(220, 1), .next(230, 2), .next(250, 3), .completed(260)])
  }

  @Test func `take completes together with its last element, and lets go of the source`() {
    let source = numbers(1, 2, 3)

    let observer = scheduler.start { source.take(2) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `take of zero completes without subscribing`() {
    let source = numbers(1)

    let observer = scheduler.start { source.take(0) }

    #expect(observer.events == [.completed(200)])
    #expect(source.subscriptions == [])
  }

  @Test func `take passes on no more than its count when its last element brings more`() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    _ = subject.take(1).subscribe(onNext: { element in
      seen.append(element)
      subject.onNext(element + 1)
    })

    subject.onNext(1)

    #expect(seen == [1])
  }

  @Test func `skip drops the first elements, and nothing for zero or less`() {
    let source = numbers(1, 2, 3)
    let all = scheduler.createObserver(Int.self)
    _ = source.skip(-1).subscribe(all)

    let observer = scheduler.start { source.skip(2) }

    #expect(observer.events == [.next(230, 3), .completed(240)])
    #expect(all.events.count == 4)
  }

  @Test func `startWith sends its elements before it subscribes`() {
    let source = numbers(1)

    let observer = scheduler.start { source.startWith(8, 9) }

    #expect(observer.events == [.next(200, 8), .next(200, 9), .next(210, 1), .completed(220)])
  }

  @Test func `the hooks of do are called in this order`() {
    var log: [String] = []
    let subject = PublishSubject<Int>()

    _ = subject.do(
      onNext: { _ in log.append("onNext") }, afterNext: { _ in log.append("afterNext") },
      onCompleted: { log.append("onCompleted") }, afterCompleted: { log.append("afterCompleted") },
      onSubscribe: { log.append("onSubscribe") }, onSubscribed: { log.append("onSubscribed") },
      onDispose: { log.append("onDispose") }
    ).subscribe(
      onNext: { _ in log.append("element") }, onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") })
    subject.onNext(1)
    subject.onCompleted()

    #expect(
      log == [
        "onSubscribe", "onSubscribed", "onNext", "element", "afterNext", "onCompleted", "completed",
        "disposed",
        "afterCompleted", "onDispose",
      ])
  }

  @Test func `do sees an error before and after the subscriber, and a disposal once`() {
    var log: [String] = []
    func watched(_ source: Observable<Int>) -> any Disposable {
      source.do(
        onError: { _ in log.append("onError") }, afterError: { _ in log.append("afterError") },
        onDispose: { log.append("onDispose") }
      ).subscribe(onError: { _ in log.append("error") })
    }

    _ = watched(.error(Failure()))
    watched(.never()).dispose()

    #expect(log == ["onError", "error", "afterError", "onDispose", "onDispose"])
  }

  @Test func `catch goes on with another sequence`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Failure())])
    let other = scheduler.createColdObservable([.next(10, 7), .completed(20)])

    let observer = scheduler.start { source.catch { _ in other.asObservable() } }

    #expect(observer.events == [.next(210, 1), .next(230, 7), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(other.subscriptions == [Subscription(220, 240)])
  }

  @Test func `catchAndReturn sends one last element instead of an error`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Failure())])

    let observer = scheduler.start { source.catchAndReturn(0) }

    #expect(observer.events == [.next(210, 1), .next(220, 0), .completed(220)])
  }

  @Test func `observe(on:) delivers each event a tick later, those of one time one after the other`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(230, 3), .completed(240)])

    let observer = scheduler.start { source.observe(on: scheduler) }

    #expect(observer.events == [.next(211, 1), .next(212, 2), .next(231, 3), .completed(241)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `observe(on:) delivers what waits although its source is gone`() {
    var seen: [Int] = []
    _ = Observable.of(1, 2).observe(on: scheduler).subscribe(onNext: { seen.append($0) })

    scheduler.start()

    #expect(seen == [1, 2])
  }
}
