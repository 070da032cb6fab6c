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
  /// Sends the elements of all `sources` as they come. See ``ObservableType/merge(_:)-([Observable<Element>])``.
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
