extension ObservableType {
  /// The one of the two that sends something first, be it the ending; the other is let go of.
  ///
  ///     source       ----1--2--|
  ///     right        --7--8--9--|
  ///     amb(right)   --7--8--9--|
  @inlinable
  public func amb<Right: ObservableType>(_ right: Right) -> Observable<Element>
  where Right.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }

  /// The one of `sequence` that sends something first, be it the ending; all others are let go of. None at all:
  /// never sends anything.
  ///
  ///     a                       ----1--2--|
  ///     b                       --7--8--9--|
  ///     Observable.amb([a, b])  --7--8--9--|
  @inlinable
  public static func amb<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Observable { downstream in
      let race = Race()
      downstream.add(race)
      for source in sequence {
        let runner = Lifeline()
        guard race.enter(runner) else { return }
        let subscriber = Subscriber<Element>(
          ending: runner,
          onNext: { if race.isWon(by: runner) { downstream.next($0) } },
          onStop: { if race.isWon(by: runner) { downstream.stop($0) } }
        )
        source.receive(subscriber: subscriber)
      }
    }
  }
}

/// Several subscriptions of which the first to send something goes on alone.
@usableFromInline
final class Race: Disposable {
  private let lock = Lock()
  @exclusivity(unchecked) private var runners: [Lifeline] = []
  @exclusivity(unchecked) private var winner: Lifeline?
  @exclusivity(unchecked) private var isOver = false

  @usableFromInline init() {}

  /// Not when somebody has won already.
  @usableFromInline
  func enter(_ runner: Lifeline) -> Bool {
    lock.withLock {
      if !isOver { runners.append(runner) }
      return !isOver
    }
  }

  /// The first to ask wins.
  @usableFromInline
  func isWon(by runner: Lifeline) -> Bool {
    var losers: [Lifeline] = []
    let isWon = lock.withLock {
      if !isOver {
        (isOver, winner) = (true, runner)
        losers = runners.filter { $0 !== runner }
        runners = []
      }
      return winner === runner
    }
    for loser in losers { loser.dispose() }
    return isWon
  }

  @usableFromInline
  func dispose() {
    let all = lock.withLock {
      isOver = true
      defer { (runners, winner) = ([], nil) }
      return runners + [winner].compactMap { $0 }
    }
    for runner in all { runner.dispose() }
  }
}
