extension ConnectableObservableType {
  /// Connects with the first subscriber and disconnects with the last one.
  ///
  ///     let shared = source.publish().refCount()
  ///     source   --1--2--3--4--
  ///     shared   ^-1--2--3-!
  ///     shared   ---^-2--3--4-!     the source is let go of here
  ///
  /// After the ending of the source, the next subscriber connects anew.
  public func refCount() -> Observable<Element> {
    let counting = Counting()
    return Observable { downstream in
      counting.enter { connection, isFirst in
        subscribe(
          for: downstream,
          onNext: { downstream.next($0) },
          onStop: { ending in
            counting.forget(connection)
            downstream.stop(ending)
          }
        )
        downstream.add(Disposables.create { counting.leave(connection) })
        // Not for one that needed no more than what is replayed, and has left already.
        if isFirst, connection.lifeline.isOpen { connection.lifeline.add(connect()) }
      }
    }
  }
}

/// Counts the subscribers of a connection, and forgets it when it has ended.
private final class Counting {
  private let lock = Lock()
  private var current: Connection?
  /// Sources that are being let go of. A newcomer waits for that: it would take one for connected.
  private var leaving = 0
  private var newcomers: [() -> Void] = []

  /// Does `begin` for a new subscriber, with its connection and whether that is still to be made.
  func enter(_ begin: @escaping (Connection, _ isFirst: Bool) -> Void) {
    let entry: (Connection, Bool)? = lock.withLock {
      if leaving > 0 {
        newcomers.append { self.enter(begin) }
        return nil
      }
      let isFirst = current == nil
      let connection = current ?? Connection()
      current = connection
      connection.subscribers += 1
      return (connection, isFirst)
    }
    if let (connection, isFirst) = entry { begin(connection, isFirst) }
  }

  /// Whoever comes now begins anew.
  func forget(_ connection: Connection) {
    lock.withLock { if current === connection { current = nil } }
  }

  func leave(_ connection: Connection) {
    let isLast = lock.withLock {
      connection.subscribers -= 1
      guard connection.subscribers == 0 else { return false }
      if current === connection { current = nil }
      leaving += 1
      return true
    }
    guard isLast else { return }
    connection.lifeline.dispose()
    let newcomers = lock.withLock {
      leaving -= 1
      guard leaving == 0 else { return [() -> Void]() }
      defer { self.newcomers = [] }
      return self.newcomers
    }
    for newcomer in newcomers { newcomer() }
  }
}
