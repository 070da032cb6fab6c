import ReactiveLite

// `==` for what cannot be Equatable: events with tuples, and optionals and arrays of tuples. All forms are
// disfavoured, so that Equatable types keep their own; where a pack form and a reflecting form both match, the
// compiler takes the pack form.

/// Whether two lists record equal events at equal times, their tuples compared component by component.
@_disfavoredOverload
public func == <each Part: Equatable>(
  lhs: [Recorded<Event<(repeat each Part)>>], rhs: [Recorded<Event<(repeat each Part)>>]
) -> Bool {
  lhs.elementsEqual(rhs) { areEqual($0, $1, by: byComponents) }
}

/// Whether two lists record equal events at equal times, their elements compared by reflection.
///
/// For tuples with labels or with tuples inside, and for optionals and arrays of tuples. A part that has no `==` at
/// run time is never equal.
@_disfavoredOverload
public func == <Element>(lhs: [Recorded<Event<Element>>], rhs: [Recorded<Event<Element>>]) -> Bool {
  lhs.elementsEqual(rhs) { areEqual($0, $1, by: byReflection) }
}

/// Whether two lists record different events, or at different times, their elements compared by reflection.
@_disfavoredOverload
public func != <Element>(lhs: [Recorded<Event<Element>>], rhs: [Recorded<Event<Element>>]) -> Bool {
  !(lhs == rhs)
}

/// Whether two recorded events are equal, their elements compared by reflection; two nils are.
@_disfavoredOverload
public func == <Element>(lhs: Recorded<Event<Element>>?, rhs: Recorded<Event<Element>>?) -> Bool {
  switch (lhs, rhs) {
  case (let lhs?, let rhs?): areEqual(lhs, rhs, by: byReflection)
  case (nil, nil): true
  default: false
  }
}

/// Whether two lists of events are equal, their elements compared by reflection.
@_disfavoredOverload
public func == <Element>(lhs: [Event<Element>], rhs: [Event<Element>]) -> Bool {
  lhs.elementsEqual(rhs) { difference(expected: $1, actual: $0, by: byReflection) == nil }
}

/// Whether two lists of tuples are equal, component by component.
@_disfavoredOverload
public func == <each Part: Equatable>(lhs: [(repeat each Part)], rhs: [(repeat each Part)]) -> Bool {
  areEqual(lhs, rhs, by: byComponents)
}

/// Whether two tuples are equal, component by component; two nils are.
@_disfavoredOverload
public func == <each Part: Equatable>(lhs: (repeat each Part)?, rhs: (repeat each Part)?) -> Bool {
  areEqual(lhs, rhs, by: byComponents)
}

// Not generic over packs: in 6.3.1 a tuple of a pack cannot be handed on whole by code that is.

private func areEqual<Element>(
  _ lhs: Element?, _ rhs: Element?, by elements: ElementComparison<Element>
) -> Bool {
  switch (lhs, rhs) {
  case (let lhs?, let rhs?): elements(rhs, lhs) == nil
  case (nil, nil): true
  default: false
  }
}

private func areEqual<Element>(
  _ lhs: [Element], _ rhs: [Element], by elements: ElementComparison<Element>
) -> Bool {
  lhs.elementsEqual(rhs) { elements($1, $0) == nil }
}

private func areEqual<Element>(
  _ lhs: Recorded<Event<Element>>, _ rhs: Recorded<Event<Element>>, by elements: ElementComparison<Element>
) -> Bool {
  lhs.time == rhs.time && difference(expected: rhs.value, actual: lhs.value, by: elements) == nil
}
