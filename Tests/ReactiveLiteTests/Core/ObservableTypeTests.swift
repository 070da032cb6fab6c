import ReactiveLite
import Testing

/// Sources of a program's own, well behaved or not.
@Suite struct ObservableTypeTests {
  /// Sends what it is given, while it is being subscribed to, then returns `disposal`.
  private struct Scripted: ObservableType {
    typealias Element = Int
    let script: [Event<Int>]
    var disposal: any Disposable = Disposables.create()

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Int {
      for event in script { observer.on(event) }
      return disposal
    }
  }

  private func log(_ source: some ObservableType<Int>) -> [String] {
    var log: [String] = []
    _ = source.asObservable().subscribe { log.append($0.debugDescription) }
    return log
  }

  @Test func `its first ending is its last word`() {
    #expect(log(Scripted(script: [.next(1), .completed, .next(2)])) == ["next(1)", "completed"])
    #expect(log(Scripted(script: [.completed, .completed])) == ["completed"])
    #expect(log(Scripted(script: [.completed, .error(Failure())])) == ["completed"])
    #expect(log(Scripted(script: [.error(Failure()), .next(1)])) == ["error(Failure(number: 0))"])
  }

  @Test func `an ending inside an operator that goes on is heard once`() {
    let unruly = Scripted(script: [.next(1), .completed, .next(2), .completed])

    #expect(
      log(Observable.merge(unruly.asObservable(), .never())) == ["next(1)"])
    #expect(
      log(Observable.of(0).flatMap { _ in unruly }) == ["next(1)", "completed"])
    #expect(
      log(Observable.zip(unruly, Observable.of(10, 20)) { $0 + $1 }) == ["next(11)", "completed"])
  }

  @Test func `what it returns is disposed with its ending, its disposal, and by take`() {
    let handles = (0..<3).map { _ in BooleanDisposable() }

    _ = Scripted(script: [.completed], disposal: handles[0]).subscribe(onNext: { _ in })
    Scripted(script: [], disposal: handles[1]).subscribe(onNext: { _ in }).dispose()
    _ = Scripted(script: [.next(1)], disposal: handles[2]).take(1).subscribe()

    #expect(handles.map(\.isDisposed) == [true, true, true])
  }

  @Test func `it is not disposed while it goes on`() {
    let handle = BooleanDisposable()

    let subscription = Scripted(script: [.next(1)], disposal: handle).map { $0 }.subscribe()

    #expect(!handle.isDisposed)
    subscription.dispose()
    #expect(handle.isDisposed)
  }

  @Test func `a subject of one's own is both sides at once`() {
    struct Doubling: SubjectType {
      typealias Element = Int
      let inner = PublishSubject<Int>()
      func asObserver() -> AnyObserver<Int> { inner.asObserver().mapObserver { $0 * 2 } }
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
      where Observer.Element == Int {
        inner.subscribe(observer)
      }
    }
    let subject = Doubling()
    var log: [Int] = []
    let subscription = subject.map { $0 + 1 }.subscribe(onNext: { log.append($0) })

    _ = Observable.of(1, 2).bind(to: subject.asObserver())

    #expect(log == [3, 5])
    subscription.dispose()
  }

  @Test func `one that is shared is subscribed to once`() {
    final class Counting: ObservableType {
      typealias Element = Int
      var count = 0
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
      where Observer.Element == Int {
        count += 1
        return Disposables.create()
      }
    }
    let source = Counting()
    let shared = source.share()

    let subscriptions = [shared.subscribe(), shared.subscribe()]

    #expect(source.count == 1)
    for subscription in subscriptions { subscription.dispose() }
  }
}
