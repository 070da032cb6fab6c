extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// Completes at once.
  ///
  ///     Completable.empty()   |
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Begins each of `sources` when the one before has completed. See `Observable.concat`.
  ///
  ///     a                          ---|
  ///     b                             --|
  ///     Completable.concat(a, b)   -----|
  ///
  /// Fails when one does; those after it are not begun. None at all: completes at once.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Completable
  where Sources.Element == Completable {
    Completable(raw: .concat(sources.lazy.map { $0.source }))
  }

  /// Begins each of `sources` when the one before has completed.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Completes when all `sources` have. They run at the same time.
  ///
  ///     a                       ---|
  ///     b                       -----|
  ///     Completable.zip(a, b)   -----|
  ///
  /// Fails as soon as one does. None at all: completes at once.
  public static func zip<Sources: Collection>(_ sources: Sources) -> Completable
  where Sources.Element == Completable {
    Completable(raw: .merge(sources.map { $0.source }))
  }

  /// Completes when all `sources` have. They run at the same time.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// Another name for `zip`.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Completable
  where Sources.Element == Completable {
    zip(sources)
  }

  /// Another name for `zip`.
  public static func merge(_ sources: Completable...) -> Completable { zip(sources) }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Begins `second` when this one has completed. See `Observable.concat`.
  public func concat(_ second: Completable) -> Completable { andThen(second) }

  /// Begins `second` when this one has completed.
  ///
  ///     source             ---|
  ///     second                --(1|)
  ///     andThen(second)    -----(1|)
  ///
  /// An error of this one is passed on, and `second` is not begun.
  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    Single(raw: andThen(second.source))
  }

  /// The same with a maybe.
  public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> { Maybe(raw: andThen(second.source)) }

  /// The same with a completable.
  public func andThen(_ second: Completable) -> Completable { Completable(raw: andThen(second.source)) }

  /// The same with an observable.
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
    let ending = Observable<Result> { downstream in asObservable().subscribe(for: downstream) { _ in } }
    return ending.concat(second)
  }

  /// Calls closures along the way and changes nothing. See
  /// ``ObservableType/do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)``.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: asObservable().do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
