extension ObservableType {
  /// The given elements, in turns with other synchronous sources on the current thread, or on `scheduler`.
  ///
  ///     Observable.of(1, 2, 3)   (123|)
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// The elements of `array`, as `of` would send them.
  ///
  ///     Observable.from([1, 2, 3])   (123|)
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Observable { downstream in
      let iterator = Box(array.makeIterator())
      downstream.send(on: scheduler) { iterator.value.next() }
    }
  }

  /// The elements of `sequence`, which is iterated anew for each subscriber. It may be endless.
  ///
  ///     Observable.from(1...3)   (123|)
  @inlinable
  public static func from<Source: Sequence>(
    _ sequence: Source, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Source.Element == Element {
    Observable { downstream in
      let iterator = Box(sequence.makeIterator())
      downstream.send(on: scheduler) { iterator.value.next() }
    }
  }

  /// The element, if there is one.
  ///
  ///     Observable<Int>.from(optional: 1)     (1|)
  ///     Observable<Int>.from(optional: nil)   |
  @inlinable
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { .just($0) } ?? .empty()
  }

  /// The element, if there is one, as a piece of work on `scheduler`, the completion as another.
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    from(optional.map { [$0] } ?? [], scheduler: scheduler)
  }
}
