extension InfallibleType {
  /// Sends each element through `transform`. See ``ObservableType/map(_:)``.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible(asObservable().map(transform))
  }

  /// Sends what `transform` makes of each element, unless that is nil. See ``ObservableType/compactMap(_:)``.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    Infallible(asObservable().compactMap(transform))
  }

  /// Keeps the elements for which `isIncluded` holds. See ``ObservableType/filter(_:)``.
  @inlinable
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(isIncluded))
  }

  /// Adds each element to a running result, and sends that. See ``ObservableType/scan(into:accumulator:)``.
  @inlinable
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// The same, with an `accumulator` that returns the new result.
  @inlinable
  public func scan<Seed>(
    _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Adds up all elements, and sends the result at the end. See ``ObservableType/reduce(_:accumulator:)``.
  @inlinable
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> Infallible<Result> {
    Infallible(asObservable().reduce(seed, accumulator: accumulator))
  }

  /// All elements in one array, at the end. See ``ObservableType/toArray()``.
  @inlinable
  public func toArray() -> Single<[Element]> { asObservable().toArray() }

  /// Drops an element whose key equals that of the one before.
  /// See ``ObservableType/distinctUntilChanged(_:comparer:)``.
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops an element that has an equal property to the one before.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(at: keyPath))
  }

  /// Drops an element that `comparer` takes to be the same as the one before.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (_ previous: Element, _ current: Element) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops an element whose key `comparer` takes to be the same as that of the one before.
  @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (_ previous: Key, _ current: Key) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Calls closures along the way and changes nothing. See
  /// ``ObservableType/do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)``.
  @inlinable
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Sends `element` at once, before the others. See ``ObservableType/startWith(_:)``.
  @inlinable
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }

  /// One subscription to the source for all subscribers. See ``ObservableType/share(replay:scope:)``.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }

  /// Joins each element with `object`, which is held weakly; completes when it is gone.
  /// See ``ObservableType/withUnretained(_:)``.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
    Infallible(asObservable().withUnretained(object))
  }

  /// What `resultSelector` makes of `object`, which is held weakly, and each element.
  @inlinable
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Infallible<Result> {
    Infallible(asObservable().withUnretained(object, resultSelector: resultSelector))
  }

  /// Prints what happens. See ``ObservableType/debug(_:trimOutput:file:line:function:)``.
  @inlinable
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    file: String = #fileID, line: UInt = #line, function: String = #function
  ) -> Infallible<Element> {
    Infallible(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension InfallibleType where Element: Equatable {
  /// Drops an element that equals the one before. See ``ObservableType/distinctUntilChanged()``.
  @inlinable
  public func distinctUntilChanged() -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged())
  }
}
