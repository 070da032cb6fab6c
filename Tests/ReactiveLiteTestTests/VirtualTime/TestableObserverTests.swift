import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct TestableObserverTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `it records what it is sent, and when`() {
    let observer = scheduler.createObserver(String.self)
    scheduler.scheduleAt(10) { observer.onNext("a") }
    scheduler.scheduleAt(20) { observer.onNext("b") }
    scheduler.scheduleAt(30) { observer.onCompleted() }

    scheduler.start()

    #expect(observer.events == [.next(10, "a"), .next(20, "b"), .completed(30)])
    #expect(observer.elements == ["a", "b"])
  }

  @Test func `the element's type may come from elsewhere`() {
    let observer: TestableObserver<Int> = scheduler.createObserver()
    _ = Observable.just(1).subscribe(observer)

    #expect(observer.events == [.next(0, 1), .completed(0)])
  }

  @Test func `tuples and Void are elements like any other`() {
    let users = scheduler.createObserver((String, Int).self)
    let taps = scheduler.createObserver(Void.self)
    users.onNext(("Ann", 35))
    taps.onNext(())

    #expect(users.events == [.next(0, ("Ann", 35))])
    #expect(taps.events == [.next(0, ())])
  }
}
