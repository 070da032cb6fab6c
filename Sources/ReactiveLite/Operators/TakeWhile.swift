/// Whether the element that ends a `take(while:)` or `take(until:)` is sent.
public enum TakeBehavior: Sendable {
  /// It is the last one.
  case inclusive
  /// It is dropped.
  case exclusive
}

extension ObservableType {
  /// Keeps the elements as long as `predicate` holds, then completes.
  ///
  ///     source                                         --1--2--3--|
  ///     take(while: { $0 < 2 })                        --1--|
  ///     take(while: { $0 < 2 }, behavior: .inclusive)  --1--(2|)
  ///
  /// If `predicate` throws, the result fails with that error.
  @inlinable
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    Observable { downstream in
      let goesOn = Box(true)
      subscribe(for: downstream) { element in
        guard goesOn.value else { return }
        goesOn.value = try predicate(element)
        if goesOn.value || behavior == .inclusive { downstream.next(element) }
        if !goesOn.value { downstream.stop(.completed) }
      }
    }
  }

  /// Keeps the elements until `predicate` holds, then completes.
  ///
  ///     source                                          --1--2--3--|
  ///     take(until: { $0 == 2 })                        --1--|
  ///     take(until: { $0 == 2 }, behavior: .inclusive)  --1--(2|)
  ///
  /// If `predicate` throws, the result fails with that error.
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}
