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
    let witness = AtOnce { try PlannedWatcher(start: ["--rev", "0"]).run(environment, begun: begun) }
    guard begun.wait(timeout: .now() + 20) == .success else { throw TimedOut(waitingFor: "the first line") }

    let watching = AtOnce(watchers) { try $0.run(environment, begun: begun) }
    let writing = AtOnce(writers) { commands in try commands.flatMap { try $0.run(environment) } }
    let looking = AtOnce { try look(environment, while: { !writing.isDone }) }
    let compacting = AtOnce { try compact(environment, while: { !writing.isDone }) }
    var attempts = try writing.results().flatMap { $0 }
    _ = try compacting.results()
    attempts += try PlannedCommand([Stretch.last]).run(environment)

    let replay = try Replay(try witness.results()[0][0], attempts)
    for stretch in try watching.results().joined() { try replay.check(stretch) }
    for stretch in try looking.results().joined() { try replay.check(stretch) }
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
        let words = (["log", "all"] + start).map { Array($0.utf8) }
        let outcome = try Launch(arguments: words, environment: environment).start().finish()
        guard outcome.ending == .exit(0) else { throw Broken("\(outcome)") }
        let lines = outcome.output.split(separator: "\n").map(String.init)
        stretches.append(Stretch(stream: .all, start: start, lines: lines))
      }
    }
    return stretches
  }

  private func compact(_ environment: [String: String], while isRunning: @Sendable () -> Bool) throws {
    for (kept, death) in compactions where isRunning() {
      let words = ["compact", "--keep", String(kept)].map { Array($0.utf8) }
      let program = try Launch(arguments: words, environment: environment).start()
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

extension PlannedCommand {
  fileprivate static func random(_ number: Int, of lane: Int, _ chance: inout Chance) -> PlannedCommand {
    let death = Death.random(&chance)
    func change(_ line: Int) -> Intent {
      let mark = lane * 100_000 + number * 100 + line + 1
      // What may be killed makes a change unlike all others, so that a line tells whose it is.
      if case .none = death { return .random(mark, &chance) } else { return .unique(mark, &chance) }
    }
    var changes = [change(0)]
    switch chance.number(1...8) {
    case 1...3: break
    case 4: changes = [.longName("\(lane)-\(number)-", &chance)]
    case 5: changes = [.forbidden]
    case 6: changes = [.together([change(0), .reset("age"), .random(0, &chance), change(1)])]
    default:
      changes = (0..<chance.number(2...30)).map(change)
      if chance.once(in: 3) { changes.insert(.forbidden, at: chance.number(1...changes.count)) }
    }
    return PlannedCommand(changes, death)
  }
}

extension PlannedCommand.Death {
  fileprivate static func random(_ chance: inout Chance) -> PlannedCommand.Death {
    let places = ["after-lock", "mid-write", "before-sync", "before-rename", "after-rename"]
    switch chance.number(1...4) {
    case 1: return .after(UInt32(chance.number(0...25_000)))
    case 2: return .at(chance.pick(places))
    default: return .none
    }
  }
}

extension Intent {
  fileprivate static func random(_ mark: Int, _ chance: inout Chance) -> Intent {
    switch chance.number(1...5) {
    case 1: .age(chance.number(0...150))
    case 2: .reset(chance.pick([nil, "name", "age", "count"]))
    default: .unique(mark, &chance)
    }
  }

  /// A few of them fill a segment.
  fileprivate static func longName(_ mark: String, _ chance: inout Chance) -> Intent {
    .name(mark + String(repeating: "x", count: chance.number(1...40_000)))
  }

  fileprivate static func unique(_ mark: Int, _ chance: inout Chance) -> Intent {
    switch chance.number(1...4) {
    case 1...2: .name("亚伦-\(mark)")
    case 3: .count(mark * 1_000_000)
    default: .add(chance.once(in: 2) ? mark : -mark)
    }
  }
}

extension PlannedWatcher {
  fileprivate static func random(_ chance: inout Chance) -> PlannedWatcher {
    var watcher = PlannedWatcher(stream: chance.pick(Watched.allCases))
    watcher.start = chance.pick([[], [], ["--rev", "0"], ["-n", "3"], ["-n", "all"]])
    watcher.delay = UInt32(chance.number(0...800_000))
    for _ in 0..<chance.number(0...5) {
      let length = UInt32(chance.number(1...300_000))
      let disturbances: [Disturbance] = [.pause(length), .stop(length), .kill(length)]
      watcher.disturbances[chance.number(1...60)] = chance.pick(disturbances)
    }
    return watcher
  }
}
