extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the elements of all inner sequences as they come.
  ///
  ///     source     --a-----b-----|
  ///     a            1-2-3|
  ///     b                  7-8|
  ///     merge()    --1-2-3-7-8---|
  ///
  /// Completes when the source and every inner sequence have; fails when one does.
  @inlinable
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }
}

extension ObservableType {
  /// Sends the elements of all `sources` as they come.
  ///
  ///     a                        --1-----2-----|
  ///     b                        -----7-----8----|
  ///     Observable.merge(a, b)   --1--7--2--8----|
  ///
  /// Completes when all have; fails when one does. None at all: completes at once.
  @inlinable
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// Sends the elements of all `sources` as they come.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Sends the elements of all `sources` as they come.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable { downstream in
      let merging = Merging(into: downstream)
      for source in sources { merging.add(source, for: downstream) }
      merging.sourceEnded(.completed)
    }
  }

  /// Turns each element into a sequence, and sends the elements of all of them as they come.
  ///
  ///     source           --a--b-----|
  ///     a                  1---2---3|
  ///     b                     7-8-9|
  ///     flatMap { $0 }   --1--728-93|
  ///
  /// Completes when the source and every inner sequence have; fails when one does or `selector` throws.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable { downstream in
      let merging = Merging(into: downstream)
      subscribe(
        apartFrom: downstream,
        onNext: { merging.add(try selector($0).asObservable(), for: downstream) },
        onStop: { merging.sourceEnded($0) }
      )
    }
  }
}

/// Where the inner sequences of one running `merge` meet. Knows no element type.
@usableFromInline
final class Merging {
  private let downstream: AnySubscriber
  @usableFromInline let gate = SerialGate()
  @usableFromInline let inner = CompositeDisposable()
  private let lock = Lock()
  /// The inner sequences that run, and the source of them.
  @exclusivity(unchecked) private var running = 1

  @usableFromInline
  init(into downstream: AnySubscriber) {
    self.downstream = downstream
    downstream.add(inner)
  }

  @inlinable
  func add<Element>(_ source: Observable<Element>, for downstream: Subscriber<Element>) {
    expect()
    attach(source, for: downstream, onEnd: {})
  }

  /// Counts a sequence that is attached now or later.
  @usableFromInline
  func expect() { lock.withLock { running += 1 } }

  @inlinable
  func attach<Element>(
    _ source: Observable<Element>, for downstream: Subscriber<Element>, onEnd: @escaping () -> Void
  ) {
    let lifeline = Lifeline()
    // Without a key the result has ended: the source is not subscribed to.
    guard let key = inner.insert(lifeline) else { return }
    let deliver: (Element) -> Void = { downstream.next($0) }
    let subscriber = Subscriber<Element>(
      ending: lifeline,
      onNext: { [gate] in gate.send($0, to: deliver) },
      onStop: { [self] ending in
        innerEnded(key, ending)
        onEnd()
      }
    )
    source.receive(subscriber: subscriber)
  }

  @usableFromInline
  func innerEnded(_ key: CompositeDisposable.DisposeKey, _ ending: Ending) {
    inner.remove(for: key)
    sourceEnded(ending)
  }

  @usableFromInline
  func sourceEnded(_ ending: Ending) {
    if case .completed = ending {
      let isLast = lock.withLock {
        running -= 1
        return running == 0
      }
      guard isLast else { return }
    }
    gate.send(ending) { [downstream] in downstream.stop($0) }
  }
}
