import ReactiveLite

extension Recorded {
  /// The events of a marble diagram, with `values` for its letters and digits.
  ///
  ///     let names = try Recorded<Event<String>>.events(
  ///       marbles: "--a--(b|)", ["a": "Ann", "b": "Bob"])
  ///     names  // → [next("Ann") @ 2, next("Bob") @ 5, completed @ 5]
  ///
  /// The syntax is that of ``TestScheduler/run(_:)``; a frame is a tick. What is wrong with the text, or has no
  /// value, is thrown, with its column.
  public static func events<Element>(
    marbles: String, _ values: [Character: Element], error: any Error = UnspecifiedError()
  ) throws -> [Recorded<Event<Element>>] where Value == Event<Element> {
    try MarbleDiagram(events: marbles).events(error: error, value: { values[$0] })
  }

  /// The events of a marble diagram whose letters and digits are themselves the elements.
  ///
  ///     let events = try Recorded<Event<Int>>.events(
  ///       marbles: "--1--(2|)", of: Int.self)
  ///     events  // → [next(1) @ 2, next(2) @ 5, completed @ 5]
  public static func events<Element: LosslessStringConvertible>(
    marbles: String, of type: Element.Type = Element.self, error: any Error = UnspecifiedError()
  ) throws -> [Recorded<Event<Element>>] where Value == Event<Element> {
    try MarbleDiagram(events: marbles).events(error: error, value: { Element(String($0)) })
  }
}

extension Sequence where Element: RecordedEventType {
  /// The events as a marble diagram.
  ///
  ///     #expect(observer.events.marbles == "--1--(2|)")
  ///
  /// An element whose description is one letter or digit stands for itself. Any other has a letter, and a line
  /// below that says what it is: `a := "Ann"`. A long wait is written as a span, a tick a millisecond. There are
  /// several lines, in the same columns, where an event comes sooner after a group than the group is wide.
  public var marbles: String {
    var names = MarbleNames<Element.Value.Element> { describe($0) == describe($1) }
    return marbles(&names)
  }

  /// The events as a marble diagram, with the letters and digits that `values` has for the elements.
  ///
  /// ``Recorded/events(marbles:_:error:)`` makes the same events of it again. Elements that `values` does not have are
  /// treated as in ``marbles-swift.property``.
  public func marbles(_ values: [Character: Element.Value.Element]) -> String
  where Element.Value.Element: Equatable {
    var names = MarbleNames(values, by: ==)
    return marbles(&names)
  }

  private func marbles(_ names: inout MarbleNames<Element.Value.Element>) -> String {
    let events = map { Recorded(time: $0.time, value: $0.value.event) }
    let text = MarbleDiagram(events, &names).text
    return ([text] + names.legend()).joined(separator: "\n")
  }
}

extension MarbleDiagram {
  /// The events that the marbles stand for.
  func events<Element>(
    error: any Error, value: (Character) -> Element?
  ) throws(MarbleError) -> [Recorded<Event<Element>>] {
    var events: [Recorded<Event<Element>>] = []
    for marble in marbles {
      switch marble.sign {
      case .element(let name):
        guard let element = value(name) else { throw MarbleError(marble, "\(name) has no value") }
        events.append(.next(marble.frame, element))
      case .error: events.append(.error(marble.frame, error))
      case .completed: events.append(.completed(marble.frame))
      case .subscription, .disposal: break
      }
    }
    return events
  }

  /// The marbles of recorded events; their elements get names.
  init<Element>(_ events: [Recorded<Event<Element>>], _ names: inout MarbleNames<Element>) {
    names.add(events.compactMap(\.value.element))
    let names = names
    self.init(
      events.map { event in
        switch event.value {
        case .next(let element): Marble(event.time, .element(names.name(of: element)))
        case .error: Marble(event.time, .error)
        case .completed: Marble(event.time, .completed)
        }
      })
  }
}
