/// The way of the states from a store to one subscriber, shaped in the `transform` of `subscribe`.
///
///     store.subscribe(label) { $0.select(\.count).skipRepeats() }
///
/// Each form hands on two values: the state before (`nil` for the first) and the new one. The state before is
/// the store's, not the one last let through. ReactiveLiteTest has a `Subscription` of its own: where both
/// modules are imported, a type annotation says `UserModelKit.Subscription`.
public final class Subscription<State> {
  /// What the values are handed to. The next form of the chain sets it; set it in forms of your own.
  public var observer: ((_ oldState: State?, _ newState: State) -> Void)? {
    get { receive.map { receive in { receive(nil, $0, $1) } } }
    set { receive = newValue.map { observer in { _, oldState, newState in observer(oldState, newState) } } }
  }

  /// Takes a value, together with the subscriber where the store holds it just now: then nobody need look whether it
  /// is still there.
  @usableFromInline
  typealias Receive = (_ held: Unmanaged<AnyObject>?, _ oldState: State?, _ newState: State) -> Void

  /// The same as `observer`.
  @exclusivity(unchecked) @usableFromInline var receive: Receive? {
    didSet {
      if let receive { connect?(receive) }
    }
  }

  /// Has the subscription before this one send its values straight to what this one hands them to, so that
  /// each form of a chain costs one call; `nil` where it is sent its values itself.
  @usableFromInline let connect: ((_ receive: @escaping Receive) -> Void)?

  /// Whether the chain says itself what a repeat is, so that the store must not.
  @usableFromInline let decidesRepeats: Bool

  @inlinable
  init(
    decidesRepeats: Bool = false,
    connect: ((_ receive: @escaping Receive) -> Void)? = nil
  ) {
    self.decidesRepeats = decidesRepeats
    self.connect = connect
  }

  /// Makes the subscription that follows another one, for forms of your own.
  ///
  ///     extension Subscription where State == Int {
  ///       func doubled() -> Subscription<Int> {
  ///         Subscription { sink in
  ///           self.observer = { old, new in sink(old.map { $0 * 2 }, new * 2) }
  ///         }
  ///       }
  ///     }
  @inlinable
  public convenience init(sink: (_ send: @escaping (_ oldState: State?, _ newState: State) -> Void) -> Void) {
    self.init()
    sink { oldState, newState in self.receive?(nil, oldState, newState) }
  }

  /// Hands on what `selector` makes of each state.
  @inlinable
  public func select<Substate>(_ selector: @escaping (State) -> Substate) -> Subscription<Substate> {
    Subscription<Substate>(connect: { [self] receive in
      self.receive = { receive($0, $1.map(selector), selector($2)) }
    })
  }

  /// Hands on the part of each state that `keyPath` names.
  @inlinable
  public func select<Substate>(_ keyPath: KeyPath<State, Substate>) -> Subscription<Substate> {
    select { $0[keyPath: keyPath] }
  }

  /// Drops the states for which `isRepeat` holds; the first always passes.
  ///
  /// It also replaces the skipping of repeats that a store does by itself.
  @inlinable
  public func skipRepeats(
    _ isRepeat: @escaping (_ oldState: State, _ newState: State) -> Bool
  ) -> Subscription<State> {
    Subscription(decidesRepeats: true) { [self] receive in
      self.receive = { held, oldState, newState in
        if let oldState, isRepeat(oldState, newState) { return }
        receive(held, oldState, newState)
      }
    }
  }

  /// Drops the states for which `isSkipped` holds; the first always passes. Another name for
  /// `skipRepeats(_:)`.
  @inlinable
  public func skip(
    when isSkipped: @escaping (_ oldState: State, _ newState: State) -> Bool
  ) -> Subscription<State> {
    skipRepeats(isSkipped)
  }

  /// Hands on only the states for which `isIncluded` holds; the first always passes.
  ///
  /// It also replaces the skipping of repeats that a store does by itself.
  @inlinable
  public func only(
    when isIncluded: @escaping (_ oldState: State, _ newState: State) -> Bool
  ) -> Subscription<State> {
    skipRepeats { !isIncluded($0, $1) }
  }
}

extension Subscription where State: Equatable {
  /// Drops the states that equal the one before.
  @inlinable
  public func skipRepeats() -> Subscription<State> { skipRepeats(==) }
}
