/// Something that takes the events of a sequence.
public protocol ObserverType<Element> {
  /// What the sequence carries.
  associatedtype Element

  /// Takes one event. The sender keeps the grammar `next* (error | completed)?`, one event at a time.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Takes an element.
  @inlinable
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Takes the end of a sequence that is done.
  @inlinable
  public func onCompleted() { on(.completed) }

  /// Takes the end of a sequence that failed.
  @inlinable
  public func onError(_ error: any Error) { on(.error(error)) }
}
