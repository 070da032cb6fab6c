import UserModelKit

/// A step of the count, up or down.
struct Increment: Equatable {
  let step: Int
  let isDown: Bool

  /// The next word, or one.
  init(_ arguments: inout Arguments, isDown: Bool) throws(CommandError) {
    do {
      step = try arguments.takeNumber()?.fitting64Bits() ?? 1
    } catch {
      throw error.changingNothing()
    }
    self.isDown = isDown
  }

  /// The change that makes the step. Throws if the count would leave 64 bits.
  func action(on state: JournalState) throws(CommandError) -> JournalAction {
    let (count, overflow) =
      isDown ? state.count.subtractingReportingOverflow(step) : state.count.addingReportingOverflow(step)
    guard !overflow else {
      throw .badData(
        "count-overflow", "\(state.count) \(isDown ? "-" : "+") \(step) is out of range for the count",
        hint: "It goes from \(Int.min) to \(Int.max).")
    }
    return .changingCount(count)
  }
}
