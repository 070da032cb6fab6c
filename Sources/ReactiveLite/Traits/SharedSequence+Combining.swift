// How several shared sequences become one: as several observables do, shared again.
extension SharedSequenceConvertibleType {
  /// Sends the elements of all `sources`. See `Observable.merge`.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources)
  }

  /// Sends the elements of all `sources`. See `Observable.merge`.
  public static func merge<Sources: Collection>(_ sources: Sources) -> SharedSequence<
    SharingStrategy, Element
  >
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Goes on with `second` when this sequence completes. See `Observable.concat`.
  public func concat<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Element>
  where Second.SharingStrategy == SharingStrategy, Second.Element == Element {
    SharedSequence(asObservable().concat(second))
  }

  /// Joins each element with the newest of `second`. See ``ObservableType/withLatestFrom(_:resultSelector:)``.
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// The newest element of `second`, each time this sequence sends one.
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> {
    SharedSequence(asObservable().withLatestFrom(second))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Sends the elements of all inner sequences. See ``ObservableType/merge()``.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().merge())
  }

  /// The same, of at most so many at a time. See ``ObservableType/merge(maxConcurrent:)``.
  public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().merge(maxConcurrent: maxConcurrent))
  }

  /// Follows the newest inner sequence alone. See ``ObservableType/switchLatest()``.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().switchLatest())
  }
}

extension SharedSequence {
  /// Sends the elements of all sources, one source after the other. See `Observable.concat`.
  public static func concat<Sources: Sequence>(_ sequence: Sources) -> SharedSequence
  where Sources.Element == SharedSequence {
    SharedSequence(Observable.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Sends the elements of all sources, one source after the other. See `Observable.concat`.
  public static func concat<Sources: Collection>(_ collection: Sources) -> SharedSequence
  where Sources.Element == SharedSequence {
    SharedSequence(Observable.concat(collection.map { $0.asObservable() }))
  }

  /// Joins the latest elements of all sources into a tuple. See ``Observable/combineLatest(_:)``.
  public static func combineLatest<each Part>(
    _ source: repeat SharedSequence<SharingStrategy, each Part>
  ) -> SharedSequence where Element == (repeat each Part) {
    SharedSequence(Observable.combineLatest(repeat each source))
  }

  /// Sends what `resultSelector` makes of the latest elements of all sources. See `Observable.combineLatest`.
  public static func combineLatest<each Part>(
    _ source: repeat SharedSequence<SharingStrategy, each Part>,
    resultSelector: @escaping (repeat each Part) throws -> Element
  ) -> SharedSequence {
    SharedSequence(Observable.combineLatest(repeat each source, resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the latest elements of a collection. See `Observable.combineLatest`.
  public static func combineLatest<Sources: Collection, Result>(
    _ collection: Sources, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Sources.Element == SharedSequence {
    SharedSequence<SharingStrategy, Result>(
      .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Sends the latest elements of all sources of a collection. See `Observable.combineLatest`.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, [Element]> where Sources.Element == SharedSequence {
    combineLatest(collection) { $0 }
  }

  /// Joins the first elements of all sources into a tuple, and so on. See ``Observable/zip(_:)``.
  public static func zip<each Part>(
    _ source: repeat SharedSequence<SharingStrategy, each Part>
  ) -> SharedSequence where Element == (repeat each Part) {
    SharedSequence(Observable.zip(repeat each source))
  }

  /// Sends what `resultSelector` makes of the first elements of all sources, and so on. See `Observable.zip`.
  public static func zip<each Part>(
    _ source: repeat SharedSequence<SharingStrategy, each Part>,
    resultSelector: @escaping (repeat each Part) throws -> Element
  ) -> SharedSequence {
    SharedSequence(Observable.zip(repeat each source, resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the first elements of a collection, and so on. See `Observable.zip`.
  public static func zip<Sources: Collection, Result>(
    _ collection: Sources, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Sources.Element == SharedSequence {
    SharedSequence<SharingStrategy, Result>(
      .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Sends the first elements of all sources of a collection, and so on. See `Observable.zip`.
  public static func zip<Sources: Collection>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, [Element]> where Sources.Element == SharedSequence {
    zip(collection) { $0 }
  }
}
