import Glibc

/// The turn-taking of one thread: whoever is at work finishes, then those who wait, in order.
///
/// Subscribing is a turn. Synchronous sources (`of`, `from`, `range`) that are subscribed to during it wait for
/// its end, and then give way to each other after every element. That is what makes
/// `combineLatest(of(1, 2, 3), of(4, 5, 6))` meet at (1, 4) and not at (3, 4).
@usableFromInline
final class Turns {
  /// Whether a turn is being taken on this thread.
  @exclusivity(unchecked) @usableFromInline var isRunning = false
  @exclusivity(unchecked) @usableFromInline var waiting = Queue<Turn>()

  /// Not a bare closure: in a generic queue that would be wrapped in another one.
  @usableFromInline
  struct Turn { let take: () -> Void }

  private init() {}

  /// Whether a source should give way now.
  @inlinable var isAnyoneWaiting: Bool { !waiting.isEmpty }

  @usableFromInline
  func wait(_ turn: @escaping () -> Void) { waiting.append(Turn(take: turn)) }

  /// Runs `turn` and then everything that waits, also what comes to wait meanwhile. Not while one is running.
  @usableFromInline
  func run(_ turn: () -> Void) {
    isRunning = true
    turn()
    while let next = waiting.popFirst() { next.take() }
    isRunning = false
  }

  /// Takes a turn now, or waits for one if somebody else is at work.
  @usableFromInline
  func take(_ turn: @escaping () -> Void) {
    if isRunning { wait(turn) } else { run(turn) }
  }

  /// Those of the calling thread.
  @usableFromInline
  static var current: Turns {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Turns>.fromOpaque(known).takeUnretainedValue()
    }
    let turns = Turns()
    pthread_setspecific(key, Unmanaged.passRetained(turns).toOpaque())
    return turns
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let code = pthread_key_create(&key) { Unmanaged<Turns>.fromOpaque($0!).release() }
    precondition(code == 0, "the process has used up its thread-specific keys (pthread_key_create: \(code))")
    return key
  }()
}
