/// How long the elements of a shared sequence are kept, see ``ObservableType/share(replay:scope:)``.
public enum SubjectLifetimeScope: Sendable {
  /// As long as somebody is subscribed and the source has not ended. Then everything begins anew.
  case whileConnected
  /// For ever: also the ending, and also while nobody is subscribed.
  case forever
}

extension ObservableType {
  /// One subscription to the source for all subscribers, who also get the last `replay` elements.
  ///
  ///     let shared = source.share(replay: 1)
  ///     source   --1-----2--3--|
  ///     shared   --1-----2--3--|
  ///     shared   ----(^1)2--3--|
  ///
  /// The source is subscribed to with the first subscriber, whichever threads they come from, and let go of
  /// with the last one. With `.whileConnected` the kept elements go with it, and a subscriber after the ending
  /// subscribes anew; with `.forever` it gets what was kept, and the ending.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let sharing = Sharing<Element>(replay: replay, scope: scope)
    return Observable { downstream in
      let (subject, connection, isFirst) = sharing.add(downstream)
      // Not for one that needed no more than what is kept, and has left already.
      if isFirst, connection.lifeline.isOpen { sharing.connect(self, to: subject, by: connection) }
    }
  }
}

/// What all subscribers of one shared sequence have in common. Does not know the source, which keeps it alive.
@usableFromInline
final class Sharing<Element> {
  private let replay: Int
  private let scope: SubjectLifetimeScope
  private let lock = Lock()
  private var kept: ReplaySubject<Element>?
  private var connection: Connection?

  @usableFromInline
  init(replay: Int, scope: SubjectLifetimeScope) {
    self.replay = replay
    self.scope = scope
  }

  /// Adds a subscriber. The first one has to connect the source next.
  @usableFromInline
  func add(_ subscriber: Subscriber<Element>) -> (ReplaySubject<Element>, Connection, isFirst: Bool) {
    let (subject, connection, isFirst) = lock.withLock { count() }
    subject.receive(subscriber: subscriber)
    // The connection alone: a subscription that kept the subject would keep what all subscribers captured.
    subscriber.add(Disposables.create { [weak self] in self?.leave(connection) })
    return (subject, connection, isFirst)
  }

  /// Called under the lock.
  private func count() -> (ReplaySubject<Element>, Connection, isFirst: Bool) {
    let subject = kept ?? ReplaySubject(capacity: replay)
    kept = subject
    let connection = connection ?? Connection()
    let isFirst = self.connection == nil
    self.connection = connection
    connection.subscribers += 1
    return (subject, connection, isFirst)
  }

  @inlinable
  func connect(
    _ source: some ObservableType<Element>, to subject: ReplaySubject<Element>, by connection: Connection
  ) {
    let subscriber = Subscriber<Element>(
      ending: connection.lifeline,
      onNext: { subject.onNext($0) },
      onStop: { [self] ending in
        ended(connection)
        subject.on(Event(ending))
      }
    )
    source.receive(subscriber: subscriber)
  }

  /// A subscriber that comes now begins anew, or gets what is kept.
  @usableFromInline
  func ended(_ connection: Connection) {
    lock.discardAfterUnlock {
      scope == .whileConnected && self.connection === connection ? disconnect() : nil
    }
  }

  private func leave(_ connection: Connection) {
    let (isLast, unwanted) = lock.withLock {
      connection.subscribers -= 1
      let isLast = connection.subscribers == 0 && self.connection === connection
      return (isLast, isLast ? disconnect() : nil)
    }
    withExtendedLifetime(unwanted) {
      if isLast { connection.lifeline.dispose() }
    }
  }

  /// Called under the lock. Returns the subject that is not kept any longer, to be let go of outside it.
  private func disconnect() -> ReplaySubject<Element>? {
    connection = nil
    return scope == .whileConnected ? kept.take() : nil
  }
}

/// One subscription to the source of a shared sequence.
@usableFromInline
final class Connection {
  @usableFromInline let lifeline = Lifeline()
  var subscribers = 0
}
