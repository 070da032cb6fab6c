extension ObservableType {
  /// Sends what `transform` returns, unless that is nil.
  ///
  ///     source                   --a--1--b--2--|
  ///     compactMap { Int($0) }   -----1-----2--|
  ///
  /// If `transform` throws, the result fails with that error.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    Observable { downstream in
      subscribe(for: downstream) { element in
        if let result = try transform(element) { downstream.next(result) }
      }
    }
  }
}
