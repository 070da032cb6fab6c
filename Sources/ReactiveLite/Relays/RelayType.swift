/// A subject that never ends: the relays, and types of your own that sequences can be bound to.
public protocol RelayType<Element>: ObservableType {
  /// Takes an element and passes it on.
  func accept(_ event: Element)
}
