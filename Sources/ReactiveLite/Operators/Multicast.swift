/// A sequence whose subscribers share one subscription to its source, which begins with `connect`.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Subscribes to the source, unless that is the case already. Disposing the result lets the source go.
  func connect() -> any Disposable
}

/// A sequence whose subscribers share one subscription to its source, which begins with ``connect()``.
///
///     let shared = source.publish()
///     source             -1--2--3--|
///     shared.connect   --^
///     shared           ---1--2--3--|
///     shared           ----^-2--3--|
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  private let connectSource: () -> any Disposable

  init(connect: @escaping () -> any Disposable, onSubscribe: @escaping (Subscriber<Element>) -> Void) {
    connectSource = connect
    super.init(onSubscribe)
  }

  /// Subscribes to the source, unless that is the case already. Disposing the result lets the source go.
  ///
  /// After the ending of the source or the disposal of the connection, everything begins anew: who subscribes then
  /// waits for the next `connect`.
  public func connect() -> any Disposable { connectSource() }
}

extension ObservableType {
  /// A connectable sequence that passes the elements on through `subject`.
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    multicast(makeSubject: { subject })
  }

  /// A connectable sequence that passes the elements on through a subject, a new one for each connection.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    let multicasting = Multicasting(source: asObservable(), makeSubject: makeSubject)
    return ConnectableObservable(
      connect: { multicasting.connect() }, onSubscribe: { multicasting.subject().receive(subscriber: $0) })
  }

  /// What `selector` makes of this sequence, to which it may subscribe as often as it likes: all share one
  /// subscription, through the subject that `subjectSelector` makes for each subscriber of the result.
  ///
  /// If either closure throws, the result fails with that error.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    Observable { downstream in
      do {
        let connectable = multicast(try subjectSelector())
        try selector(connectable).receive(subscriber: downstream)
        downstream.add(connectable.connect())
      } catch {
        downstream.stop(.error(error))
      }
    }
  }

  /// A connectable sequence of which a subscriber gets what comes after it has subscribed.
  public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

  /// A connectable sequence of which a subscriber gets the last `bufferSize` elements first.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// A connectable sequence of which a subscriber gets all elements there were first.
  public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }
}

/// The subject of a connectable sequence and its connection to the source, for as long as that lasts.
private final class Multicasting<Subject: SubjectType> {
  typealias Input = Subject.Observer.Element
  private let source: Observable<Input>
  private let makeSubject: () -> Subject
  private let lock = Lock()
  private var current: Subject?
  private var connection: Lifeline?

  init(source: Observable<Input>, makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  func subject() -> Subject {
    if let current = lock.withLock({ current }) { return current }
    let made = makeSubject()
    return lock.withLock {
      let subject = current ?? made
      current = subject
      return subject
    }
  }

  func connect() -> any Disposable {
    let observer = subject().asObserver()
    let new = Lifeline()
    let known = lock.withLock {
      if connection == nil { connection = new }
      return connection ?? new
    }
    guard known === new else { return known }
    new.add(Disposables.create { [weak self, weak new] in self?.forget(new) })
    // Weak: the source does not keep itself.
    let subscriber = Subscriber<Input>(
      ending: new,
      onNext: { observer.onNext($0) },
      onStop: { [weak self, weak new] ending in
        self?.forget(new)
        observer.on(Event(ending))
      }
    )
    source.receive(subscriber: subscriber)
    return new
  }

  private func forget(_ ended: Lifeline?) {
    lock.discardAfterUnlock { () -> Subject? in
      guard connection === ended else { return nil }
      connection = nil
      return current.take()
    }
  }
}
