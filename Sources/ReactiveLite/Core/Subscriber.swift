/// The receiving end of one subscription to one source.
///
/// A chain of operators is a chain of subscribers, each holding the closures of the step below it. Elements and
/// endings run down the chain; letting go runs up, through the ``Lifeline``. The two are linked *before* the
/// source is subscribed to, so `take(1)` stops even a source that emits while it is being subscribed to.
public final class Subscriber<Element>: AnySubscriber {
  @usableFromInline let onNext: (Element) throws -> Void

  @inlinable
  init(
    _ lifeline: Lifeline, endsLifeline: Bool,
    onNext: @escaping (Element) throws -> Void,
    onStop: @escaping (Ending) -> Void
  ) {
    self.onNext = onNext
    super.init(lifeline, endsLifeline: endsLifeline, onStop: onStop)
  }

  /// The last subscriber of a chain: its ending is the end of `lifeline`, which is its own unless given.
  @inlinable
  convenience init(
    ending lifeline: Lifeline = Lifeline(),
    onNext: @escaping (Element) throws -> Void,
    onStop: @escaping (Ending) -> Void
  ) {
    self.init(lifeline, endsLifeline: true, onNext: onNext, onStop: onStop)
  }

  /// A step of the chain that `lifeline` belongs to: it passes every ending on, sooner or later.
  @inlinable
  convenience init(
    sharing lifeline: Lifeline,
    onNext: @escaping (Element) throws -> Void,
    onStop: @escaping (Ending) -> Void
  ) {
    self.init(lifeline, endsLifeline: false, onNext: onNext, onStop: onStop)
  }

  /// Delivers an element. If the receiver throws, the sequence fails with that error.
  @inlinable
  public func next(_ element: Element) {
    guard lifeline.isOpen else { return }
    do { try onNext(element) } catch { stop(.error(error)) }
  }
}

extension Subscriber {
  /// Delivers what `element` returns and completes, or fails if it throws.
  @inlinable
  func sendLast(_ element: () throws -> Element) {
    do { next(try element()) } catch { return stop(.error(error)) }
    stop(.completed)
  }
}

extension Subscriber: ObserverType {
  /// Delivers one event.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): stop(.error(error))
    case .completed: stop(.completed)
    }
  }
}

/// What can be done with a subscriber of any element.
///
/// Everything but the elements goes through here: code that is not generic needs no look-up of metadata.
public class AnySubscriber {
  @usableFromInline let lifeline: Lifeline
  /// Whether the ending of this source ends the lifeline. Else the subscriber at the end of the chain does that.
  private let endsLifeline: Bool
  private let onStop: (Ending) -> Void

  @usableFromInline
  init(_ lifeline: Lifeline, endsLifeline: Bool, onStop: @escaping (Ending) -> Void) {
    self.lifeline = lifeline
    self.endsLifeline = endsLifeline
    self.onStop = onStop
  }

  /// Whether elements may still pass. A source with much to send looks here between elements.
  @inlinable
  public final var isOpen: Bool { lifeline.isOpen }

  /// Delivers the ending. Whatever is sent later is dropped.
  @usableFromInline
  final func stop(_ ending: Ending) {
    if endsLifeline {
      guard lifeline.close() else { return }
      onStop(ending)
      lifeline.release()
    } else if lifeline.isOpen {
      onStop(ending)
    }
  }

  /// Ties `disposable` to the subscription: it is disposed with it, at once when that has ended already.
  public final func add(_ disposable: any Disposable) { lifeline.add(disposable) }

  /// The same for an object.
  @usableFromInline
  final func add(_ disposable: any Disposable & AnyObject) { lifeline.add(disposable) }
}
