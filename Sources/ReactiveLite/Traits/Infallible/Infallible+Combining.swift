extension InfallibleType {
  /// Turns each element into a sequence, and sends the elements of all. See ``ObservableType/flatMap(_:)``.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMap(selector))
  }

  /// Follows the sequence made of the newest element alone. See ``ObservableType/flatMapLatest(_:)``.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapLatest(selector))
  }

  /// Follows the sequence made of an element, and drops the elements that come meanwhile.
  /// See ``ObservableType/flatMapFirst(_:)``.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapFirst(selector))
  }

  /// Turns each element into a sequence, and sends these one after another. See ``ObservableType/concatMap(_:)``.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().concatMap(selector))
  }

  /// This sequence, and when that has completed, `second`. See `Observable.concat`.
  @inlinable
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    Infallible(asObservable().concat(second))
  }

  /// Joins each element with the newest of `second`.
  /// See ``ObservableType/withLatestFrom(_:resultSelector:)``.
  @inlinable
  public func withLatestFrom<Source: InfallibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Infallible<Result> {
    Infallible(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// The newest element of `second`, each time this sequence sends one.
  @inlinable
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    Infallible(asObservable().withLatestFrom(second))
  }
}

extension Infallible {
  /// All `sources`, one after another, as ``InfallibleType/concat(_:)`` does with two.
  @inlinable
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Infallible
  where Sources.Element == Infallible {
    Infallible(.concat(sources.lazy.map { $0.source }))
  }

  /// All `sources`, one after another.
  @inlinable
  public static func concat(_ sources: Infallible...) -> Infallible { concat(sources) }

  /// The one of `sources` that sends something first. See `Observable.amb`.
  @inlinable
  public static func amb<Sources: Sequence>(_ sources: Sources) -> Infallible
  where Sources.Element == Infallible {
    Infallible(.amb(sources.map { $0.source }))
  }

  /// Sends the elements of all `sources` as they come. See `Observable.merge`.
  @inlinable
  public static func merge<Sources: Collection>(_ sources: Sources) -> Infallible
  where Sources.Element == Infallible {
    Infallible(.merge(sources.map { $0.source }))
  }

  /// Sends the elements of all `sources` as they come.
  @inlinable
  public static func merge(_ sources: Infallible...) -> Infallible { merge(sources) }

  /// Joins the latest elements of all sources into a tuple. Any number of sources.
  /// See ``Observable/combineLatest(_:)``.
  @inlinable
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> Infallible where Element == (repeat (each Source).Element) {
    Infallible(.combineLatest(repeat each source))
  }

  /// What `resultSelector` makes of the latest elements of all sources.
  @inlinable
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Infallible {
    Infallible(.combineLatest(repeat each source, resultSelector: resultSelector))
  }

  /// The latest elements of all sources of a collection, in its order.
  @inlinable
  public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Infallible<[Element]>
  where Sources.Element: InfallibleType, Sources.Element.Element == Element {
    Infallible<[Element]>.combineLatest(collection, resultSelector: { $0 })
  }

  /// What `resultSelector` makes of the latest elements of all sources of a collection.
  @inlinable
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Infallible where Sources.Element: InfallibleType {
    Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Joins the first elements of all sources into a tuple, and so on. Any number of sources.
  /// See ``Observable/zip(_:)``.
  @inlinable
  public static func zip<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> Infallible where Element == (repeat (each Source).Element) {
    Infallible(.zip(repeat each source))
  }

  /// What `resultSelector` makes of the first elements of all sources, and so on.
  @inlinable
  public static func zip<each Source: InfallibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Infallible {
    Infallible(.zip(repeat each source, resultSelector: resultSelector))
  }
}
