import Synchronization

/// Whether a subscription still runs, and what to let go of when it does not.
///
/// All subscribers of a chain in which an ending simply passes through share one lifeline: `map`, `filter` and
/// the user's own subscriber end together. An operator whose source may end without it (`merge`, `concat`,
/// `observe(on:)`) gives that source a lifeline of its own and adds it to the one below.
///
/// ```text
/// source ──▶ Subscriber(map) ──▶ Subscriber(filter) ──▶ Subscriber(user)      elements, endings, strong links
///    ◀── disposes ─────────────── Lifeline ◀── dispose() ─────┘
/// ```
///
/// A lifeline knows how to stop what is above and nothing of the closures below. So whoever keeps it, a bag for
/// example, does not keep what the subscription captured, and an abandoned chain dies with its source.
public final class Lifeline: Cancelable {
  @usableFromInline let open = Atomic<Bool>(true)
  private let lock = Lock()
  // Unchecked: guarded by the lock.
  @exclusivity(unchecked) private var first: (any Disposable & AnyObject)?
  @exclusivity(unchecked) private var rest: [any Disposable & AnyObject] = []

  @usableFromInline init() { LiveSubscriptions.notice(self) }

  /// Whether elements may still pass.
  @inlinable
  public var isOpen: Bool { open.load(ordering: .acquiring) }

  /// Whether the subscription has ended or was disposed.
  public var isDisposed: Bool { !isOpen }

  /// Ends the subscription: nothing is delivered any more, and everything added is disposed in that order.
  ///
  /// If an ending is on its way down, that does not wait for it to come back: who goes on to another source (`retry`,
  /// `concat`) finds free what this one has used.
  public func dispose() {
    _ = close()
    empty { $0.dispose() }
  }

  /// Ties `disposable` to this subscription; disposes it at once when that has ended already.
  public func add(_ disposable: any Disposable) { add(DisposableBox(disposable)) }

  /// The same for an object, which needs no box.
  @usableFromInline
  func add(_ disposable: any Disposable & AnyObject) {
    let isKept = lock.withLock {
      guard isOpen else { return false }
      if first == nil { first = disposable } else { rest.append(disposable) }
      return true
    }
    if !isKept { disposable.dispose() }
  }

  /// Stops deliveries. Only the first call returns true; whoever made it calls `release` next.
  @usableFromInline
  func close() -> Bool {
    // Under the lock, so that `add` never keeps something that `release` has missed.
    lock.withLock { open.exchange(false, ordering: .acquiringAndReleasing) }
  }

  /// Disposes everything added, after an ending was delivered. A lifeline among it whose own ending is still on its
  /// way releases itself when that has come back.
  @usableFromInline
  func release() {
    empty { disposable in
      guard let lifeline = disposable as? Lifeline else { return disposable.dispose() }
      if lifeline.close() { lifeline.release() }
    }
  }

  private func empty(_ letGo: (any Disposable & AnyObject) -> Void) {
    var rest: [any Disposable & AnyObject] = []
    lock.lock()
    let first = first.take()
    swap(&rest, &self.rest)
    lock.unlock()
    // Without a first there is no rest.
    guard let first else { return }
    letGo(first)
    for disposable in rest { letGo(disposable) }
  }
}

/// A disposable of any kind as an object: a reference is kept and let go of in a few instructions, where an `any
/// Disposable` takes a hundred.
private final class DisposableBox: Disposable {
  private let content: any Disposable

  init(_ content: any Disposable) { self.content = content }

  func dispose() { content.dispose() }
}
