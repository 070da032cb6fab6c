extension ObservableType {
  /// The sequence that `observableFactory` makes, anew for each subscriber.
  ///
  ///     Observable.deferred { .of(1, 2) }   (12|)
  ///
  /// If it throws, the sequence fails with that error.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { downstream in
      do {
        try observableFactory().receive(subscriber: downstream)
      } catch {
        downstream.stop(.error(error))
      }
    }
  }
}
