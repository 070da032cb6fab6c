import ReactiveLite

/// Observes a sequence at once and sees to it that the test looks at everything it sends.
///
///     let names = Recorder(viewModel.names)
///     #expect(names.next() == "Ann")
///     viewModel.rename("Bob")
///     #expect(names.next() == "Bob")
///     names.expectNoMore()
///
/// What the test has not looked at when the recorder is let go of fails it, at the line of the recorder. An ending
/// is to be looked at too, with ``completion``. A test that looks at some of it only says `exhaustive: false`, or
/// uses a ``Stream``.
///
/// The sequence may send on any thread; the recorder itself belongs to the test. `wait` waits for what is sent
/// elsewhere: it blocks a test's thread, and in an `async` test suspends it.
public final class Recorder<Element> {
  let recording: Recording<Element>
  private let subscription: any Disposable
  private let isExhaustive: Bool
  private let callSite: CallSite
  /// How many events were taken.
  private var taken = 0
  private var hasSeenEnding = false

  /// Observes `source` from now on. The times of the events are those of `scheduler`, or 0 without one.
  ///
  /// What was not looked at by the end fails at `file` and `line`, unless `exhaustive` is false.
  public init(
    _ source: some ObservableConvertibleType<Element>, scheduler: TestScheduler? = nil,
    exhaustive: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) {
    let recording = Recording<Element>()
    self.recording = recording
    isExhaustive = exhaustive
    callSite = CallSite(file: file, line: line)
    subscription = source.asObservable().subscribe { event in
      recording.append(Recorded(time: scheduler?.clock ?? 0, value: event))
    }
  }

  deinit {
    subscription.dispose()
    guard isExhaustive, !unseen.isEmpty else { return }
    callSite.fail(
      "\(counted(unseen.count, "event")) nobody looked at: \(listed(unseen)). "
        + "Take what comes, or make the recorder with exhaustive: false.")
  }

  // MARK: Taking

  /// Takes the next element. If there is none yet, or none to come, the test fails at `line`, and the result is nil.
  public func next(file: StaticString = #filePath, line: UInt = #line) -> Element? {
    next(1, file: file, line: line).first
  }

  /// Takes the next `count` elements. If there are fewer, the test fails at `line`, and the result is those.
  public func next(_ count: Int, file: StaticString = #filePath, line: UInt = #line) -> [Element] {
    let elements = rest.compactMap(\.element)
    if elements.count < count {
      let before = taken > 0 ? ", after \(taken) taken before" : ""
      CallSite(file: file, line: line).fail(
        "expected \(counted(count, "element")), but \(arrivals(rest))\(before)")
    }
    taken += min(count, elements.count)
    return Array(elements.prefix(count))
  }

  /// Fails the test at `line` if something has come that was neither taken nor looked at, an ending included.
  public func expectNoMore(file: StaticString = #filePath, line: UInt = #line) {
    let unseen = unseen
    guard !unseen.isEmpty else { return }
    _ = events
    CallSite(file: file, line: line).fail("expected no more, but \(arrivals(unseen))")
  }

  // MARK: Looking

  /// All elements so far, also those that were taken before; that is to have looked at them.
  public var elements: [Element] {
    let elements = recording.events.compactMap(\.value.element)
    taken = elements.count
    return elements
  }

  /// All events so far, with their times; that is to have looked at them.
  public var events: [Recorded<Event<Element>>] {
    let events = recording.events
    taken = events.count { !$0.value.isStopEvent }
    hasSeenEnding = taken < events.count
    return events
  }

  /// How the sequence has ended, nil as long as it has not; that is to have looked at it.
  public var completion: Ending? {
    let ending = recording.ending
    hasSeenEnding = ending != nil
    return ending
  }

  /// The newest element so far. It stays where it is: to be taken, in its turn.
  public var latest: Element? { recording.events.last { !$0.value.isStopEvent }?.value.element }

  /// What was not taken.
  var rest: [Event<Element>] { recording.events.dropFirst(taken).map(\.value) }

  /// What was not taken or looked at.
  private var unseen: [Event<Element>] { rest.filter { !(hasSeenEnding && $0.isStopEvent) } }
}
