/// A sequence of events in time: any number of elements, then perhaps a completion or an error.
///
/// An observable is a description. Nothing happens until somebody subscribes, and what happens then happens
/// anew for each subscriber, unless the observable is a subject or shared.
///
///     let tens = Observable.of(1, 2, 3).map { $0 * 10 }
///     let subscription = tens.subscribe(onNext: { print($0) })
///     // prints: 10, then 20, then 30
public class Observable<Element>: ObservableType {
  @usableFromInline let onSubscribe: (Subscriber<Element>) -> Void

  @inlinable
  init(_ onSubscribe: @escaping (Subscriber<Element>) -> Void) {
    self.onSubscribe = onSubscribe
  }

  /// For those who override `receive(subscriber:)`.
  init() { onSubscribe = { _ in } }

  /// Begins to send events to `subscriber`.
  ///
  /// Subscribing is a turn on the current thread (see ``CurrentThreadScheduler``): synchronous sources wait
  /// until the whole chain is connected.
  public func receive(subscriber: Subscriber<Element>) {
    let turns = Turns.current
    if turns.isRunning { onSubscribe(subscriber) } else { turns.run { onSubscribe(subscriber) } }
  }

  /// Sends every event to `observer`, until the sequence ends or the result is disposed.
  @inlinable
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let subscriber = Subscriber<Element>(
      onNext: { observer.on(.next($0)) },
      onStop: { observer.on(Event($0)) }
    )
    receive(subscriber: subscriber)
    return subscriber.lifeline
  }

  /// This very observable.
  public func asObservable() -> Observable<Element> { self }
}
