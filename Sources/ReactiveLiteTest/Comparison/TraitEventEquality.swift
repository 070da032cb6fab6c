import ReactiveLite

/// The events of a `Maybe` are compared as those of an observable are: errors too.
extension MaybeEvent: Equatable where Element: Equatable {
  /// Compares the kind, then what the events carry.
  public static func == (lhs: MaybeEvent, rhs: MaybeEvent) -> Bool { lhs.event == rhs.event }
}

/// The events of a `Completable` are compared as those of an observable are: errors too.
extension CompletableEvent: Equatable {
  /// Compares the kind, then what the events carry.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool { lhs.event == rhs.event }
}

/// The events of an `Infallible` are compared as those of an observable are.
extension InfallibleEvent: Equatable where Element: Equatable {
  /// Compares the kind, then the elements.
  public static func == (lhs: InfallibleEvent, rhs: InfallibleEvent) -> Bool { lhs.event == rhs.event }
}

/// The events of a `Single` are compared as those of an observable are: errors too.
public func == <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool {
  lhs.event == rhs.event
}
