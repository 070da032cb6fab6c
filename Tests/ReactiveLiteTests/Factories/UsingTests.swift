import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct UsingTests {
  /// Remembers when it was opened and closed.
  private final class Resource: Disposable {
    private let scheduler: TestScheduler
    var times: [Int]

    init(on scheduler: TestScheduler) {
      self.scheduler = scheduler
      times = [scheduler.clock]
    }

    func dispose() { times.append(scheduler.clock) }
  }

  /// Calls a closure.
  private struct Closing: Disposable {
    let close: () -> Void
    func dispose() { close() }
  }

  let scheduler = TestScheduler(initialClock: 0)

  @Test(arguments: [Recorded<Event<Int>>.completed(200), .error(200)])
  func `a resource lives until the ending`(ending: Recorded<Event<Int>>) {
    let source = scheduler.createColdObservable([.next(100, 1), ending])
    var resource: Resource?
    let observer = scheduler.start { [scheduler] in
      Observable<Int>.using({ Resource(on: scheduler) }) {
        resource = $0
        return source.asObservable()
      }
    }

    #expect(observer.events == [.next(300, 1), ending.value.isCompleted ? .completed(400) : .error(400)])
    #expect(source.subscriptions == [Subscription(200, 400)])
    #expect(resource?.times == [200, 400])
  }

  @Test func `a resource lives until the disposal`() {
    let source = scheduler.createColdObservable([.next(100, 1), .next(1000, 2)])
    var resource: Resource?
    let observer = scheduler.start { [scheduler] in
      Observable<Int>.using({ Resource(on: scheduler) }) {
        resource = $0
        return source.asObservable()
      }
    }

    #expect(observer.events == [.next(300, 1)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
    #expect(resource?.times == [200, 1000])
  }

  @Test func `without a resource there is no sequence, but an error`() {
    var calls = 0
    let observer = scheduler.start {
      Observable<Int>.using({ () -> Resource in throw UnspecifiedError() }) { _ in
        calls += 1
        return .never()
      }
    }

    #expect(observer.events == [.error(200)])
    #expect(calls == 0)
  }

  @Test func `without a sequence, the resource is disposed after the error`() {
    var resource: Resource?
    let observer = scheduler.start { [scheduler] in
      Observable<Int>.using({ Resource(on: scheduler) }) {
        resource = $0
        throw UnspecifiedError()
      }
    }

    #expect(observer.events == [.error(200)])
    #expect(resource?.times == [200, 200])
  }

  @Test func `the resource outlives the source`() {
    var log: [String] = []
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.using({ Closing { log.append("resource") } }) { _ in
      subject.do(onDispose: { log.append("source") })
    }
    source.subscribe().dispose()

    #expect(log == ["source", "resource"])
  }

  @Test func `it is disposed after the subscriber has seen the ending`() {
    var log: [String] = []
    _ = Observable<Int>.using({ Closing { log.append("disposed") } }) { _ in .just(1) }
      .subscribe { log.append("\($0)") }

    #expect(log == ["next(1)", "completed", "disposed"])
  }

  @Test func `each subscriber has a resource of its own`() {
    var opened = 0
    let source = Observable<Int>.using({
      opened += 1
      return BooleanDisposable()
    }) { _ in .just(opened) }

    #expect(Stream(source).events == [.next(0, 1), .completed(0)])
    #expect(Stream(source).events == [.next(0, 2), .completed(0)])
  }

  @Test func `take disposes it while an endless synchronous source is being subscribed to`() {
    let resource = BooleanDisposable()
    let source = Observable.using({ resource }) { _ in .from(1...) }.take(2)

    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .completed(0)])
    #expect(resource.isDisposed)
  }

  @Test func `a throw below disposes it`() {
    let resource = BooleanDisposable()
    let source = Observable.using({ resource }) { _ in .just(1) }.map { _ -> Int in throw UnspecifiedError() }

    #expect(Stream(source).events == [.error(0)])
    #expect(resource.isDisposed)
  }

  @Test func `a source that goes on below disposes it with its own ending`() {
    let resource = BooleanDisposable()
    let subscription = Observable.using({ resource }) { _ in .just(1) }.concat(Observable.never()).subscribe()

    #expect(resource.isDisposed)
    subscription.dispose()
  }

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    #expect(
      isLetGo(with: finish) { source, token in
        Observable.using({ BooleanDisposable() }) { _ in source }.map { [token] _ in token }
      })
  }
}
