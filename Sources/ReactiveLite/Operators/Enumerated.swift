extension ObservableType {
  /// Numbers the elements, from 0 on.
  ///
  ///     source         --a--b--c--|
  ///     enumerated()   --A--B--C--|   A = (0, "a"), B = (1, "b"), C = (2, "c")
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    Observable { downstream in
      let index = Box(0)
      subscribe(for: downstream) { element in
        let present = index.value
        index.value += 1
        downstream.next((present, element))
      }
    }
  }
}
