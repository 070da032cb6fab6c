import Foundation

/// What a test collects. Unchecked: `withLock` where several threads write at once; else the order that the library
/// promises is all there is between them, and a thread sanitizer tells when it is broken.
final class Received<Value>: @unchecked Sendable {
  var value: Value
  private let lock = NSLock()

  init(_ value: Value) { self.value = value }

  func withLock(_ change: (inout Value) -> Void) { lock.withLock { change(&value) } }
}
