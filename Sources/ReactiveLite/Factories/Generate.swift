extension ObservableType {
  /// `initialState` and what `iterate` makes of each state, as long as `condition` holds, as `of` would send them.
  ///
  ///     let powers = Observable.generate(
  ///       initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })
  ///     try powers.toBlocking().toArray()  // → [1, 2, 4, 8]
  ///
  /// If a closure throws, the sequence fails with that error.
  @inlinable
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Observable { downstream in
      let state = Box<Element?>(nil)
      downstream.send(on: scheduler) {
        let next = try state.value.map(iterate) ?? initialState
        state.value = next
        return try condition(next) ? next : nil
      }
    }
  }
}
