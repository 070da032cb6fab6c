import ReactiveLite

/// Observes a sequence at once and keeps what it sends: a scheduler, a bag and an observer in one line.
///
///     let isTapEnabled = Stream(viewModel.isTapEnabled)
///     playButton.onNext(())
///     XCTAssertEqual(isTapEnabled.value, false)
///
/// Takes observables, relays, drivers and whatever else is convertible to an observable, from any thread. Lets go of
/// the sequence when it is itself let go of. In type position, in a file that imports XCTest or Foundation, write
/// `ReactiveLiteTest.Stream`: Foundation has a `Stream` too.
public final class Stream<Element> {
  private let recording: Recording<Element>
  private let subscription: any Disposable

  /// Observes `source` from now on. The times of the events are those of `scheduler`, or 0 without one.
  public init(_ source: some ObservableConvertibleType<Element>, scheduler: TestScheduler? = nil) {
    let recording = Recording<Element>()
    self.recording = recording
    subscription = source.asObservable().subscribe { event in
      recording.append(Recorded(time: scheduler?.clock ?? 0, value: event))
    }
  }

  deinit { subscription.dispose() }

  /// What the sequence has sent, in order.
  public var events: [Recorded<Event<Element>>] { recording.events }

  /// The newest event, also when it is an ending; nil as long as nothing was sent.
  public var latestEvent: Recorded<Event<Element>>? { events.last }

  /// The newest element, also when the sequence has ended since; nil as long as none was sent.
  public var value: Element? {
    for event in events.reversed() {
      if case .next(let element) = event.value { return element }
    }
    return nil
  }
}
