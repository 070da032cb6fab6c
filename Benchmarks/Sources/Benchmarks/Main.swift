import Glibc

/// `Benchmarks` prints nanoseconds and allocations an event of every case, and the memory of subscriptions. The rest
/// is for `measure`, which has callgrind count the instructions.
@main
struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil:
      for benchmark in Benchmark.all { print(times(of: benchmark), benchmark.name, separator: "\t") }
      printFootprints()
    case "list":
      for benchmark in Benchmark.all {
        let goal = benchmark.goal.map(String.init) ?? "-"
        let hand = benchmark.byHand == nil ? "-" : "by-hand"
        print(benchmark.name, goal, benchmark.isCounted ? benchmark.events : 0, hand, separator: "\t")
      }
    case "footprints": printFootprints()
    case "time" where arguments.count == 2: print(times(of: benchmark(arguments[1])))
    case "run" where arguments.count == 3:
      print(benchmark(arguments[1]).run(Int(arguments[2])!))
    case "by-hand" where arguments.count == 3:
      print(benchmark(arguments[1]).byHand!(Int(arguments[2])!))
    default: fail("usage: Benchmarks [list | footprints | time NAME | run NAME EVENTS | by-hand NAME EVENTS]")
    }
  }

  /// Nanoseconds an event, the same by hand, allocations an event.
  private static func times(of benchmark: Benchmark) -> String {
    let events = min(benchmark.events * 200, 200_000)
    let hand = benchmark.byHand.map { rounded(Benchmark.nanoseconds($0, events: events)) + " ns" } ?? "-"
    let ours = rounded(Benchmark.nanoseconds(benchmark.run, events: events))
    return "\(ours) ns\t\(hand)\t\(rounded(benchmark.allocations))"
  }

  private static func printFootprints() {
    for footprint in Footprint.all {
      let memory = footprint.memory
      print("\(memory.bytes) bytes in \(memory.blocks) blocks: a live subscription, \(footprint.name)")
    }
  }

  private static func benchmark(_ name: String) -> Benchmark {
    guard let found = Benchmark.all.first(where: { $0.name == name }) else {
      fail("no case is called '\(name)'")
    }
    return found
  }

  private static func rounded(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

  private static func fail(_ message: String) -> Never {
    print(message)
    exit(64)
  }
}
