extension PrimitiveSequence where Trait: ElementTrait {
  /// Joins the elements of all sources into a tuple. Any number of sources.
  ///
  ///     a                  --(1|)
  ///     b                  ----(x|)
  ///     Single.zip(a, b)   ----(A|)   A = (1, "x")
  ///
  /// Fails when one does; completes without an element when a `Maybe` among them has none.
  public static func zip<each Part>(
    _ source: repeat PrimitiveSequence<Trait, each Part>
  ) -> PrimitiveSequence where Element == (repeat each Part) {
    PrimitiveSequence(raw: Observable.zip(repeat each source))
  }

  /// What `resultSelector` makes of the elements of all sources.
  ///
  /// If `resultSelector` throws, the result fails with that error.
  public static func zip<each Part>(
    _ source: repeat PrimitiveSequence<Trait, each Part>,
    resultSelector: @escaping (repeat each Part) throws -> Element
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: Observable.zip(repeat each source, resultSelector: resultSelector))
  }

  /// The elements of all sources of a collection, in its order. An empty collection gives an empty array.
  public static func zip<Sources: Collection>(_ collection: Sources) -> PrimitiveSequence<Trait, [Element]>
  where Sources.Element == PrimitiveSequence {
    zip(collection, resultSelector: { $0 })
  }

  /// What `resultSelector` makes of the elements of all sources of a collection, which may be none.
  public static func zip<Sources: Collection, Result>(
    _ collection: Sources, resultSelector: @escaping ([Element]) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> where Sources.Element == PrimitiveSequence {
    let elements =
      collection.isEmpty ? .just([]) : Observable.zip(collection.map { $0.source }, resultSelector: { $0 })
    return PrimitiveSequence<Trait, Result>(raw: elements.map(resultSelector))
  }
}
