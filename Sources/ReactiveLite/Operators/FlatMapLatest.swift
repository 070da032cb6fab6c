extension ObservableType {
  /// Turns each element into a sequence, and follows the newest of them alone.
  ///
  ///     source                   --a-----b-----|
  ///     a                          1-2-3-4-5|
  ///     b                                7-8-9|
  ///     flatMapLatest { $0 }     --1-2-3-7-8-9-|
  ///
  /// Completes when the source and the newest inner sequence have; fails when one does or `selector` throws.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable { downstream in
      let switching = Switching(into: downstream)
      subscribe(
        apartFrom: downstream,
        onNext: { switching.follow(try selector($0).asObservable(), for: downstream) },
        onStop: { switching.sourceEnded($0) }
      )
    }
  }
}

/// Where the source of one running `flatMapLatest` and its newest inner sequence meet. Knows no element type.
@usableFromInline
final class Switching {
  private let downstream: AnySubscriber
  @usableFromInline let gate = SerialGate()
  private let inner = LifelineSlot()
  // Touched inside the gate only.
  @exclusivity(unchecked) @usableFromInline var newest: Lifeline?
  @exclusivity(unchecked) private var hasSourceEnded = false

  @usableFromInline
  init(into downstream: AnySubscriber) {
    self.downstream = downstream
    downstream.add(inner)
  }

  @inlinable
  func follow<Element>(_ source: Observable<Element>, for downstream: Subscriber<Element>) {
    let lifeline = Lifeline()
    let subscriber = Subscriber<Element>(
      ending: lifeline,
      onNext: { [self] element in
        guard gate.enter() else { return gate.post { self.deliver(element, of: lifeline, to: downstream) } }
        deliver(element, of: lifeline, to: downstream)
        gate.leave()
      },
      onStop: { [self] in innerEnded(lifeline, $0) }
    )
    begin(lifeline)
    // Not when `selector` has ended the result.
    if lifeline.isOpen { source.receive(subscriber: subscriber) }
  }

  /// Decided inside the gate, by the order in which things came there: not by whether the sequence is still open, for
  /// it may have ended while its elements waited.
  @inlinable
  func deliver<Element>(_ element: Element, of lifeline: Lifeline, to downstream: Subscriber<Element>) {
    if newest === lifeline { downstream.next(element) }
  }

  @usableFromInline
  func begin(_ lifeline: Lifeline) {
    inner.replace(with: lifeline)
    guard gate.enter() else { return gate.post { self.newest = lifeline } }
    newest = lifeline
    gate.leave()
  }

  @usableFromInline
  func innerEnded(_ lifeline: Lifeline, _ ending: Ending) {
    guard gate.enter() else { return gate.post { self.endInner(lifeline, ending) } }
    endInner(lifeline, ending)
    gate.leave()
  }

  private func endInner(_ lifeline: Lifeline, _ ending: Ending) {
    guard newest === lifeline else { return }
    newest = nil
    end(ending)
  }

  @usableFromInline
  func sourceEnded(_ ending: Ending) {
    gate.send(ending) { [self] ending in
      hasSourceEnded = true
      end(ending)
    }
  }

  private func end(_ ending: Ending) {
    if case .completed = ending, newest != nil || !hasSourceEnded { return }
    downstream.stop(ending)
  }
}
