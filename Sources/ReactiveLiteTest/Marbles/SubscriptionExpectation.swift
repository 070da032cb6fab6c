import ReactiveLite

/// What is expected of the subscriptions to a source; ``MarbleRun/expectSubscriptions(of:file:line:)`` makes it.
public final class SubscriptionExpectation: MarbleExpectation {
  private let actual: () -> [Subscription]
  private var checks: MarbleChecks

  init(at callSite: CallSite, _ actual: @escaping () -> [Subscription]) {
    self.actual = actual
    checks = MarbleChecks(at: callSite)
  }

  /// Expects a subscription for each of `rows`, in this order; none if there is no row.
  ///
  ///     m.expectSubscriptions(of: source).toBe("^--!", "-----^")
  public func toBe(_ rows: String..., file: StaticString = #filePath, line: UInt = #line) {
    let callSite = CallSite(file: file, line: line)
    let expected = callSite.reading { try rows.map(Subscription.init(marbles:)) }
    checks.add { [actual] in
      // What cannot be read has failed already.
      guard let expected else { return }
      callSite.fail(with: marbleFailureText(actual(), expected)) { "" }
    }
  }

  func check() { checks.run() }

  func dispose() {}
}

extension Subscription {
  /// Reads a row of `^` and, if the subscription ends, `!`.
  init(marbles: String) throws(MarbleError) {
    let marbles = try MarbleDiagram(subscription: marbles).marbles
    func frame(of sign: MarbleDiagram.Sign) -> TestTime? { marbles.first { $0.sign == sign }?.frame }
    self.init(frame(of: .subscription) ?? 0, frame(of: .disposal) ?? .max)
  }

  /// The subscription as a diagram.
  var diagram: MarbleDiagram {
    let begin = MarbleDiagram.Marble(subscribe, .subscription)
    return MarbleDiagram(unsubscribe == .max ? [begin] : [begin, .init(unsubscribe, .disposal)])
  }

  func moved(by ticks: TestTime) -> Subscription {
    Subscription(subscribe + ticks, unsubscribe == .max ? .max : unsubscribe + ticks)
  }
}
