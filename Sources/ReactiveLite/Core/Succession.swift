/// Follows one source after another, never two at once: `concat`, `retry`, `catch` in a row.
///
/// A source may end while it is being subscribed to, and so may the next: the gate makes a loop of what would be a
/// recursion, and the slot forgets each source when the next takes its place.
@usableFromInline
final class Succession<Element> {
  @usableFromInline let downstream: Subscriber<Element>
  private let deliver: (Element) -> Void
  private let next: () -> Observable<Element>?
  private let goesOn: (Ending) -> Bool
  private let followed = LifelineSlot()
  private let gate = SerialGate()

  /// Sends what the sources that `next` returns send, one after another. The ending of one ends the result unless
  /// `goesOn` with it, and so does the last one, when `next` returns nil.
  @usableFromInline
  init(
    for downstream: Subscriber<Element>, deliver: @escaping (Element) -> Void,
    next: @escaping () -> Observable<Element>?, goesOn: @escaping (Ending) -> Bool
  ) {
    self.downstream = downstream
    self.deliver = deliver
    self.next = next
    self.goesOn = goesOn
    downstream.add(followed)
  }

  /// Goes on to the next source. If there is none, `ending` is that of the result.
  @usableFromInline
  func advance(after ending: Ending) { gate.send(ending, to: follow) }

  private func follow(after ending: Ending) {
    guard downstream.isOpen else { return }
    guard let source = next() else { return downstream.stop(ending) }
    let subscriber = Subscriber<Element>(
      onNext: deliver,
      onStop: { [self] in if goesOn($0) { advance(after: $0) } else { downstream.stop($0) } }
    )
    // Before the new source is subscribed to: it may need what the old one has used.
    followed.replace(with: subscriber.lifeline)
    source.receive(subscriber: subscriber)
  }
}

extension Ending {
  /// Whether the sequence is done, and did not fail.
  @usableFromInline var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }
}

extension Observable {
  /// This source, again and again.
  @inlinable
  var endlessly: UnfoldFirstSequence<Observable> { sequence(first: self, next: { $0 }) }

  /// One source after another, as long as the ending of the one before `goesOn`.
  @inlinable
  static func succession<Sources: Sequence>(
    of sources: Sources, goesOn: @escaping (Ending) -> Bool
  ) -> Observable where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable { downstream in
      let iterator = Box(sources.makeIterator())
      let succession = Succession(
        for: downstream, deliver: { downstream.next($0) },
        next: { iterator.value.next()?.asObservable() }, goesOn: goesOn)
      succession.advance(after: .completed)
    }
  }
}
