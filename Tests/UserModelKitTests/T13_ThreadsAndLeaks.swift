import ReactiveLite
import ReactiveLiteTest
import Testing

/// # 13. Threads, async/await, leaks
///
/// You know: bags (1), `Recorder` and its `wait` (4), relays (7).
/// New here: `observe(on:)`, `toBlocking`, `values`, LiveSubscriptions, `expectCleanEnd`.
/// You need: nothing else.
///
/// An event is delivered on the thread that sends it, unless somebody moves it. These tests use real threads, and none
/// of them sleeps: each waits for the event itself, and fails if it has not come within a minute. The last ones look at
/// what a test leaves behind.
@Suite("13 Threads, async/await, leaks", .timeLimit(.minutes(1)))
struct T13_ThreadsAndLeaks {
  let background = SerialDispatchQueueScheduler(qos: .default)
  let names = PublishSubject<String>()

  // Work elsewhere and a test that has no `await`: block until the stream has ended, and take all of it.
  @Test func `13.1 toBlocking waits for the end and returns what came`() throws {
    let ages = Observable.of(1, 2, 3).observe(on: background)

    #expect(try ages.toBlocking().toArray() == [1, 2, 3])
    #expect(try ages.toBlocking().first() == 1)
  }

  // A test that waits for ever is worse than one that fails: `toBlocking` gives up, and says what had come.
  @Test func `13.2 toBlocking gives up when its time is over`() {
    let stuck = Observable.just("Ann").concat(Observable.never())

    #expect(throws: RxError.self) { try stuck.toBlocking(timeout: 0.01).toArray() }
  }

  // `observe(on:)` moves what is below it to a scheduler; the order of the events stays.
  @Test func `13.3 observe(on:) moves the delivery to another thread, in order`() async {
    let recorder = Recorder(names.observe(on: background))

    names.onNext("Ann")
    names.onNext("Bob")
    await recorder.wait(for: 2)

    #expect(recorder.next(2) == ["Ann", "Bob"])
  }

  // A stream is an async sequence: `values`. Its end ends the loop, and its error is thrown.
  @Test func `13.4 values is the stream for a loop with await`() async throws {
    var seen: [Int] = []
    for try await age in Observable.of(1, 2, 3).observe(on: background).values {
      seen.append(age)
    }

    #expect(seen == [1, 2, 3])
  }

  // A `Single` is a stream of exactly one element: a request, say. `value` awaits it.
  @Test func `13.5 the value of a Single can be awaited`() async throws {
    let answer = Observable.just(42).observe(on: background).asSingle()

    #expect(try await answer.value == 42)
  }

  // And the way back: an async sequence becomes an observable.
  @Test func `13.6 an async sequence becomes an observable`() async {
    let (numbers, input) = AsyncStream.makeStream(of: Int.self)
    let recorder = Recorder(numbers.asObservable())

    input.yield(1)
    input.yield(2)
    input.finish()
    await recorder.wait()

    #expect(recorder.next(2) == [1, 2])
    #expect(recorder.completion == .completed)
  }

  // Two threads that read a value and set a new one lose changes. `update` loses none. (`together` runs a closure on
  // several threads at the same moment.)
  @Test func `13.7 a relay that is updated from several threads loses nothing`() {
    let count = BehaviorRelay(value: 0)

    together(4) { _ in
      for _ in 1...1000 { count.update { $0 += 1 } }
    }

    #expect(count.value == 4000)
  }

  // What is subscribed to and not disposed stays alive as long as its source.
  @Test func `13.8 LiveSubscriptions counts what is left behind`() {
    let left = LiveSubscriptions { _ = names.subscribe() }
    let bagged = LiveSubscriptions {
      let bag = DisposeBag()
      names.subscribe().disposed(by: bag)
    }

    #expect(left.count == 1)
    #expect(bagged.count == 0)
  }

  // The surprise that costs most in a program: the closure keeps the label, the label its bag, the bag the
  // subscription, and the subscription the closure. None of them ever goes.
  @Test func `13.9 a closure that captures its owner strongly leaks it, and the test says so`() {
    expectFailure(
      reading: """
        1 subscription alive at the end, those of operators included. \
        Dispose what was subscribed to, or put it into a bag that goes.
        """,
      """
      a TextLabel is alive at the end. Somebody keeps it: a closure that captured it, a subscription, a cycle.
      """
    ) {
      expectCleanEnd { end in
        let label = TextLabel()
        end.releases(label)
        names.subscribe(onNext: { label.text = $0 }).disposed(by: label.bag)
      }
    }
  }

  // `subscribe(with:)` hands the owner in and holds it weakly.
  @Test func `13.10 subscribe(with:) does not keep its owner`() {
    expectCleanEnd { end in
      let label = TextLabel()
      end.releases(label)
      names.subscribe(with: label, onNext: { label, name in label.text = name }).disposed(by: label.bag)
      names.onNext("Ann")
      #expect(label.text == "Ann")
    }
  }

  // Exercise. Show names in a label that may go: Exercises/E13_ThreadsAndLeaks.swift, `make exercise N=13`.
  @Test(.exercise(13)) func `13.11 exercise: a label that can go`() throws { try check(Exercise13.show) }

  @Test func `13.11 exercise, solved`() throws { try check(Solution13.show) }

  private func check(_ show: (Observable<String>, TextLabel) throws -> Void) throws {
    try expectCleanEnd { end in
      let label = TextLabel()
      end.releases(label)
      try show(names.asObservable(), label)
      names.onNext("Ann")
      #expect(label.text == "ANN")
    }
    #expect(!names.hasObservers, "the subscription is to end with the label")
  }
}

/// What shows a text, and has a bag for its subscriptions.
final class TextLabel {
  let bag = DisposeBag()
  var text = ""
}
