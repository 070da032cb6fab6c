import ReactiveLite

/// Makes sources of marbles, and takes down what is expected of them; see ``TestScheduler/run(_:)``.
public final class MarbleRun {
  let scheduler: TestScheduler
  /// The clock at frame 0.
  let origin: TestTime
  private var scripts: [() -> Void] = []
  private var expectations: [any MarbleExpectation] = []

  init(on scheduler: TestScheduler) {
    self.scheduler = scheduler
    origin = scheduler.clock
  }

  /// A source that is under way whether or not anybody listens, with `values` for the letters and digits of its row.
  ///
  /// What stands before `^` has happened already. An observer that subscribes at the frame of an event receives it.
  public func hot<Element>(
    _ marbles: String, _ values: [Character: Element], error: any Error = UnspecifiedError(),
    file: StaticString = #filePath, line: UInt = #line
  ) -> TestableObservable<Element> {
    hot(events(marbles, error, CallSite(file: file, line: line)) { values[$0] })
  }

  /// A source that is under way whether or not anybody listens; the letters and digits of its row are its elements.
  public func hot<Element: LosslessStringConvertible>(
    _ marbles: String, of type: Element.Type = String.self, error: any Error = UnspecifiedError(),
    file: StaticString = #filePath, line: UInt = #line
  ) -> TestableObservable<Element> {
    hot(events(marbles, error, CallSite(file: file, line: line)) { Element(String($0)) })
  }

  /// A source that begins anew for each subscriber, with `values` for the letters and digits of its row.
  public func cold<Element>(
    _ marbles: String, _ values: [Character: Element], error: any Error = UnspecifiedError(),
    file: StaticString = #filePath, line: UInt = #line
  ) -> TestableObservable<Element> {
    scheduler.createColdObservable(events(marbles, error, CallSite(file: file, line: line)) { values[$0] })
  }

  /// A source that begins anew for each subscriber; the letters and digits of its row are its elements.
  public func cold<Element: LosslessStringConvertible>(
    _ marbles: String, of type: Element.Type = String.self, error: any Error = UnspecifiedError(),
    file: StaticString = #filePath, line: UInt = #line
  ) -> TestableObservable<Element> {
    scheduler.createColdObservable(
      events(marbles, error, CallSite(file: file, line: line)) { Element(String($0)) })
  }

  /// Observes `source` from frame 0 to the end of the run, or as the row `subscribed` says, to be compared with
  /// a row.
  ///
  ///     m.expect(ticks, subscribed: "--^-----!").toBe("----a--b")
  public func expect<Source: ObservableConvertibleType>(
    _ source: Source, subscribed: String = "^", file: StaticString = #filePath, line: UInt = #line
  ) -> EventExpectation<Source.Element> {
    let callSite = CallSite(file: file, line: line)
    let expectation = EventExpectation<Source.Element>(at: callSite)
    guard let window = callSite.reading({ try Subscription(marbles: subscribed) }) else { return expectation }
    expectations.append(expectation)
    scheduler.scheduleAt(origin + window.subscribe) { [self] in
      expectation.observe(source.asObservable()) { [self] in scheduler.clock - origin }
    }
    if window.unsubscribe != .max {
      scheduler.scheduleAt(origin + window.unsubscribe) { expectation.dispose() }
    }
    return expectation
  }

  /// Takes down how `source` is subscribed to, to be compared with rows of `^` and `!`.
  public func expectSubscriptions<Element>(
    of source: TestableObservable<Element>, file: StaticString = #filePath, line: UInt = #line
  ) -> SubscriptionExpectation {
    let expectation = SubscriptionExpectation(at: CallSite(file: file, line: line)) { [origin] in
      source.subscriptions.map { $0.moved(by: -origin) }
    }
    expectations.append(expectation)
    return expectation
  }

  /// Runs the scheduler until nothing is left to do, then looks at the expectations.
  func finish() {
    for script in scripts { script() }
    scheduler.start()
    for expectation in expectations { expectation.check() }
    for expectation in expectations { expectation.dispose() }
  }

  /// Its script is scheduled last, so that who subscribes at the frame of an event is there before it.
  private func hot<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    let hub = Hub<Element>()
    let events = events.map { Recorded(time: $0.time + origin, value: $0.value) }
    scripts.append { [scheduler] in
      scheduler.scheduleEach(of: events.map(\.time)) { hub.send(events[$0].value) }
    }
    return TestableObservable(
      events, on: scheduler, isOver: { hub.sent == events.count }, connect: hub.add)
  }

  private func events<Element>(
    _ marbles: String, _ error: any Error, _ callSite: CallSite, value: (Character) -> Element?
  ) -> [Recorded<Event<Element>>] {
    let events = callSite.reading { try MarbleDiagram(events: marbles).events(error: error, value: value) }
    return events?.filter { $0.time >= 0 } ?? []
  }
}

extension CallSite {
  /// What `read` makes of a row; if it cannot be read, the test fails here.
  func reading<Result>(_ read: () throws -> Result) -> Result? {
    do {
      return try read()
    } catch {
      fail("these marbles cannot be read, \(error)")
      return nil
    }
  }
}
