// What an `Observable` can do, a shared sequence can: the same operator on the source, shared again.
extension SharedSequenceConvertibleType {
  /// Sends each element through `transform`. See ``ObservableType/map(_:)``.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> SharedSequence<
    SharingStrategy, Result
  > {
    SharedSequence(asObservable().map(transform))
  }

  /// Keeps the elements for which `isIncluded` holds. See ``ObservableType/filter(_:)``.
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().filter(isIncluded))
  }

  /// Adds each element to a running result, and sends that. See ``ObservableType/scan(_:accumulator:)``.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Drops an element whose key equals that of the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops the first `count` elements. See ``ObservableType/skip(_:)``.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().skip(count))
  }

  /// Sends `element` at once, before the others. See ``ObservableType/startWith(_:)``.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
  }

  /// Calls closures along the way and changes nothing. See ``ObservableType/do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)``.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Turns each element into a shared sequence and sends the elements of all. See ``ObservableType/flatMap(_:)``.
  public func flatMap<OtherStrategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<OtherStrategy, Result>
  ) -> SharedSequence<OtherStrategy, Result> {
    SharedSequence(asObservable().flatMap(selector))
  }

  /// Follows the sequence made of the newest element alone. See ``ObservableType/flatMapLatest(_:)``.
  public func flatMapLatest<OtherStrategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<OtherStrategy, Result>
  ) -> SharedSequence<OtherStrategy, Result> {
    SharedSequence(asObservable().flatMapLatest(selector))
  }

  /// Joins each element with the newest of `second`. See ``ObservableType/withLatestFrom(_:resultSelector:)``.
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    SharedSequence(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// The newest element of `second`, each time this sequence sends one.
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> where Second.SharingStrategy == SharingStrategy {
    SharedSequence(asObservable().withLatestFrom(second))
  }

  /// Sends the elements of all `sources`. See `Observable.merge`.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops an element that equals the one before. See ``ObservableType/distinctUntilChanged()``.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequence {
  /// Joins the latest elements of all sources into a tuple. See ``Observable/combineLatest(_:)``.
  public static func combineLatest<each Part>(
    _ source: repeat SharedSequence<SharingStrategy, each Part>
  ) -> SharedSequence where Element == (repeat each Part) {
    SharedSequence(Observable.combineLatest(repeat each source))
  }

  /// Joins the first elements of all sources into a tuple, and so on. See ``Observable/zip(_:)``.
  public static func zip<each Part>(
    _ source: repeat SharedSequence<SharingStrategy, each Part>
  ) -> SharedSequence where Element == (repeat each Part) {
    SharedSequence(Observable.zip(repeat each source))
  }
}
