import Foundation

/// A command that changes something, and how its process is to end.
struct PlannedCommand: Sendable {
  enum Death: Sendable {
    case none
    /// SIGKILL, so many microseconds after the start.
    case after(UInt32)
    /// SIGKILL at a named place, in a debug build.
    case at(String)
  }

  /// One: a command; several: a batch.
  var changes: [Intent]
  var death = Death.none

  init(_ changes: [Intent], _ death: Death = .none) {
    self.changes = changes
    self.death = death
  }

  /// Runs it, and tells what became of each change.
  func run(_ environment: [String: String]) throws -> [Attempt] {
    let words = changes.count == 1 ? changes[0].words : ["batch"]
    var launch = Launch(words + ["--lock-timeout", "1h"], environment)
    if case .together(let parts) = changes[0] {
      launch.input = .text(lines(parts))
    } else if changes.count > 1 {
      launch.input = .text(lines(changes))
    }
    if case .at(let place) = death { launch.environment["APPCLI_FAILPOINT"] = place }
    let program = try launch.start()
    if case .after(let microseconds) = death {
      usleep(microseconds)
      program.signal(SIGKILL)
    }
    return try attempts(program.finish())
  }

  private func attempts(_ outcome: Outcome) throws -> [Attempt] {
    let code: Int32 = changes.contains(.forbidden) ? 65 : 0
    guard outcome.ending == .exit(code) || outcome.ending == .signal(SIGKILL) else {
      throw Broken("\(changes.map(\.words)) ended with \(outcome.ending): \(outcome.errors)")
    }
    // What follows the last newline is an answer that was not finished.
    var answers = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .compactMap { Int($0.prefix { $0 != "\t" }) }
    if case .together = changes[0] { answers = Array(answers.prefix(1)) }
    let unanswered: Attempt.Fate = outcome.ending == .exit(code) ? .refused : .unknown
    return changes.indices.map { index in
      let fate = index < answers.count ? Attempt.Fate.acknowledged(answers[index]) : unanswered
      return Attempt(change: changes[index], fate: fate, followsPrevious: index > 0)
    }
  }

  private func lines(_ changes: [Intent]) -> String {
    changes.map { $0.words.joined(separator: " ") + "\n" }.joined()
  }
}
