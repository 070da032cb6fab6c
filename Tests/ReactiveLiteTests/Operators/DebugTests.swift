import ReactiveLite
import ReactiveLiteTest
import Testing

/// What `debug` prints is read from the standard output of a process of its own.
@Suite struct DebugTests {
  /// The printed lines without the time, which is checked for its form alone.
  private func lines(of result: ExitTest.Result?) -> [String]? {
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let lines = output.split(separator: "\n").filter { $0.contains(" -> ") }
    guard lines.allSatisfy({ $0.prefixMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}:/) != nil }) else {
      return nil
    }
    return lines.map { String($0.dropFirst(25)) }
  }

  @Test func `debug prints the subscription, every event and the disposal`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      _ = Observable.of("Ann", "Bob").debug("names").subscribe()
    }

    #expect(
      lines(of: result) == [
        "names -> subscribed", "names -> Event next(Ann)", "names -> Event next(Bob)",
        "names -> Event completed", "names -> isDisposed",
      ])
    #expect(result?.standardErrorContent == [])
  }

  @Test func `an error and an early disposal are printed once`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let subject = PublishSubject<Int>()
      let subscription = subject.debug("first").subscribe()
      subscription.dispose()
      subscription.dispose()
      _ = subject.debug("second").subscribe(onError: { _ in })
      subject.onError(Failure(number: 7))
    }

    #expect(
      lines(of: result) == [
        "first -> subscribed", "first -> isDisposed",
        "second -> subscribed", "second -> Event error(Failure(number: 7))", "second -> isDisposed",
      ])
  }

  @Test func `without an identifier it prints where it was called`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      _ = Observable<Int>.never().debug(line: 7, function: "ask()").subscribe()
      _ = Observable<Int>.never().debug(file: "/home/Names.swift", line: 8, function: "tell()").subscribe()
    }

    #expect(
      lines(of: result) == [
        "DebugTests.swift:7 (ask()) -> subscribed", "Names.swift:8 (tell()) -> subscribed",
      ])
  }

  @Test func `long events are cut to their ends if told so`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let letters = "abcdefghijklmnopqrstuvwxyzabcdefgh"
      _ = Observable.of(letters, letters + "!").concat(Observable.never()).debug("cut", trimOutput: true)
        .subscribe()
      _ = Observable.just(letters + "!").concat(Observable.never()).debug("whole").subscribe()
    }

    #expect(
      lines(of: result) == [
        "cut -> subscribed", "cut -> Event next(abcdefghijklmnopqrstuvwxyzabcdefgh)",
        "cut -> Event next(abcdefghijklmno...qrstuvwxyzabcdefgh!)",
        "whole -> subscribed", "whole -> Event next(abcdefghijklmnopqrstuvwxyzabcdefgh!)",
      ])
  }

  @Test func `it prints before it passes on, and of two in a row the lower one is disposed first`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let subject = PublishSubject<Int>()
      _ = subject.debug("upper").debug("lower").take(1).subscribe(
        onNext: { print("2026-01-01 00:00:00.000: user -> \($0)") })
      subject.onNext(1)
    }

    #expect(
      lines(of: result) == [
        "lower -> subscribed", "upper -> subscribed", "upper -> Event next(1)", "lower -> Event next(1)",
        "user -> 1", "lower -> isDisposed", "upper -> isDisposed",
      ])
  }

  @Test func `each subscriber is printed`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let source = Observable<Int>.empty().debug("empty")
      _ = source.subscribe()
      _ = source.subscribe()
    }

    let once = ["empty -> subscribed", "empty -> Event completed", "empty -> isDisposed"]
    #expect(lines(of: result) == once + once)
  }

  @Test func `it changes nothing`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let failing = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    scheduler.scheduleAt(200) {
      _ = source.debug("completes").subscribe(first)
      _ = failing.debug("fails").subscribe(second)
    }
    scheduler.start()

    #expect(first.events == [.next(210, 1), .completed(220)])
    #expect(second.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(failing.subscriptions == [Subscription(200, 220)])
  }

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    #expect(isLetGo(with: finish) { source, token in source.debug("life").map { [token] _ in token } })
  }
}
