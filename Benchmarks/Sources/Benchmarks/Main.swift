import Glibc

/// `Benchmarks` prints nanoseconds an event of every case. `Benchmarks list` prints the names,
/// `Benchmarks run NAME EVENTS` runs one case once, for a tool that counts instructions.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case nil: timeAll()
    case "list": for benchmark in Benchmark.all { print(benchmark.name, benchmark.goal ?? 0, separator: "\t") }
    case "run": run(Array(arguments.dropFirst()))
    default: fail("usage: Benchmarks [list | run NAME EVENTS]")
    }
  }

  static func run(_ words: [String]) {
    guard words.count == 2, let events = Int(words[1]), events > 0,
      let benchmark = Benchmark.all.first(where: { $0.name == words[0] })
    else { fail("usage: Benchmarks run NAME EVENTS, with a name from 'Benchmarks list'") }
    print(benchmark.run(events))
  }

  static func timeAll() {
    for benchmark in Benchmark.all {
      let events = benchmark.name.contains("1000") ? 2_000 : 200_000
      var best = Double.infinity
      var sum = 0
      for _ in 0..<7 {
        let start = processorTime()
        sum &+= benchmark.run(events)
        best = min(best, (processorTime() - start) / Double(events))
      }
      print("\((best * 10).rounded() / 10) ns\t\(benchmark.name)\t(sum \(sum))")
    }
  }

  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  static func fail(_ message: String) -> Never {
    print(message)
    exit(64)
  }
}
