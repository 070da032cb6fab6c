/// One thing that is measured: `run` sends `events` events and returns a sum over all that arrived, so that
/// nothing can be optimised away.
struct Benchmark: Sendable {
  let name: String
  /// The most instructions an event may take (DESIGN.md section 8), if that has been decided.
  let goal: Int?
  let run: @Sendable (_ events: Int) -> Int

  init(_ name: String, goal: Int? = nil, run: @escaping @Sendable (_ events: Int) -> Int) {
    self.name = name
    self.goal = goal
    self.run = run
  }
}
