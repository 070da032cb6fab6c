#if PTHREAD_LOCK
  import Glibc
#else
  import Synchronization
#endif

/// A lock that is not recursive. Guard state with it, and never call user code while it is held.
///
/// `Mutex<Value>` asks for `Sendable` values; a reactive chain carries any element. So the value lives beside
/// the lock, and this is the one place where that is unchecked.
///
/// Unchecked: the lock has no state but its own memory, which the operations of the platform guard.
@usableFromInline
package struct Lock: ~Copyable, @unchecked Sendable {
  #if PTHREAD_LOCK
    // ThreadSanitizer does not see `Mutex` on Linux: `make tsan` builds with this form.
    @usableFromInline let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    @usableFromInline package init() { pthread_mutex_init(mutex, nil) }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    @inlinable package func lock() { pthread_mutex_lock(mutex) }
    @inlinable package func unlock() { pthread_mutex_unlock(mutex) }
  #else
    @usableFromInline let mutex = Mutex<Void>(())

    @inlinable package init() {}

    @inlinable package func lock() { mutex._unsafeLock() }
    @inlinable package func unlock() { mutex._unsafeUnlock() }
  #endif

  @inlinable
  package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Runs `body` under the lock and lets go of what it returns after that: its end may call back.
  ///
  /// An optimised build lets go of a value right after its last use, which may be while the lock is held.
  @inlinable
  package func discardAfterUnlock<Old>(_ body: () -> Old) {
    withExtendedLifetime(withLock(body)) {}
  }
}
