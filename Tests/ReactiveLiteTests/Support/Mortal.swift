import Synchronization

/// An element that is counted while it lives, on whichever threads that begins and ends.
final class Mortal: Sendable {
  private let living: Living

  init(_ living: Living) {
    self.living = living
    living.count.add(1, ordering: .relaxed)
  }

  deinit { living.count.subtract(1, ordering: .relaxed) }
}

/// Below zero: one was released twice.
final class Living: Sendable {
  let count = Atomic(0)
}
