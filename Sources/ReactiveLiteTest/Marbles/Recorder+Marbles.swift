import ReactiveLite

extension Recorder {
  /// All events so far as a marble diagram; that is to have looked at them.
  ///
  ///     let seen = Recorder(source.take(2), scheduler: scheduler)
  ///     scheduler.start()
  ///     #expect(seen.marbles == "--1--(2|)")
  public var marbles: String { events.marbles }
}

extension Stream {
  /// All events so far as a marble diagram.
  public var marbles: String { events.marbles }
}

extension TestableObserver {
  /// All events so far as a marble diagram.
  public var marbles: String { events.marbles }
}
