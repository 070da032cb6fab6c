/// Counts which work keeps a virtual clock busy, over the last steps before a run gives up.
///
/// A piece of work and all that is scheduled while it is done are one source: each run of an interval schedules the
/// next, and what `observe(on:)` passes on is the doing of who sent it.
final class WorkTally<Time> {
  private final class Source {
    let name: String
    let start: Time
    var end: Time
    var steps = 0

    init(_ name: String, at time: Time) { (self.name, start, end) = (name, time, time) }
  }

  private var sources: [Source] = []
  /// The source of each piece of work that waits, where that is known.
  private var waiting: [ObjectIdentifier: Source] = [:]
  private var present: Source?

  /// Takes `work` for the doing of what is being done just now.
  func notice(_ work: any VirtualTimeWork) { waiting[ObjectIdentifier(work)] = present }

  func invoke(_ work: any VirtualTimeWork, at time: Time) {
    let source = waiting.removeValue(forKey: ObjectIdentifier(work)) ?? newSource(work.name, at: time)
    source.steps += 1
    source.end = time
    present = source
    work.invoke()
    present = nil
  }

  /// A sentence that names the busiest source.
  var text: String? {
    guard let busiest = sources.max(by: { $0.steps < $1.steps }) else { return nil }
    let all = sources.reduce(0) { $0 + $1.steps }
    return "The busiest is \(busiest.name): it did \(busiest.steps) of the last \(all) steps, "
      + "from \(busiest.start) to \(busiest.end). "
  }

  private func newSource(_ name: String, at time: Time) -> Source {
    sources.append(Source(name, at: time))
    return sources[sources.count - 1]
  }
}

/// A state that tells what the work is that is done with it.
protocol NamedWork {
  static var name: String { get }
}

/// The state of work that is done every so often.
struct Repetition<State>: NamedWork {
  static var name: String { "an interval or a timer of \(State.self)" }

  let delay: RxTimeInterval
}

extension Mailbox: NamedWork {
  static var name: String { "an observe(on:) of \(Element.self)" }
}
