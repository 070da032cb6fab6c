import Foundation

/// Random numbers that a seed decides (SplitMix64): the same seed makes the same plan.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The seed that `PROMISES_SEED` gives, or 1.
  static let seed = ProcessInfo.processInfo.environment["PROMISES_SEED"].flatMap(UInt64.init) ?? 1

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// True once in `times`.
  mutating func once(in times: Int) -> Bool { number(1...times) == 1 }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices.randomElement(using: &self)! }
}
