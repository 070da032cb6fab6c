import ReactiveLite

extension TestScheduler {
  /// Runs a test that is written in marbles: sources, what is expected of them, then all of virtual time at once.
  ///
  ///     scheduler.run { m in
  ///       let name = m.hot("a-----b-----|", ["a": "Ann", "b": "Bob"])
  ///       let age = m.hot("-1--2---|", of: Int.self)
  ///
  ///       let pairs = name.withLatestFrom(age) { ($0, $1) }
  ///
  ///       m.expect(pairs).toBe("------b-----|", ["b": ("Bob", 2)])
  ///       m.expectSubscriptions(of: age).toBe("^-------!")
  ///     }
  ///
  /// | in a row | is |
  /// | --- | --- |
  /// | `-` | a frame, in which nothing happens |
  /// | a letter or digit | an element, at the frame at which it stands; the row goes on a frame later |
  /// | `(ab\|)` | several at the frame of the bracket, and as many frames wide as it has characters |
  /// | `\|`, `#` | completion, error |
  /// | `10ms`, `1.5s`, `2m` | so many frames, a millisecond each; a word of its own, between blanks |
  /// | `^`, `!` | subscription and disposal; in the row of a hot source, `^` is the frame 0 |
  /// | a blank | nothing, to align rows |
  ///
  /// Several lines are one row, in the same columns. Frames count from the present time of the clock.
  ///
  /// **Time is virtual without being told.** While it runs, everything that asks the schedulers of the main thread, of
  /// Dispatch or of an operation queue for work or for the time is served by this scheduler, so the code under test
  /// need not take a scheduler: `debounce(.milliseconds(300), scheduler: MainScheduler.instance)`, drivers and signals
  /// are tested as they are. A tick is a millisecond meanwhile, whatever the resolution, and work for now is done in
  /// the same frame, after what is waiting there. The thread that runs stands in for the main thread. Not virtual are
  /// schedulers of your own that use neither of these, what was scheduled before, `Task.sleep`, and other threads.
  ///
  /// A row that cannot be read, and an expectation that is not met, fail at their own line, with both rows drawn.
  /// An expectation that nobody checks fails too. What `body` throws is passed on, and nothing is run.
  public func run(_ body: (_ m: MarbleRun) throws -> Void) rethrows {
    let run = MarbleRun(on: self)
    try pace.marbles {
      try RealTime.replaced(by: self) {
        try body(run)
        run.finish()
      }
    }
  }
}
