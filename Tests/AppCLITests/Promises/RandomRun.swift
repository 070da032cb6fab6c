import Foundation

/// Writers, watchers, readers and compaction at once, all of them processes; some are killed, stopped, slow or late.
///
/// The seed decides what is done to whom. When which process runs is up to the system.
struct RandomRun: Sendable {
  private let writers: [[PlannedCommand]]
  private let watchers: [PlannedWatcher]
  private let compactions: [(kept: Int, death: UInt32?)]

  init(seed: UInt64) {
    var chance = Chance(seed: seed)
    writers = (0..<4).map { lane in (0..<25).map { .random($0, of: lane, &chance) } }
    watchers = (0..<6).map { _ in .random(&chance) }
    compactions = (0..<40).map { _ in
      (chance.pick([0, 5, 40]), chance.once(in: 3) ? UInt32(chance.number(1000...30_000)) : nil)
    }
  }

  /// Runs it, and throws for what breaks a promise.
  func run(on state: TemporaryState) throws {
    let environment = state.environment
    let begun = DispatchSemaphore(value: 0)
    // Where there is no journal yet, a watcher has nothing to hold on to.
    let first = try PlannedCommand([.name("the-start")]).run(environment)
    let witness = AtOnce { try PlannedWatcher(start: ["--rev", "0"]).run(environment, begun: begun) }
    guard begun.wait(timeout: .now() + 120) == .success else { throw TimedOut(waitingFor: "the first line") }

    let watching = AtOnce(watchers) { try $0.run(environment, begun: begun) }
    let writing = AtOnce(writers) { commands in try commands.flatMap { try $0.run(environment) } }
    let looking = AtOnce { try look(environment, while: { !writing.isDone }) }
    let compacting = AtOnce { try compact(environment, while: { !writing.isDone }) }
    let attempts = try writing.results().joined()
    _ = try compacting.results()
    let last = try PlannedCommand([Stretch.last]).run(environment)

    let replay = try Replay(try witness.results()[0][0], first + attempts + last)
    for stretch in try (watching.results() + looking.results()).joined() { try replay.check(stretch) }
    try checkEnd(state, replay)
  }

  /// What is read at the end is the end of what was seen.
  private func checkEnd(_ state: TemporaryState, _ replay: Replay) throws {
    let log = Stretch(
      stream: .all, start: ["--rev", "0"],
      lines: try state.run("log", "--rev", "0").output.split(separator: "\n").map(String.init))
    try replay.check(log)
    guard log.lastRevision == replay.head else { throw Broken("log ends too early: \(log)") }
    guard try state.run("doctor").ending == .exit(0) else { throw Broken("doctor has found something") }
  }

  private func look(
    _ environment: [String: String], while isRunning: @Sendable () -> Bool
  ) throws -> [Stretch] {
    var stretches: [Stretch] = []
    while isRunning() {
      for start in [["--rev", "0"], ["-n", "5"]] {
        let outcome = try Launch(["log", "all"] + start, environment).start().finish()
        guard outcome.ending == .exit(0) else { throw Broken("\(outcome)") }
        let lines = outcome.output.split(separator: "\n").map(String.init)
        stretches.append(Stretch(stream: .all, start: start, lines: lines))
      }
    }
    return stretches
  }

  private func compact(_ environment: [String: String], while isRunning: @Sendable () -> Bool) throws {
    for (kept, death) in compactions where isRunning() {
      let words = ["compact", "--keep", String(kept), "--lock-timeout", "1h"]
      let program = try Launch(words, environment).start()
      if let death {
        usleep(death)
        program.signal(SIGKILL)
      }
      let outcome = try program.finish()
      guard [.exit(0), .signal(SIGKILL)].contains(outcome.ending) else {
        throw Broken("compact: \(outcome)")
      }
    }
  }
}
