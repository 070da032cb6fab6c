extension ObservableType {
  /// Sends each event as an element, the ending too, and completes after that.
  ///
  ///     source          --1--#
  ///     materialize()   --A--(B|)   A = .next(1), B = .error(e)
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    Observable { downstream in
      subscribe(
        for: downstream,
        onNext: { downstream.next(.next($0)) },
        onStop: { ending in
          downstream.next(Event(ending))
          downstream.stop(.completed)
        }
      )
    }
  }
}

extension ObservableType where Element: EventConvertible {
  /// Turns elements that are events back into events: the opposite of ``materialize()``.
  ///
  ///     source            --A--(B|)   A = Event.next(1), B = .error(e)
  ///     dematerialize()   --1--#
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    Observable { downstream in
      subscribe(for: downstream) { downstream.on($0.event) }
    }
  }
}
