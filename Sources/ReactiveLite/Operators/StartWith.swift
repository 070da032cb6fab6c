extension ObservableType {
  /// Sends `elements` at once, before it subscribes to the source.
  ///
  ///     source         --1--2--|
  ///     startWith(0)   0-1--2--|
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    Observable { downstream in
      for element in elements { downstream.next(element) }
      if downstream.isOpen { receive(subscriber: downstream) }
    }
  }
}
