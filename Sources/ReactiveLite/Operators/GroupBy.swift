/// The elements of a sequence that have one key in common.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What they have in common.
  public let key: Key
  private let source: Observable<Element>

  /// The elements of `source`, under `key`.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Sends every event to `observer`, until the sequence ends or the result is disposed.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// Begins to send events to `subscriber`.
  public func receive(subscriber: Subscriber<Element>) { source.receive(subscriber: subscriber) }

  /// The same sequence as a plain observable.
  public func asObservable() -> Observable<Element> { source }
}

extension ObservableType {
  /// A sequence for each key, of the elements that have it.
  ///
  ///     source               --1--2--3--4--|
  ///     groupBy { $0 % 2 }   --A--B--------|
  ///     A                      1-----3-----|
  ///     B                         2-----4--|
  ///
  /// A group ends as the source does, and does not repeat what nobody was there for: subscribe when it comes. The
  /// source is let go of when the result and all groups are. If `keySelector` throws, all fail with that error.
  @inlinable
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    Observable { downstream in
      let upstream = Lifeline()
      let connection = RefCountDisposable(disposable: upstream)
      downstream.add(connection)
      let groups = Box<[Key: PublishSubject<Element>]>([:])
      let endings = Box<[(Ending) -> Void]>([])  // in the order of the groups
      let subscriber = Subscriber<Element>(
        ending: upstream,
        onNext: { element in
          let key = try keySelector(element)
          if let group = groups.value[key] { return group.onNext(element) }
          let group = PublishSubject<Element>()
          groups.value[key] = group
          endings.value.append { group.on(Event($0)) }
          downstream.next(GroupedObservable(key: key, source: group.retaining(connection)))
          group.onNext(element)
        },
        onStop: { ending in
          for end in endings.value { end(ending) }
          downstream.stop(ending)
        }
      )
      receive(subscriber: subscriber)
    }
  }
}

extension Observable {
  /// The same, whose subscribers keep `connection` from being disposed.
  @usableFromInline
  func retaining(_ connection: RefCountDisposable) -> Observable {
    Observable { downstream in
      downstream.add(connection.retain())
      self.receive(subscriber: downstream)
    }
  }
}
