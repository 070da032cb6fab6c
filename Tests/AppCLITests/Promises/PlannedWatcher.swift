import Foundation

/// A `watch` that is started, disturbed and started again until it has seen the last revision.
struct PlannedWatcher: Sendable {
  enum Disturbance: Sendable {
    /// Does not read for so many microseconds.
    case pause(UInt32)
    /// SIGSTOP, and SIGCONT so many microseconds later.
    case stop(UInt32)
    /// SIGKILL; so many microseconds later the next one goes on behind the last line.
    case kill(UInt32)
  }

  var stream = Watched.all
  /// The options that say where it begins.
  var start: [String] = []
  /// How many microseconds after the others it starts.
  var delay: UInt32 = 0
  /// What happens after how many lines.
  var disturbances: [Int: Disturbance] = [:]

  /// What it has seen, one stretch for each process.
  func run(_ environment: [String: String], begun: DispatchSemaphore) throws -> [Stretch] {
    usleep(delay)
    var stretches: [Stretch] = []
    var start = start
    var disturbances = disturbances
    var seen = 0
    while true {
      let program = try Launch(["watch", stream.rawValue] + start, environment).start()
      var stretch = Stretch(stream: stream, start: start)
      while let line = try program.nextLine() {
        stretch.lines.append(line)
        begun.signal()
        seen += 1
        if line == Stretch.end(stream, stretch.lastRevision) {
          try end(program)
          return stretches + [stretch]
        }
        switch disturbances.removeValue(forKey: seen) {
        case nil: continue
        case .pause(let microseconds): usleep(microseconds)
        case .stop(let microseconds):
          program.signal(SIGSTOP)
          usleep(microseconds)
          program.signal(SIGCONT)
        case .kill(let microseconds):
          program.signal(SIGKILL)
          usleep(microseconds)
        }
      }
      stretches.append(stretch)
      let outcome = try program.finish()
      if outcome.ending == .signal(SIGKILL) {
        if !stretch.lines.isEmpty { start = ["--rev", String(stretch.lastRevision + 1)] }
      } else if outcome.ending == .exit(76), start.first == "--rev", stretch.lines.isEmpty,
        let kept = outcome.errors.firstMatch(of: /the first revision kept is (\d+)/), kept.1 != start[1]
      {
        // Compaction took what this one wanted to go on with, which says where it can.
        start = ["--rev", String(kept.1)]
      } else {
        throw Broken("watch \(stream) \(start) ended with \(outcome)")
      }
    }
  }

  private func end(_ program: RunningProgram) throws {
    program.signal(SIGTERM)
    let outcome = try program.finish()
    // One that was killed had come so far before.
    guard [SIGTERM, SIGKILL].contains(where: { outcome == Outcome(ending: .signal($0)) }) else {
      throw Broken("after the end of \(stream) \(start): \(outcome)")
    }
  }
}
