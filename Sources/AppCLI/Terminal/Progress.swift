import UserModelKit

/// A line on the terminal of standard error that says how far long work has come, and goes away again.
struct Progress {
  /// Nil: nothing is ever shown.
  private let output: Output?
  private let delay: Duration
  private var nextLook: ContinuousClock.Instant
  private var steps = 0
  private var isShown = false

  /// Shows nothing before there has been silence for `delay`.
  init(on output: Output, isWanted: Bool = true, after delay: Duration = .milliseconds(500)) {
    self.output = isWanted && output.isTerminal ? output : nil
    self.delay = delay
    nextLook = .now + delay
  }

  /// Takes note of a step, and says where the work is if it is time to.
  mutating func step(_ place: @autoclosure () -> String) {
    steps += 1
    // To look at the clock at every step would take as long as the step.
    guard let output, steps.isMultiple(of: 256), nextLook <= .now else { return }
    nextLook = .now + .milliseconds(100)
    isShown = true
    try? output.write("\r\(place())…\u{1B}[K")
  }

  /// Removes what is shown: the work is done, or something else is to be printed.
  mutating func clear() {
    guard let output else { return }
    nextLook = .now + delay
    guard isShown else { return }
    isShown = false
    try? output.write("\r\u{1B}[K")
  }
}

extension Session {
  /// How far work has come that is not asked for in JSON.
  func progress() -> Progress { Progress(on: errors, isWanted: !options.json) }
}

extension Progress {
  /// Takes note of a revision that was read.
  mutating func step(of entry: JournalEntry) { step("reading the history: revision \(entry.revision)") }
}
