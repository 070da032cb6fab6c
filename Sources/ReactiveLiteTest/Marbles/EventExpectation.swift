import ReactiveLite

/// What is expected of a source; ``MarbleRun/expect(_:subscribed:file:line:)`` makes it.
public final class EventExpectation<Element>: MarbleExpectation {
  private var recorded: [Recorded<Event<Element>>] = []
  private var subscription: (any Disposable)?
  private var checks: MarbleChecks

  init(at callSite: CallSite) {
    checks = MarbleChecks(at: callSite)
  }

  /// Expects the events of a row, with `values` for its letters and digits.
  ///
  ///     m.expect(names).toBe("--a--(b|)", ["a": "Ann", "b": "Bob"])
  public func toBe(
    _ marbles: String, _ values: [Character: Element], error: any Error = UnspecifiedError(),
    file: StaticString = #filePath, line: UInt = #line
  ) where Element: Equatable {
    expect(marbles, values, error, CallSite(file: file, line: line), by: byEquality) { values[$0] }
  }

  /// Expects the events of a row, with `values` for its letters and digits; tuples are compared part by part.
  ///
  ///     m.expect(people).toBe("--a--|", ["a": ("Ann", 36)])
  @_disfavoredOverload
  public func toBe(
    _ marbles: String, _ values: [Character: Element] = [:], error: any Error = UnspecifiedError(),
    file: StaticString = #filePath, line: UInt = #line
  ) {
    expect(marbles, values, error, CallSite(file: file, line: line), by: byReflection) { values[$0] }
  }

  /// Expects the events of a row whose letters and digits are themselves the elements.
  ///
  ///     m.expect(numbers.map { $0 * 2 }).toBe("--2--(4|)")
  public func toBe(
    _ marbles: String, error: any Error = UnspecifiedError(), file: StaticString = #filePath,
    line: UInt = #line
  ) where Element: LosslessStringConvertible & Equatable {
    expect(marbles, [:], error, CallSite(file: file, line: line), by: byEquality) { Element(String($0)) }
  }

  func observe(_ source: Observable<Element>, time: @escaping () -> TestTime) {
    subscription = source.subscribe { [self] in recorded.append(Recorded(time: time(), value: $0)) }
  }

  func check() { checks.run() }

  func dispose() { subscription?.dispose() }

  private func expect(
    _ marbles: String, _ values: [Character: Element], _ error: any Error, _ callSite: CallSite,
    by elements: @escaping ElementComparison<Element>, value: (Character) -> Element?
  ) {
    let events = callSite.reading { try MarbleDiagram(events: marbles).events(error: error, value: value) }
    // What cannot be read has failed already.
    checks.add { [self] in
      guard let events else { return }
      callSite.fail(with: marbleFailureText(recorded, events, values, by: elements)) { "" }
    }
  }
}
