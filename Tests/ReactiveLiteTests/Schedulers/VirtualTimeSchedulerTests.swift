import Foundation
import ReactiveLite
import Testing

@Suite struct VirtualTimeSchedulerTests {
  /// A clock of one's own: points are words of the alphabet, spans are numbers, a step is a minute.
  private struct Letters: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Character) -> RxTime {
      Date(timeIntervalSince1970: Double(virtualTime.asciiValue! - 97) * 60)
    }
    func convertToVirtualTime(_ time: RxTime) -> Character {
      offsetVirtualTime("a", offset: Int(time.timeIntervalSince1970 / 60))
    }
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
      Double(virtualTimeInterval) * 60
    }
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
      Int((timeInterval / 60).rounded())
    }
    func offsetVirtualTime(_ time: Character, offset: Int) -> Character {
      Character(UnicodeScalar(UInt8(Int(time.asciiValue!) + offset)))
    }
    func compareVirtualTime(_ lhs: Character, _ rhs: Character) -> VirtualTimeComparison {
      lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
    }
  }

  /// Remembers that it gave up, instead of reporting it.
  private final class Clock: VirtualTimeScheduler<Letters> {
    var limits: [Character] = []
    init() { super.init(initialClock: "a", converter: Letters()) }
    override func didReachStepLimit() { limits.append(clock) }
  }

  private let scheduler = Clock()

  private func at(_ time: Character, _ action: @escaping () -> Void) -> any Disposable {
    scheduler.scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  @Test func `work is done by its time, and at one time in the order of scheduling`() {
    var log = ""
    for (time, name) in [("c", "1"), ("b", "2"), ("c", "3"), ("b", "4"), ("c", "5")] as [(Character, String)]
    {
      _ = at(time) { log += "\(scheduler.clock)\(name) " }
    }

    scheduler.start()

    #expect(log == "b2 b4 c1 c3 c5 ")
    #expect(scheduler.clock == "c")
  }

  @Test func `work scheduled in any order is done in the order of its times`() {
    let scheduler = HistoricalScheduler()
    var times: [Double] = []
    for number in 0..<2_000 {
      let time = Double(number * 7_919 % 2_003)
      _ = scheduler.scheduleAbsoluteVirtual((), time: Date(timeIntervalSince1970: time)) { _ in
        times.append(time)
        return Disposables.create()
      }
    }

    scheduler.start()

    #expect(times.count == 2_000)
    #expect(times == times.sorted())
  }

  @Test func `work for several times has the places it would have if it were scheduled one by one`() {
    var log = ""
    _ = at("c") { log += "before " }
    scheduler.scheduleEach(of: ["d", "c", "b", "c"]) { index in
      log += "\(scheduler.clock)\(index) "
      if index == 2 { _ = at("c") { log += "late " } }
    }
    _ = at("c") { log += "after " }

    scheduler.start()

    #expect(log == "b2 before c1 c3 after late d0 ")
  }

  @Test func `a scheduler does not stay for work that is not done`() {
    weak var gone: Clock?
    do {
      let clock = Clock()
      gone = clock
      clock.scheduleEach(of: ["b", "c"]) { _ in }
      clock.advanceTo("b")
    }

    #expect(gone == nil)
  }

  @Test func `real spans are converted, and so is the present`() {
    var log = ""
    _ = scheduler.scheduleRelative((), dueTime: .seconds(120)) { _ in
      log.append(scheduler.clock)
      return Disposables.create()
    }
    _ = scheduler.scheduleRelativeVirtual((), dueTime: 3) { _ in
      log.append(scheduler.clock)
      return Disposables.create()
    }

    scheduler.start()

    #expect(log == "cd")
    #expect(scheduler.now == Date(timeIntervalSince1970: 180))
  }

  @Test func `work for now is done at that very time, after what is under way`() {
    var log = ""
    _ = at("b") {
      _ = scheduler.schedule("now") { state in
        log += "\(state) \(scheduler.clock)"
        return Disposables.create()
      }
      log += "first "
    }

    scheduler.start()

    #expect(log == "first now b")
  }

  @Test func `work for a time gone by is done as soon as the clock runs, which does not go back`() {
    var log = ""
    _ = at("d") { _ = at("b") { log.append(scheduler.clock) } }

    scheduler.start()

    #expect(log == "d")
  }

  @Test func `work that was called off is not done and moves no clock, wherever it stands`() {
    var log = ""
    let calledOff = "bdfz".map { time in at(time) { log.append(time) } }
    for time in "ceg" { _ = at(time) { log.append(time) } }

    for work in calledOff { work.dispose() }
    scheduler.start()

    #expect(log == "ceg")
    #expect(scheduler.clock == "g")
  }

  @Test func `advanceTo does what is due up to and at that time, and leaves the clock there`() {
    var log = ""
    for time in "bcde" { _ = at(time) { log.append(time) } }

    scheduler.advanceTo("d")
    #expect(log == "bcd")
    scheduler.advanceTo("b")
    #expect(scheduler.clock == "d")
    scheduler.advanceTo("x")

    #expect(log == "bcde")
    #expect(scheduler.clock == "x")
  }

  @Test func `sleep moves the clock on without doing what is due, which is late then`() {
    var log = ""
    _ = at("b") { log.append(scheduler.clock) }

    scheduler.sleep(4)
    #expect(log == "")
    #expect(scheduler.clock == "e")
    scheduler.start()

    #expect(log == "e")
  }

  @Test func `stop ends the run after the work under way, start goes on`() {
    var log = ""
    for time in "bcd" {
      _ = at(time) {
        if time == "c" { scheduler.stop() }
        log.append(time)
      }
    }

    scheduler.start()
    #expect(log == "bc")
    scheduler.start()

    #expect(log == "bcd")
  }

  @Test func `start inside work does nothing`() {
    var log = ""
    _ = at("b") {
      scheduler.start()
      log.append("b")
    }
    _ = at("c") { log.append("c") }

    scheduler.start()

    #expect(log == "bc")
  }

  @Test func `an endless source is given up at the step limit, and nothing is lost`() {
    scheduler.stepLimit = 5
    var count = 0
    let endless = scheduler.scheduleRecursive(()) { _, again in
      count += 1
      again(())
    }

    scheduler.start()
    #expect(count == 5)
    #expect(scheduler.limits == ["a"])
    endless.dispose()
    scheduler.start()

    #expect(scheduler.limits == ["a"])
  }

  @Test func `as much work as the limit allows is no reason to give up`() {
    scheduler.stepLimit = 3
    for time in "bcd" { _ = at(time) {} }

    scheduler.start()

    #expect(scheduler.limits == [])
    #expect(scheduler.clock == "d")
  }

  @Test func `done work is let go of`() {
    weak var gone: Token?
    do {
      let token = Token()
      gone = token
      _ = at("b") { withExtendedLifetime(token) {} }
    }
    #expect(gone != nil)

    scheduler.start()

    #expect(gone == nil)
  }

  @Test func `advanceTo traps inside work, and says so`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = Clock()
      _ = scheduler.schedule(()) { _ in
        scheduler.advanceTo("z")
        return Disposables.create()
      }
      scheduler.start()
    }

    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(trapMessage(output, contains: "advanceTo was called from work that the scheduler runs"))
  }

  @Test func `sleep traps inside work, and says so`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = Clock()
      _ = scheduler.schedule(()) { _ in
        scheduler.sleep(1)
        return Disposables.create()
      }
      scheduler.start()
    }

    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(trapMessage(output, contains: "sleep was called from work that the scheduler runs"))
  }

  @Test func `sleep traps rather than turn the clock back`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = Clock()
      scheduler.sleep(3)
      scheduler.sleep(-1)
    }

    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(trapMessage(output, contains: "a clock does not go back"))
  }
}
