import Foundation
import Testing

/// What a process costs, as the system counts it. `Scripts/promises` measures an optimised program, and a million
/// revisions; otherwise it is fewer, so that this takes seconds.
@Suite(.serialized) struct FiguresTests {
  private let state = TemporaryState()

  @Test func `a watcher's memory does not grow with what it follows`() throws {
    let (early, last) = Program.isMeasured ? (100_000, 1_000_000) : (2000, 20_000)
    let watch = try state.start("watch", "count", "--until-rev", "\(last)")
    let writer = try state.start("batch", "-q", input: .file(try file(ofIncrements: last)))
    var memory: [Int] = []

    while let line = try watch.nextLine() {
      let revision = Stretch.revision(of: line)
      if revision == early || revision == last - 1 { memory.append(try watch.residentKiB()) }
    }
    #expect(try writer.finish() == .success(""))
    let growth = memory[1] - memory[0]
    report("a watcher's memory after \(last) revisions: \(memory[1]) KiB, grown by \(growth) KiB")
    #expect(growth < 5 * 1024)
  }

  @Test func `an idle watcher uses next to no time`() throws {
    let watch = try state.start("watch")
    _ = try watch.nextLine()
    usleep(100_000)
    let before = try watch.nanoseconds()

    let seconds = Program.isMeasured ? 10 : 2
    sleep(UInt32(seconds))
    let used = Double(try watch.nanoseconds() - before) / 1e6
    report("an idle watcher: \(used) ms of CPU in \(seconds) s")
    #expect(used < Double(seconds))
  }

  @Test(.enabled(if: Program.isMeasured, "Scripts/promises measures it"))
  func `how long a change takes to be seen, and how fast history is read`() throws {
    let watch = try state.start("watch", "count")
    _ = try watch.nextLine()
    let clock = ContinuousClock()
    let milliseconds = try (1...1000).map { number in
      try clock.measure {
        _ = try state.run("set", "count", "\(number)")
        #expect(try watch.nextLine() == "\(number)\t\(number)")
      } / .milliseconds(1)
    }.sorted()
    report("set → watch, from the start of set: median \(milliseconds[500]) ms, p99 \(milliseconds[990]) ms")

    try state.run("batch", "-q", input: .file(try file(ofIncrements: 999_000)))
    let replay = try clock.measure { try state.run("log", "count", output: .file("/dev/null")) }
    report("replay: \(Int(1_000_000 / (replay / .seconds(1)))) revisions a second")
  }

  /// A file with so many lines that say `inc`.
  private func file(ofIncrements count: Int) throws -> String {
    let path = state.parent + "/lines"
    try String(repeating: "inc\n", count: count).write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  private func report(_ line: String) {
    if Program.isMeasured { print("figure: \(line)") }
  }
}

extension RunningProgram {
  fileprivate func residentKiB() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    return try #require(status.firstMatch(of: /VmRSS:\s+(\d+) kB/).flatMap { Int($0.1) })
  }

  /// How long it was on a processor.
  fileprivate func nanoseconds() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8)
    return try #require(Int(status.prefix { $0 != " " }))
  }
}
