import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Synchronization
import Testing

@Suite struct ConcatMapTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: concatMap, concat

  @Test func `inner sequences are sent one after another`() {
    let source = scheduler.createHotObservable([.next(210, 10), .next(220, 20), .completed(230)])
    let inner = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let observer = scheduler.start { source.concatMap { outer in inner.map { outer + $0 } } }

    #expect(
      observer.events == [.next(220, 11), .next(230, 12), .next(250, 21), .next(260, 22), .completed(270)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(inner.subscriptions == [Subscription(210, 240), Subscription(240, 270)])
  }

  @Test func `concat follows the sequences of a sequence`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let seen = Stream(Observable.of(a, b).concat())
    b.onNext(0)
    a.onNext(1)
    a.onCompleted()
    b.onNext(2)
    b.onCompleted()

    #expect(seen.events.map(\.value) == [.next(1), .next(2), .completed])
  }

  @Test func `the source may complete last, and an inner sequence may be empty`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
    let observer = scheduler.start { source.concatMap { $0 == 1 ? .empty() : Observable.just($0) } }

    #expect(observer.events == [.next(220, 2), .completed(300)])
  }

  @Test func `an empty source completes`() {
    #expect(Stream(Observable<Int>.empty().concatMap { Observable.just($0) }).events == [.completed(0)])
  }

  @Test func `an error of the source ends the result, whatever waits`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .error(230)])
    let inner = scheduler.createColdObservable([.next(10, 7), .next(50, 8)])
    let observer = scheduler.start { source.concatMap { _ in inner } }

    #expect(observer.events == [.next(220, 7), .error(230)])
    #expect(inner.subscriptions == [Subscription(210, 230)])
  }

  @Test func `an error of an inner sequence ends the result and lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let inner = scheduler.createColdObservable([.next(10, 7), .error(20)])
    let observer = scheduler.start { source.concatMap { _ in inner } }

    #expect(observer.events == [.next(220, 7), .error(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(inner.subscriptions == [Subscription(210, 230)])
  }

  @Test func `the selector is called when the element comes, and ends the result when it throws`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let inner = scheduler.createColdObservable([.next(5, 7), .next(50, 8)])
    let observer = scheduler.start {
      source.concatMap { element in
        if element == 2 { throw UnspecifiedError() }
        return inner
      }
    }

    #expect(observer.events == [.next(215, 7), .error(220)])
    #expect(inner.subscriptions == [Subscription(210, 220)])
  }

  @Test func `disposing lets the source and the inner sequence go, and what waits is not subscribed to`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(225)])
    let inner = scheduler.createColdObservable([.next(5, 7), .completed(30)])
    let observer = scheduler.start(disposed: 230) { source.concatMap { _ in inner } }

    #expect(observer.events == [.next(215, 7)])
    #expect(source.subscriptions == [Subscription(200, 225)])
    #expect(inner.subscriptions == [Subscription(210, 230)])
  }

  @Test func `synchronous sequences are sent in order`() {
    let numbers = Observable.of(1, 2, 3).concatMap { Observable.of($0 * 10, $0 * 10 + 1) }

    #expect(Stream(numbers).events.compactMap(\.value.element) == [10, 11, 20, 21, 30, 31])
  }

  @Test func `an element sent from inside a delivery waits for its turn`() {
    let source = PublishSubject<Int>()
    var log: [String] = []
    _ = source.concatMap { Observable.of($0, $0 + 1) }.subscribe(onNext: {
      log.append("begin \($0)")
      if $0 == 1 { source.onNext(5) }
      log.append("end \($0)")
    })
    source.onNext(1)

    #expect(log == [1, 2, 5, 6].flatMap { ["begin \($0)", "end \($0)"] })
  }

  @Test func `100,000 that wait are sent on a small stack`() {
    let sums = onSmallStack {
      var sums = [0, 0, 0]
      let gate = PublishSubject<Int>()
      let sources = Observable.from(0...100_000).map { $0 == 0 ? gate : Observable.just(1) }
      _ = sources.concat().subscribe(onNext: { sums[0] += $0 })
      _ = sources.merge(maxConcurrent: 1).subscribe(onNext: { sums[1] += $0 })
      _ = Observable.of(gate, gate).concat(sources).merge(maxConcurrent: 2)
        .subscribe(onNext: { sums[2] += $0 })
      gate.onCompleted()
      return sums
    }

    #expect(sums == [100_000, 100_000, 100_000])
  }

  @Test func `a subject that feeds itself 100,000 times fits a small stack`() {
    let last = onSmallStack {
      let source = PublishSubject<Int>()
      var last = 0
      _ = source.concatMap { Observable.just($0 + 1) }.subscribe(onNext: { element in
        last = element
        if element < 100_000 { source.onNext(element) }
      })
      source.onNext(0)
      return last
    }

    #expect(last == 100_000)
  }

  @Test func `a million elements are not kept`() {
    let living = Living()
    var (count, most) = (0, 0)
    _ = Observable.range(start: 0, count: 1_000_000)
      .concatMap { number -> Observable<Int> in
        let mortal = Mortal(living)
        return Observable.just(mortal).map { _ in number }
      }
      .subscribe(onNext: { _ in
        count += 1
        most = max(most, living.count.load(ordering: .relaxed))
      })

    #expect(count == 1_000_000 && most <= 3)
    #expect(living.count.load(ordering: .relaxed) == 0)
  }

  @Test(.timeLimit(.minutes(5)))
  func `inner sequences that end on several threads lose nothing and never overlap`() {
    let check = OverlapCheck()
    for _ in 0..<100 {
      let inner = (0..<4).map { _ in ReplaySubject<Int>.createUnbounded() }
      let (seen, source) = (Received([Int]()), ReplaySubject<Int>.createUnbounded())
      let ended = Received(0)
      _ = source.concatMap { inner[$0] }.subscribe(
        onNext: {
          check.deliver()
          seen.value.append($0)
        }, onCompleted: { ended.value += 1 })
      together(5) { thread in
        if thread == 4 {
          for number in 0..<4 { source.onNext(number) }
          return source.onCompleted()
        }
        for number in 0..<50 { inner[thread].onNext(thread * 50 + number) }
        inner[thread].onCompleted()
      }

      #expect(ended.value == 1)
      #expect(seen.value == Array(0..<200))
    }
    #expect(check.overlaps == 0)
  }

  // MARK: merge(maxConcurrent:)

  @Test func `no more run at the same time than there are places`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(211, 2), .next(212, 3), .completed(213)])
    let inner = scheduler.createColdObservable([.next(10, 0), .completed(20)])
    let observer = scheduler.start {
      source.map { number in inner.map { number * 10 + $0 } }.merge(maxConcurrent: 2)
    }

    #expect(observer.events == [.next(220, 10), .next(221, 20), .next(240, 30), .completed(250)])
    #expect(inner.subscriptions == [Subscription(210, 230), Subscription(211, 231), Subscription(230, 250)])
  }

  @Test func `places for all are as good as merge`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(211, 2), .completed(213)])
    let inner = scheduler.createColdObservable([.next(10, 0), .completed(20)])
    let observer = scheduler.start { source.map { _ in inner }.merge(maxConcurrent: .max) }

    #expect(observer.events == [.next(220, 0), .next(221, 0), .completed(231)])
  }

  @Test func `no places are the programmer's mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = Observable.of(Observable.of(1)).merge(maxConcurrent: 0)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `many threads fill and leave few places, and nothing is lost`() {
    for _ in 0..<50 {
      let source = PublishSubject<Observable<Int>>()
      let (check, sum, ended) = (OverlapCheck(), Received(0), Received(0))
      let inner = (0..<60).map { _ in PublishSubject<Int>() }
      _ = source.merge(maxConcurrent: 3).subscribe(
        onNext: {
          check.deliver()
          sum.value += $0
        }, onCompleted: { ended.value += 1 })
      for subject in inner { source.onNext(subject.startWith(1)) }
      source.onCompleted()
      together(3) { thread in for number in 0..<20 { inner[number * 3 + thread].onCompleted() } }

      #expect(sum.value == 60 && ended.value == 1 && check.overlaps == 0)
    }
  }

  // The third runs as long as it likes on the thread that made place for it; the fourth need not wait for that.
  @Test(.timeLimit(.minutes(5)))
  func `one that blocks while it is subscribed to does not keep the other places waiting`() {
    let inner = (0..<2).map { _ in PublishSubject<Int>() }
    let (third, fourth) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let blocking = Observable<Int>.create { observer in
      third.signal()
      fourth.wait()
      observer.onCompleted()
      return Disposables.create()
    }
    let last = Observable<Int>.create { observer in
      fourth.signal()
      observer.onCompleted()
      return Disposables.create()
    }
    let seen = Stream(Observable.of(inner[0], inner[1], blocking, last).merge(maxConcurrent: 2))
    together(2) { thread in
      if thread == 1 { third.wait() }
      inner[thread].onCompleted()
    }

    #expect(seen.events == [.completed(0)])
  }
}
