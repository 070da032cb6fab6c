import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct AmbTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `the first to send goes on alone`() {
    let left = scheduler.createHotObservable([.next(220, 1), .next(230, 2), .completed(240)])
    let right = scheduler.createHotObservable([.next(210, 7), .next(225, 8), .completed(250)])
    let observer = scheduler.start { left.amb(right) }

    #expect(observer.events == [.next(210, 7), .next(225, 8), .completed(250)])
    #expect(left.subscriptions == [Subscription(200, 210)])
    #expect(right.subscriptions == [Subscription(200, 250)])
  }

  @Test(arguments: [Event<Int>.completed, .error(Failure())])
  func `an ending wins too`(ending: Event<Int>) {
    let left = scheduler.createHotObservable([Recorded(time: 210, value: ending)])
    let right = scheduler.createHotObservable([.next(220, 7)])
    let observer = scheduler.start { left.amb(right) }

    #expect(observer.events == [Recorded(time: 210, value: ending)])
    #expect(right.subscriptions == [Subscription(200, 210)])
  }

  @Test func `an error of the loser is not seen`() {
    let left = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    let right = scheduler.createHotObservable([Recorded<Event<Int>>.error(220)])
    let observer = scheduler.start { left.amb(right) }

    #expect(observer.events == [.next(210, 1), .completed(240)])
  }

  @Test func `of two that send at the same time the first to be sent wins`() {
    let right = scheduler.createHotObservable([.next(210, 7), .completed(220)])
    let left = scheduler.createHotObservable([.next(210, 1), .completed(230)])
    let observer = scheduler.start { left.amb(right) }

    #expect(observer.events == [.next(210, 7), .completed(220)])
  }

  @Test func `one that never sends is let go of by the other, or by disposing`() {
    let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = left.amb(right).subscribe()
    #expect(left.hasObservers && right.hasObservers)
    right.onNext(1)
    #expect(!left.hasObservers && right.hasObservers)
    subscription.dispose()
    #expect(!right.hasObservers)

    left.amb(right).subscribe().dispose()
    #expect(!left.hasObservers && !right.hasObservers)
  }

  @Test func `of many the first to send goes on alone`() {
    let sources = (0..<3).map { _ in PublishSubject<Int>() }
    let seen = Stream(Observable.amb(sources.map { $0.asObservable() }))
    for number in [1, 0, 2, 1] { sources[number].onNext(number) }

    #expect(seen.events.map(\.value) == [.next(1), .next(1)])
    #expect(sources.map(\.hasObservers) == [false, true, false])
  }

  @Test func `none at all never sends`() {
    #expect(Stream(Observable<Int>.amb([])).events == [])
  }

  @Test func `a source that sends while it is being subscribed to wins, and no other is subscribed to`() {
    let late = scheduler.createColdObservable([.next(0, 7)])
    let observer = scheduler.start { Observable.just(1).amb(late) }

    #expect(observer.events == [.next(200, 1), .completed(200)])
    #expect(late.subscriptions == [])
  }

  @Test func `of synchronous sources that take turns the first wins`() {
    let seen = Stream(Observable.of(1, 2, 3).amb(Observable.of(7, 8)))

    #expect(seen.events.map(\.value) == [.next(1), .next(2), .next(3), .completed])
  }

  @Test func `a throw below is an error, and all are let go of`() {
    let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
    let seen = Stream(left.amb(right).map { _ -> Int in throw Failure() })
    right.onNext(1)

    #expect(seen.events == [.error(0, Failure())])
    #expect(!left.hasObservers && !right.hasObservers)
  }

  @Test func `the other, made to send from inside the first delivery, is too late`() {
    let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
    var seen: [Int] = []
    let subscription = left.amb(right).subscribe(onNext: {
      seen.append($0)
      right.onNext(7)
    })
    left.onNext(1)

    #expect(seen == [1])
    subscription.dispose()
  }

  @Test(.timeLimit(.minutes(5)))
  func `of two threads that send at once one goes on alone, and loses nothing`() {
    for _ in 0..<300 {
      let senders = [PublishSubject<Int>(), PublishSubject<Int>()]
      let (check, seen) = (OverlapCheck(), Received([Int]()))
      let subscription = senders[0].amb(senders[1]).subscribe(onNext: {
        check.deliver()
        seen.value.append($0)
      })
      together(2) { thread in for number in 0..<20 { senders[thread].onNext(thread * 20 + number) } }

      #expect(check.overlaps == 0)
      #expect(seen.value == Array(0..<20) || seen.value == Array(20..<40))
      subscription.dispose()
      #expect(!senders[0].hasObservers && !senders[1].hasObservers)
    }
  }
}
