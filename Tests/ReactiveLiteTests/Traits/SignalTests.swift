import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct SignalTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func emitted<Element>(_ make: () -> Signal<Element>) -> [Recorded<Event<Element>>] {
    let observer = scheduler.createObserver(Element.self)
    SharingScheduler.mock(scheduler: scheduler) {
      _ = make().emit(to: observer)
      scheduler.start()
    }
    return observer.events
  }

  @Test func `a signal delivers on its scheduler, one tick later under virtual time`() {
    let source = scheduler.createHotObservable([.next(10, 1), .completed(20)])

    #expect(emitted { source.asSignal(onErrorJustReturn: 0) } == [.next(11, 1), .completed(21)])
  }

  @Test func `an error becomes an element, another signal, or what is made of it`() {
    let source = scheduler.createHotObservable([.next(10, 1), .error(20, Failure(number: 7))])

    #expect(
      emitted { source.asSignal(onErrorJustReturn: 0) } == [.next(11, 1), .next(21, 0), .completed(21)])
    let again = scheduler.createColdObservable([.next(10, 1), .error(20, Failure(number: 7))])
    #expect(
      emitted { again.asSignal(onErrorSignalWith: .just(5)) }.map(\.value) == [
        .next(1), .next(5), .completed,
      ])
    #expect(
      emitted { again.asSignal { .just(($0 as! Failure).number) } }.map(\.value) == [
        .next(1), .next(7), .completed,
      ])
  }

  @Test func `subscribers of a signal share one subscription, and who comes late gets nothing at first`() {
    var subscriptions = 0
    let source = PublishSubject<Int>()
    SharingScheduler.mock(scheduler: scheduler) {
      let signal = source.do(onSubscribe: { subscriptions += 1 }).asSignal(onErrorJustReturn: 0)
      let first = Stream(signal)
      source.onNext(1)
      scheduler.start()
      let late = Stream(signal)
      #expect(first.value == 1 && late.value == nil)

      source.onNext(2)
      scheduler.start()

      #expect(subscriptions == 1)
      #expect(first.value == 2 && late.value == 2)
    }
  }

  @Test func `a relay's elements are a signal`() {
    let relay = PublishRelay<Int>()
    var seen: [Int] = []
    SharingScheduler.mock(scheduler: scheduler) {
      _ = relay.asSignal().emit(onNext: { seen.append($0) })
      relay.accept(1)
    }
    scheduler.start()

    #expect(seen == [1])
  }

  @Test func `a signal becomes a driver, and operators on signals give signals`() {
    let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])

    let events = emitted { () -> Signal<Int> in
      let driver: Driver<Int> = source.asSignal(onErrorJustReturn: 0).asDriver(onErrorJustReturn: 0)
      return driver.asSignal(onErrorJustReturn: 0).map { $0 * 10 }.asSignal()
    }

    #expect(events.map(\.value) == [.next(10), .next(20)])
  }

  @Test func `withUnretained joins an object, and completes when it has gone`() {
    let source = PublishSubject<Int>()
    var token: Token? = Token()
    var log: [String] = []
    SharingScheduler.mock(scheduler: scheduler) {
      let signal = source.asSignal(onErrorJustReturn: 0)
      _ = signal.withUnretained(token!).emit(
        onNext: { log.append("\($1)") }, onCompleted: { log.append("|") })
      _ = signal.withUnretained(token!) { $1 * 10 }.emit(onNext: { log.append("\($0)") })
    }
    source.onNext(1)
    scheduler.start()
    token = nil
    source.onNext(2)
    scheduler.start()

    #expect(log == ["1", "10", "|"])
  }

  @Test func `with its last subscriber a signal lets its source go`() {
    let source = PublishSubject<Int>()
    SharingScheduler.mock(scheduler: scheduler) {
      let signal = source.asSignal(onErrorJustReturn: 0)
      let (first, second) = (signal.emit(), signal.emit())
      first.dispose()
      #expect(source.hasObservers)
      second.dispose()
      #expect(!source.hasObservers)
    }
  }
}
