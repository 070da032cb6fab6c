import ReactiveLite
import Testing

@Suite struct CustomTypeTests {
  /// A source of one's own, which does not keep the contract: it goes on after its ending.
  private struct Unruly: ObservableType {
    typealias Element = Int
    let disposal: any Disposable

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Int {
      observer.onNext(1)
      observer.onNext(2)
      observer.onCompleted()
      observer.onNext(3)
      observer.onError(Failure())
      return disposal
    }
  }

  private final class Collector: ObserverType {
    var events: [String] = []
    func on(_ event: Event<Int>) { events.append(event.debugDescription) }
  }

  @Test func `a source of one's own goes through every operator, and its ending is its last word`() {
    let collector = Collector()
    let disposal = BooleanDisposable()

    _ = Unruly(disposal: disposal).map { $0 * 10 }.subscribe(collector)

    #expect(collector.events == ["next(10)", "next(20)", "completed"])
    #expect(disposal.isDisposed)
  }

  @Test func `it is stopped by take, and combined like any other`() {
    let (taken, combined) = (Collector(), Collector())
    let source = Unruly(disposal: Disposables.create())

    _ = source.take(1).subscribe(taken)
    _ = Observable.combineLatest(source, Observable.just(5)) { $0 + $1 }.subscribe(combined)

    #expect(taken.events == ["next(1)", "completed"])
    #expect(combined.events == ["next(7)", "completed"])
  }

  @Test func `an observer can be mapped and erased`() {
    let collector = Collector()
    let words: AnyObserver<String> = collector.mapObserver { $0.count }

    words.onNext("Ann")
    words.onCompleted()

    #expect(collector.events == ["next(3)", "completed"])
  }
}
