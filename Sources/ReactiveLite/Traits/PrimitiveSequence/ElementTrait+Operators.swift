extension PrimitiveSequence where Trait: ElementTrait {
  /// The element, at once.
  ///
  ///     Single.just(1)   (1|)
  public static func just(_ element: Element) -> PrimitiveSequence { PrimitiveSequence(raw: .just(element)) }

  /// The element as a piece of work on `scheduler`, the completion as another.
  ///
  ///     Single.just(1, scheduler: s)   (1|)
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: .just(element, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
  /// Sends the element through `transform`. See ``ObservableType/map(_:)``.
  ///
  ///     source            --(1|)
  ///     map { $0 * 10 }   --(a|)   a = 10
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence(raw: asObservable().map(transform))
  }

  /// Keeps the element if `isIncluded` holds for it. See ``ObservableType/filter(_:)``.
  ///
  ///     source              --(1|)
  ///     filter { $0 > 1 }   --|
  public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: asObservable().filter(isIncluded))
  }

  /// Keeps what `transform` makes of the element, unless that is nil. See ``ObservableType/compactMap(_:)``.
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe(raw: asObservable().compactMap(transform))
  }

  /// Goes on with the sequence that `selector` makes of the element.
  ///
  ///     source            --(a|)
  ///     a                   --(1|)
  ///     flatMap { $0 }    ----(1|)
  ///
  /// Fails when either does or `selector` throws.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> PrimitiveSequence<Trait, Result>
  ) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence(raw: asObservable().flatMap(selector))
  }

  /// Goes on with the maybe that `selector` makes of the element.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: asObservable().flatMap(selector))
  }

  /// Goes on with the completable that `selector` makes of the element.
  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
    Completable(raw: asObservable().flatMap(selector))
  }

  /// `element` instead of an error. See ``ObservableType/catchAndReturn(_:)``.
  ///
  ///     source              ---#
  ///     catchAndReturn(0)   ---(0|)
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: asObservable().catchAndReturn(element))
  }

  /// The ending alone. See ``ObservableType/ignoreElements()``.
  ///
  ///     source            --(1|)
  ///     asCompletable()   --|
  public func asCompletable() -> Completable { Completable(raw: asObservable().ignoreElements()) }
}
