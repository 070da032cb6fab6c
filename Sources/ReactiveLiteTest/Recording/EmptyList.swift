import ReactiveLite

/// The list of an observer that has recorded nothing yet, so that an assertion can say why.
///
/// An assertion gets a list, not the observer it came from. But a list with room for one event has a buffer of its
/// own, also while it is empty, and its copies share that. So the address of the buffer tells whose list it is.
@usableFromInline
final class EmptyList {
  private static let known = Known()

  private let address: UInt
  fileprivate let reason: () -> String?

  /// Remembers `list`, which has room for an event, as long as this object lives.
  @usableFromInline
  init<Value>(_ list: [Recorded<Value>], reason: @escaping () -> String?) {
    address = Self.address(of: list)
    self.reason = reason
    Self.known.lock.withLock { Self.known.lists[address] = Unmanaged.passUnretained(self) }
  }

  deinit {
    Self.known.lock.withLock {
      // Unless the memory was let go of and is another's by now.
      guard Self.known.lists[address]?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() else { return }
      Self.known.lists[address] = nil
    }
  }

  /// Why `list` is empty, if it is and that is known.
  static func reason<Value>(_ list: [Recorded<Value>]) -> String? {
    guard list.isEmpty else { return nil }
    let reason = known.lock.withLock { known.lists[address(of: list)]?.takeUnretainedValue().reason }
    return reason?()
  }

  private static func address<Value>(of list: [Recorded<Value>]) -> UInt {
    list.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}

/// Unchecked: guarded by its lock, under which those that are let go of take themselves off the list.
private final class Known: @unchecked Sendable {
  let lock = Lock()
  var lists: [UInt: Unmanaged<EmptyList>] = [:]
}
