extension ConnectableObservableType {
  /// Connects with the first subscriber and disconnects with the last one.
  ///
  ///     source    --1--2--3--4
  ///     first        ^--2--3---x
  ///     second          ^--3-----x    the source is let go of here
  ///
  /// After the ending of the source, the next subscriber connects anew.
  public func refCount() -> Observable<Element> {
    let counting = Counting()
    return Observable { downstream in
      let (connection, isFirst) = counting.enter()
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

/// Counts the subscribers of a connection, and forgets it when it has ended.
private final class Counting {
  private let lock = Lock()
  private var current: Connection?

  func enter() -> (Connection, isFirst: Bool) {
    lock.withLock {
      let isFirst = current == nil
      let connection = current ?? Connection()
      current = connection
      connection.subscribers += 1
      return (connection, isFirst)
    }
  }

  /// Whoever comes now begins anew.
  func forget(_ connection: Connection) {
    lock.withLock { if current === connection { current = nil } }
  }

  func leave(_ connection: Connection) {
    let isLast = lock.withLock {
      connection.subscribers -= 1
      if connection.subscribers == 0, current === connection { current = nil }
      return connection.subscribers == 0
    }
    if isLast { connection.lifeline.dispose() }
  }
}
