import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct SubscribeOnTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: Virtual time

  @Test func `the source is subscribed to and let go of on the scheduler`() {
    let source = scheduler.createHotObservable([.next(201, 1), .next(210, 2), .next(1000, 3)])
    let observer = scheduler.start { [scheduler] in source.subscribe(on: scheduler) }

    #expect(observer.events == [.next(210, 2), .next(1000, 3)])
    #expect(source.subscriptions == [Subscription(201, 1001)])
  }

  @Test(arguments: [Recorded<Event<Int>>.completed(300), .error(300)])
  func `an ending passes at once, and the source is let go of on the scheduler`(ending: Recorded<Event<Int>>)
  {
    let source = scheduler.createHotObservable([.next(210, 1), ending, .next(301, 2)])
    let observer = scheduler.start { [scheduler] in source.subscribe(on: scheduler) }

    #expect(observer.events == [.next(210, 1), ending])
    #expect(source.subscriptions == [Subscription(201, 301)])
  }

  @Test func `a synchronous source sends on the scheduler`() {
    let observer = scheduler.start { [scheduler] in Observable.of(1, 2).subscribe(on: scheduler) }

    #expect(observer.events == [.next(201, 1), .next(201, 2), .completed(201)])
  }

  @Test func `an endless synchronous source is stopped by take, though the scheduler is busy with it`() {
    let observer = scheduler.start { [scheduler] in Observable.from(1...).subscribe(on: scheduler).take(2) }

    #expect(observer.events == [.next(201, 1), .next(201, 2), .completed(201)])
  }

  @Test func `disposed before its turn, the source is never subscribed to`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start(disposed: 200) { [scheduler] in source.subscribe(on: scheduler) }

    #expect(observer.events == [])
    #expect(source.subscriptions == [])
  }

  @Test func `a throw below is an error, and the source is let go of on the scheduler`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(211, 2)])
    let observer = scheduler.start { [scheduler] in
      source.subscribe(on: scheduler).map { _ -> Int in throw UnspecifiedError() }
    }

    #expect(observer.events == [.error(210)])
    #expect(source.subscriptions == [Subscription(201, 211)])
  }

  @Test func `an element sent from inside the subscriber comes between`() {
    let (source, observer) = (Wire<Int>(), scheduler.createObserver(Int.self))
    let subscription = source.output.subscribe(on: scheduler)
      .do(onNext: { if $0 > 1 { source.send($0 - 1) } }).subscribe(observer)
    scheduler.scheduleAt(10) { source.send(2) }
    scheduler.start()

    #expect(observer.events == [.next(10, 1), .next(10, 2)])
    subscription.dispose()
  }

  @Test func `on the current thread, it takes its turn`() {
    var log: [String] = []
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      _ = Observable.just(1).subscribe(on: CurrentThreadScheduler.instance).subscribe(
        onNext: { log.append("\($0)") })
      log.append("subscribed")
      return Disposables.create()
    }

    #expect(log == ["subscribed", "1"])
  }

  // MARK: A queue

  @Test func `on a queue, subscribing and letting go happen there`() async {
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "queue")
    queue.setSpecific(key: key, value: true)
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
    let places = Received<[Bool?]>([])
    await withCheckedContinuation { continuation in
      let source = Observable<Int>.create { observer in
        places.withLock { $0.append(DispatchQueue.getSpecific(key: key)) }
        observer.onNext(1)
        return Disposables.create {
          places.withLock { $0.append(DispatchQueue.getSpecific(key: key)) }
          continuation.resume()
        }
      }
      _ = source.subscribe(on: scheduler).take(1).subscribe()
    }

    // Under the lock: a sanitizer does not see what resuming a task orders.
    places.withLock { #expect($0 == [true, true]) }
  }

  @Test func `disposing from several threads while it begins lets the source go once`() {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let balance = Living()
    for _ in 0..<200 {
      let source = Observable<Int>.create { _ in
        balance.count.add(1, ordering: .relaxed)
        return Disposables.create { balance.count.subtract(1, ordering: .relaxed) }
      }
      let subscription = source.subscribe(on: scheduler).subscribe()
      let ending = Received(subscription)
      together(2) { _ in ending.value.dispose() }
    }

    #expect(eventually { balance.count.load(ordering: .relaxed) == 0 })
  }

  // MARK: Lifetime

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    #expect(
      isLetGo(with: finish) { source, token in
        source.subscribe(on: CurrentThreadScheduler.instance).map { [token] _ in token }
      })
  }
}
