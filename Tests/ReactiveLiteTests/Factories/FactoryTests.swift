import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct FactoryTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `factories without a scheduler send everything at once`() {
    func events(_ source: Observable<Int>) -> [Recorded<Event<Int>>] { Stream(source).events }

    #expect(events(.just(1)) == [.next(0, 1), .completed(0)])
    #expect(events(.of(1, 2)) == [.next(0, 1), .next(0, 2), .completed(0)])
    #expect(events(.from([1, 2])) == [.next(0, 1), .next(0, 2), .completed(0)])
    #expect(events(.from(Set([3]))) == [.next(0, 3), .completed(0)])
    #expect(events(.from(optional: 4)) == [.next(0, 4), .completed(0)])
    #expect(events(.from(optional: nil)) == [.completed(0)])
    #expect(events(.range(start: 5, count: 2)) == [.next(0, 5), .next(0, 6), .completed(0)])
    #expect(events(.range(start: .max, count: 1)) == [.next(0, .max), .completed(0)])
    #expect(events(.range(start: 5, count: 0)) == [.completed(0)])
    #expect(events(.empty()) == [.completed(0)])
    #expect(events(.error(Failure())) == [.error(0, Failure())])
    #expect(events(.never()) == [])
  }

  @Test func `on a scheduler each event is a piece of work of its own`() {
    let just = scheduler.start { Observable.just(42, scheduler: scheduler) }
    #expect(just.events == [.next(201, 42), .completed(202)])

    let other = TestScheduler(initialClock: 0)
    let of = other.start { Observable.of(1, 2, 3, scheduler: other) }
    #expect(of.events == [.next(201, 1), .next(202, 2), .next(203, 3), .completed(204)])
  }

  @Test func `on a scheduler a disposal stops the rest`() {
    let observer = scheduler.start(disposed: 203) { Observable.of(1, 2, 3, 4, scheduler: scheduler) }

    #expect(observer.events == [.next(201, 1), .next(202, 2)])
  }

  @Test func `create runs anew for each subscriber, and disposes what it returned once`() {
    var (runs, disposals) = (0, 0)
    let source = Observable<Int>.create { observer in
      runs += 1
      observer.onNext(runs)
      observer.onCompleted()
      observer.onNext(0)
      return Disposables.create { disposals += 1 }
    }

    let (first, second) = (Stream(source), Stream(source))

    #expect(first.events == [.next(0, 1), .completed(0)])
    #expect(second.events == [.next(0, 2), .completed(0)])
    #expect(disposals == 2)
  }

  @Test func `deferred makes its sequence for each subscriber, and fails if that throws`() {
    var made = 0
    let source = Observable<Int>.deferred {
      made += 1
      if made == 2 { throw Failure() }
      return .just(made)
    }

    #expect(made == 0)
    #expect(Stream(source).events == [.next(0, 1), .completed(0)])
    #expect(Stream(source).events == [.error(0, Failure())])
  }

  @Test func `a million elements pass without growing the stack`() {
    var last = 0
    _ = Observable.range(start: 1, count: 1_000_000).scan(0) { $0 + $1 }.subscribe(onNext: { last = $0 })

    #expect(last == 500_000_500_000)
  }
}
