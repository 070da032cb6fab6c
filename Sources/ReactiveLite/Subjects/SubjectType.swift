/// Something that is both an observable sequence and an observer.
public protocol SubjectType<Element>: ObservableType {
  /// The observer side of it.
  associatedtype Observer: ObserverType

  /// This subject, as somebody to send events to.
  func asObserver() -> Observer
}
