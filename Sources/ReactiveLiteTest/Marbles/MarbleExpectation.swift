/// What is expected in a run of marbles, and looked at when it is over.
protocol MarbleExpectation {
  func check()
  func dispose()
}

/// The checks of one expectation; that there are none is a failure.
struct MarbleChecks {
  private let callSite: CallSite
  private var checks: [() -> Void] = []

  init(at callSite: CallSite) {
    self.callSite = callSite
  }

  mutating func add(_ check: @escaping () -> Void) { checks.append(check) }

  func run() {
    if checks.isEmpty { callSite.fail("this expectation is never checked: say what is expected, with toBe") }
    for check in checks { check() }
  }
}
