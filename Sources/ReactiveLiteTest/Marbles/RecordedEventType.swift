import ReactiveLite

/// What a marble diagram is made of: an event at a virtual time. ``Recorded`` is the one there is.
public protocol RecordedEventType {
  /// The kind of event.
  associatedtype Value: EventConvertible

  /// The virtual time at which the event was seen.
  var time: TestTime { get }

  /// The event.
  var value: Value { get }
}

extension Recorded: RecordedEventType where Value: EventConvertible {}
