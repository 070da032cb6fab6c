import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct DriverTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func driven<Element>(_ make: () -> Driver<Element>) -> TestableObserver<Element> {
    let observer = scheduler.createObserver(Element.self)
    SharingScheduler.mock(scheduler: scheduler) { _ = make().drive(observer) }
    scheduler.start()
    return observer
  }

  @Test func `a driver delivers on its scheduler, one tick later under virtual time`() {
    let source = scheduler.createHotObservable([.next(10, 1), .completed(20)])

    let observer = driven { source.asDriver(onErrorJustReturn: 0) }

    #expect(observer.events == [.next(11, 1), .completed(21)])
  }

  @Test func `an error becomes an element, another driver, or what is made of it`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Failure())])

    let returned = driven { source.asDriver(onErrorJustReturn: 0) }
    let recovered = driven {
      let other = Observable.of(8, 9).asDriver(onErrorJustReturn: 0)
      return source.asDriver(onErrorRecover: { _ in other })
    }

    #expect(returned.events.map(\.value.element) == [1, 0, nil])
    #expect(recovered.events.map(\.value.element) == [1, 8, 9, nil])
  }

  @Test func `subscribers of a driver share one subscription and the newest element`() {
    var subscriptions = 0
    let source = PublishSubject<Int>()
    SharingScheduler.mock(scheduler: scheduler) {
      let driver = source.do(onSubscribe: { subscriptions += 1 }).asDriver(onErrorJustReturn: 0)
      let (first, second) = (Stream(driver), Stream(driver))
      source.onNext(1)
      scheduler.start()
      let third = Stream(driver)

      #expect(subscriptions == 1)
      #expect([first.value, second.value, third.value] == [1, 1, 1])
    }
  }

  @Test func `operators on drivers give drivers`() {
    let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2), .next(30, 2), .next(40, 3)])

    let observer = driven {
      let numbers = source.asDriver(onErrorJustReturn: 0)
      return Driver.combineLatest(
        numbers.distinctUntilChanged().map { $0 * 10 }, numbers.filter { $0 != 3 }.scan(0, accumulator: +))
    }

    #expect(
      observer.events == [
        .next(11, (10, 1)), .next(21, (20, 1)), .next(21, (20, 3)), .next(31, (20, 5)), .next(41, (30, 5)),
      ])
  }

  @Test func `a relay as a driver, driven into another relay`() {
    let (name, shown) = (BehaviorRelay(value: "Ann"), BehaviorRelay(value: ""))
    let bag = DisposeBag()
    SharingScheduler.mock(scheduler: scheduler) { name.asDriver().drive(shown).disposed(by: bag) }

    scheduler.start()

    #expect(shown.value == "Ann")
  }
}
