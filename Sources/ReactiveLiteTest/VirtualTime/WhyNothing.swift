/// What a scheduler saw of the observables that it made, to say why an observer has recorded nothing.
struct WhyNothing {
  private var made = 0
  private var subscribed = 0
  private var tooLate: (subscription: TestTime, lastEvent: TestTime)?

  /// An observable was made.
  mutating func noticeObservable() { made += 1 }

  /// An observable was subscribed to; `lastEvent` is when the last of a hot one's events was, if all have been sent.
  mutating func noticeSubscription(at time: TestTime, isFirst: Bool, lastEvent: TestTime?) {
    if isFirst { subscribed += 1 }
    if let lastEvent, tooLate == nil { tooLate = (time, lastEvent) }
  }

  /// A sentence without its end, or nil where nothing is known.
  func text(hasRun: Bool) -> String? {
    if !hasRun { return "the scheduler has not run" }
    if subscribed < made {
      return made == 1
        ? "its scheduler's observable was never subscribed to"
        : "never subscribed to: \(made - subscribed) of its scheduler's \(made) observables"
    }
    return tooLate.map { time, lastEvent in
      "a hot observable was subscribed to at \(time), after its last event, at \(lastEvent)"
        + (time - lastEvent <= 1 ? ". \(aTickLater)" : "")
    }
  }
}

/// Why an event may come a tick later than a test expects it.
let aTickLater = "What is scheduled for now is done a tick later"
