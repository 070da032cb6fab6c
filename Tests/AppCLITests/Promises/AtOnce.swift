import Foundation
import Synchronization

/// Work that is done at once, each piece on a thread of its own.
final class AtOnce<Value: Sendable>: Sendable {
  private let running = DispatchGroup()
  private let outcomes = Mutex<[Int: Result<Value, any Error>]>([:])

  init<Piece: Sendable>(_ pieces: [Piece], _ work: @escaping @Sendable (Piece) throws -> Value) {
    for (index, piece) in pieces.enumerated() {
      running.enter()
      Thread { [self] in
        let outcome = Result { try work(piece) }
        outcomes.withLock { $0[index] = outcome }
        running.leave()
      }.start()
    }
  }

  convenience init(_ work: @escaping @Sendable () throws -> Value) {
    self.init([0]) { _ in try work() }
  }

  var isDone: Bool { running.wait(timeout: .now()) == .success }

  /// What became of the pieces, in their order, once the last is done. Throws what one of them threw.
  func results() throws -> [Value] {
    running.wait()
    let all = outcomes.withLock { $0 }
    return try all.sorted { $0.key < $1.key }.map { try $0.value.get() }
  }
}
