extension ObservableType {
  /// Sends each element through `transform`.
  ///
  ///     source            --1--2--3--|
  ///     map { $0 * 10 }   --a--b--c--|   a = 10, b = 20, c = 30
  ///
  /// If `transform` throws, the result fails with that error and the source is let go.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    Observable { downstream in
      subscribe(for: downstream) { element in
        downstream.next(try transform(element))
      }
    }
  }
}
