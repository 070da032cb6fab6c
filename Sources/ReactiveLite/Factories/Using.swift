extension ObservableType {
  /// The sequence that `observableFactory` makes of a resource, which lives as long as the subscription: it is
  /// disposed with it, or when the sequence has ended.
  ///
  ///     let file = BooleanDisposable()
  ///     source                                                           --1--2--|
  ///     Observable.using({ file }, observableFactory: { _ in source })   --1--2--|
  ///
  /// If a factory throws, the sequence fails with that error.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { downstream in
      do {
        let resource = try resourceFactory()
        // After the source, which may still use it while it is let go of.
        defer { downstream.add(resource) }
        try observableFactory(resource).receive(subscriber: downstream)
      } catch {
        downstream.stop(.error(error))
      }
    }
  }
}
