// What an `Observable` can do, a shared sequence can: the same operator on the source, shared again.
extension SharedSequenceConvertibleType {
  /// Sends each element through `transform`. See ``ObservableType/map(_:)``.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> SharedSequence<
    SharingStrategy, Result
  > {
    SharedSequence(asObservable().map(transform))
  }

  /// Sends what `transform` returns, unless that is nil. See ``ObservableType/compactMap(_:)``.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().compactMap(transform))
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

  /// Drops an element that is the same to `comparer` as the one before.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops an element whose key is the same to `comparer` as that of the one before.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
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

  /// Prints every event with where it happened. See ``ObservableType/debug(_:trimOutput:file:line:function:)``.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    file: String = #fileID, line: UInt = #line, function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// The first element of each span, and the last. See ``ObservableType/throttle(_:latest:scheduler:)``.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// An element that no other follows for a while. See ``ObservableType/debounce(_:scheduler:)``.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Sends every element later. See ``ObservableType/delay(_:scheduler:)``.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Turns each element into a shared sequence and sends the elements of all. See ``ObservableType/flatMap(_:)``.
  public func flatMap<OtherStrategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<OtherStrategy, Result>
  ) -> SharedSequence<OtherStrategy, Result> {
    SharedSequence(asObservable().flatMap(selector))
  }

  /// Drops the elements that come while a sequence runs. See ``ObservableType/flatMapFirst(_:)``.
  public func flatMapFirst<OtherStrategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<OtherStrategy, Result>
  ) -> SharedSequence<OtherStrategy, Result> {
    SharedSequence(asObservable().flatMapFirst(selector))
  }

  /// Follows the sequence made of the newest element alone. See ``ObservableType/flatMapLatest(_:)``.
  public func flatMapLatest<OtherStrategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<OtherStrategy, Result>
  ) -> SharedSequence<OtherStrategy, Result> {
    SharedSequence(asObservable().flatMapLatest(selector))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops an element that equals the one before. See ``ObservableType/distinctUntilChanged()``.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}
