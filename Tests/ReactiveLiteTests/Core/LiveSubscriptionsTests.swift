import ReactiveLite
import Testing

@Suite struct LiveSubscriptionsTests {
  @Test func `a subscription that somebody keeps alive is counted, and not any more when it is disposed`() {
    let (subject, bag) = (PublishSubject<Int>(), CompositeDisposable())
    let live = LiveSubscriptions { _ = bag.insert(subject.map { $0 + 1 }.subscribe()) }

    #expect(live.count == 1)
    bag.dispose()
    #expect(live.count == 0)
  }

  @Test func `one that has ended or lost its source is not`() {
    var source: PublishSubject<Int>? = PublishSubject()
    let live = LiveSubscriptions {
      _ = Observable.of(1, 2).subscribe()
      _ = source?.subscribe()
    }

    #expect(live.count == 1)
    source = nil
    #expect(live.count == 0)
  }

  @Test func `what is subscribed to before, after and in another task is not counted`() async {
    let subject = PublishSubject<Int>()
    _ = subject.subscribe()
    let live = await LiveSubscriptions { await Task.detached { _ = subject.subscribe() }.value }
    _ = subject.subscribe()

    #expect(live.count == 0)
  }

  @Test func `a task that waits in between is one`() async {
    let subject = PublishSubject<Int>()
    let live = await LiveSubscriptions {
      await Task.yield()
      _ = subject.subscribe()
    }

    #expect(live.count == 1)
  }

  @Test func `what it throws is thrown`() {
    #expect(throws: Failure()) { _ = try LiveSubscriptions { throw Failure() } }
  }
}
