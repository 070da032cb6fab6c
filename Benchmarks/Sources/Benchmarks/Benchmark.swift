import ReactiveLite

/// One thing that is measured: `run` sends so many events and returns a sum over all that arrived, so that nothing
/// can be optimised away.
struct Benchmark: Sendable {
  typealias Run = @Sendable (_ events: Int) -> Int

  let name: String
  /// The most instructions an event may take (DESIGN.md section 8), if that has been decided.
  let goal: Int?
  /// How many events the smaller of two runs sends; the larger sends twice as many.
  let events: Int
  /// Whether the instructions can be counted: not of several threads, for they run one at a time then.
  let isCounted: Bool
  /// The same work in closures, without a library: what is left to gain.
  let byHand: Run?
  let run: Run

  init(
    _ name: String, goal: Int? = nil, events: Int = 1_000, isCounted: Bool = true, byHand: Run? = nil,
    run: @escaping Run
  ) {
    self.name = name
    self.goal = goal
    self.events = events
    self.isCounted = isCounted
    self.byHand = byHand
    self.run = run
  }

  static let all = chains + meetings + subscriptions + virtualTime + stores
}

/// What arrived, added up. Unchecked, so that what is measured is the library and not the check of a captured `var`.
final class Sum {
  @exclusivity(unchecked) var value = 0

  /// Adds a number by way of a closure.
  var receive: (Int) -> Void { opaque { self.value &+= $0 } }

  /// Sends the events, disposes, and returns the sum of what arrived.
  @inline(__always)
  func total(_ subscription: any Disposable, events: Int, send: (Int) -> Void) -> Int {
    for event in 0..<events { send(event) }
    subscription.dispose()
    return value
  }
}

/// Keeps the optimiser from seeing through a closure: one indirect call a stage, as in any real program.
@inline(never)
func opaque<Input, Output>(_ closure: @escaping (Input) -> Output) -> (Input) -> Output { closure }

/// The closures that a subject by hand calls.
final class Receivers {
  @exclusivity(unchecked) var all: [(Int) -> Void] = []

  func add(_ receiver: @escaping (Int) -> Void) -> Int {
    all.append(receiver)
    return all.count - 1
  }

  @inline(never)
  func send(_ event: Int) { for receiver in all { receiver(event) } }
}
