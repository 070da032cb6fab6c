extension PlannedCommand {
  /// What the writer `lane` runs after `number` other commands.
  static func random(_ number: Int, of lane: Int, _ chance: inout Chance) -> PlannedCommand {
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
  static func random(_ chance: inout Chance) -> PlannedWatcher {
    var watcher = PlannedWatcher(stream: chance.pick(Watched.allCases))
    watcher.start = chance.pick([[], [], ["--rev", "0"], ["-n", "3"], ["-n", "all"]])
    watcher.delay = UInt32(chance.number(0...500_000))
    for _ in 0..<chance.number(0...5) {
      let length = UInt32(chance.number(1...300_000))
      let disturbances: [Disturbance] = [.pause(length), .stop(length), .kill(length)]
      watcher.disturbances[chance.number(1...60)] = chance.pick(disturbances)
    }
    return watcher
  }
}
