extension ObservableType {
  /// Joins each element with `object`, which is held weakly; completes at the first element after it has gone.
  ///
  ///     let object = NSObject()
  ///     source                    --1--2--|
  ///     withUnretained(object)    --A--B--|   A = (object, 1), B = (object, 2)
  @inlinable
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    withUnretained(object) { $0 }
  }

  /// Sends what `resultSelector` makes of `object` and each element. `object` is held weakly; completes at the
  /// first element after it has gone. If `resultSelector` throws, the result fails with that error.
  @inlinable
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping ((Object, Element)) throws -> Result
  ) -> Observable<Result> {
    Observable { [weak object] downstream in
      subscribe(for: downstream) { [weak object] element in
        guard let object else { return downstream.stop(.completed) }
        downstream.next(try resultSelector((object, element)))
      }
    }
  }
}
