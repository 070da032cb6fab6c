extension ObservableType {
  /// The source, and when that has completed, `second`.
  ///
  ///     source           --1--2--|
  ///     second                   7--8--|
  ///     concat(second)   --1--2--7--8--|
  ///
  /// Fails when one does; the other is not subscribed to then.
  @inlinable
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    .concat(asObservable(), second.asObservable())
  }

  /// All `sources`, one after another. The sequence of them may be endless, and is iterated anew for each
  /// subscriber. None at all: completes at once.
  ///
  ///     a                         --1--2--|
  ///     b                                 7--8--|
  ///     Observable.concat(a, b)   --1--2--7--8--|
  @inlinable
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    .succession(of: sources, goesOn: { $0.isCompleted })
  }

  /// All `sources`, one after another.
  @inlinable
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    // Forgotten one by one: a chain that kept the source it follows would not die with it.
    concat(sequence(state: Array(sources.reversed())) { $0.popLast() })
  }

  /// The source again and again, each time it completes.
  ///
  ///     source     --1--2|
  ///     repeat()   --1--2--1--2--1--2...
  ///
  /// Fails when the source does. Never ends by itself: put `take` behind it.
  @inlinable
  public func `repeat`() -> Observable<Element> {
    .succession(of: asObservable().endlessly, goesOn: { $0.isCompleted })
  }
}
