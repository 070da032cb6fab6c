import ReactiveLite

/// How recorded events differ from the expected ones, ready to be read, or nil when they are equal.
package func failureText<Element>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
  by elements: ElementComparison<Element>
) -> String? {
  withoutActuallyEscaping(elements) { elements in
    FailureText(
      expected: expected, actual: actual, noun: "event", whyNothing: EmptyList.reason(actual),
      time: \.time, text: \.value.text,
      compare: { difference(expected: $0.value, actual: $1.value, by: elements) }
    ).make()
  }
}

/// How recorded events, their times aside, differ from nothing but the expected elements, or nil when they do not.
package func failureText<Element>(
  elementsOf actual: [Recorded<Event<Element>>], _ expected: [Element],
  by elements: ElementComparison<Element>
) -> String? {
  failureText(
    actual.map(\.value), expected.map(Event.next), whyNothing: EmptyList.reason(actual), by: elements)
}

/// How events without times differ from the expected ones, ready to be read, or nil when they are equal.
package func failureText<Element>(
  _ actual: [Event<Element>], _ expected: [Event<Element>], whyNothing: String? = nil,
  by elements: ElementComparison<Element>
) -> String? {
  withoutActuallyEscaping(elements) { elements in
    FailureText(
      expected: expected, actual: actual, noun: "event", whyNothing: whyNothing,
      time: { _ in nil }, text: \.text,
      compare: { difference(expected: $0, actual: $1, by: elements) }
    ).make()
  }
}

/// How elements differ from the expected ones, ready to be read, or nil when they are equal.
package func failureText<Element>(
  elements actual: [Element], _ expected: [Element], by elements: ElementComparison<Element>
) -> String? {
  withoutActuallyEscaping(elements) { elements in
    FailureText(
      expected: expected, actual: actual, noun: "element", time: { _ in nil }, text: { describe($0) },
      compare: elements
    ).make()
  }
}
