import Glibc
import Mallocs
import ReactiveLite

extension Benchmark {
  /// Processor time an event, the best of several runs.
  static func nanoseconds(_ run: Run, events: Int) -> Double {
    var best = Double.infinity
    for _ in 0..<7 {
      let start = processorTime()
      consume(run(events))
      best = min(best, (processorTime() - start) / Double(events))
    }
    return best
  }

  /// Blocks of memory asked for an event: what twice as many events ask for more.
  var allocations: Double {
    let blocks = [events, events * 2].map { events in
      Mallocs.counted { consume(run(events)) }.made
    }
    return Double(blocks[1] - blocks[0]) / Double(events)
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

extension Mallocs {
  static func counted(_ body: () -> Void) -> Mallocs {
    let before = mallocs()
    count_mallocs(true)
    body()
    count_mallocs(false)
    let after = mallocs()
    return Mallocs(
      made: after.made - before.made, blocks: after.blocks - before.blocks, bytes: after.bytes - before.bytes)
  }
}

/// The memory of a subscription that lives.
struct Footprint {
  let name: String
  let subscribe: @Sendable (PublishSubject<Int>) -> any Disposable

  static let all = [
    Footprint(name: "map-filter (at most 600 bytes, 8 blocks)") { subject in
      subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.subscribe(onNext: { consume($0) })
    },
    Footprint(name: "combineLatest of 2") { subject in
      Observable.combineLatest(subject, subject).subscribe(onNext: { consume($0 &+ $1) })
    },
  ]

  /// Of one among many, without the lists in which they stand.
  var memory: Mallocs {
    let subject = PublishSubject<Int>()
    var kept: [any Disposable] = []
    kept.reserveCapacity(1_100)
    for _ in 0..<100 { kept.append(subscribe(subject)) }
    let one = Mallocs.counted { for _ in 0..<1_000 { kept.append(subscribe(subject)) } }
    return Mallocs(made: one.made / 1_000, blocks: one.blocks / 1_000, bytes: one.bytes / 1_000)
  }
}

/// Uses a number, as far as the optimiser can tell.
@inline(never)
func consume(_ number: Int) { if number == .min { print(number) } }
