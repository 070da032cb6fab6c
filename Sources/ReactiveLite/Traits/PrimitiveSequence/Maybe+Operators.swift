extension PrimitiveSequence where Trait == MaybeTrait {
  /// Completes at once, without an element.
  ///
  ///     Maybe<Int>.empty()   |
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Calls closures along the way and changes nothing. See
  /// ``ObservableType/do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)``.
  ///
  /// `onCompleted` is called after an element too, for underneath the element is followed by the completion.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: asObservable().do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// The element, or `element` if there is none. See ``ObservableType/ifEmpty(default:)``.
  ///
  ///     source                --|
  ///     ifEmpty(default: 0)   --(0|)
  public func ifEmpty(default element: Element) -> Single<Element> {
    Single(raw: asObservable().ifEmpty(default: element))
  }

  /// The element, or that of `other` if there is none. See ``ObservableType/ifEmpty(switchTo:)``.
  ///
  ///     source                     --|
  ///     other                        -(7|)
  ///     ifEmpty(switchTo: other)   ---(7|)
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: asObservable().ifEmpty(switchTo: other.source))
  }

  /// The element, or that of `other`, which may have none either.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: asObservable().ifEmpty(switchTo: other.source))
  }

  /// The element. Fails with ``RxError/noElements`` if there is none.
  public func asSingle() -> Single<Element> { asObservable().asSingle() }
}
