import ReactiveLite
import ReactiveLiteTest
import Testing

/// Types of a program's own, which have what the protocols require and nothing more, work wherever one is taken.
@Suite struct CustomTypeTests {
  // MARK: ObservableType

  /// A source of one's own.
  private struct Source<Element>: ObservableType {
    let base: Observable<Element>

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
      base.subscribe(observer)
    }
  }

  private static func of(_ elements: Int...) -> Source<Int> { Source(base: .from(elements)) }

  private static var failing: Source<Int> {
    Source(base: Observable.of(1, 2).concat(Observable<Int>.error(Failure())))
  }

  /// What each operator makes of sources of one's own, and what it has to be.
  static let operators: [Case<@Sendable () -> (Observable<Int>, [Int])>] = [
    Case("combineLatest") {
      (.combineLatest(of(1, 2, 3), of(4, 5, 6)) { $0 * 10 + $1 }, [14, 24, 25, 35, 36])
    },
    Case("combineLatest of a collection") {
      (.combineLatest([of(1, 2), of(4, 5)]) { $0[0] * 10 + $0[1] }, [14, 24, 25])
    },
    Case("zip") { (.zip(of(1, 2), of(4, 5, 6)) { $0 * 10 + $1 }, [14, 25]) },
    Case("zip of a collection") { (.zip([of(1, 2), of(4, 5)]) { $0[0] * 10 + $0[1] }, [14, 25]) },
    Case("withLatestFrom") { (of(1, 2).withLatestFrom(of(7, 8)), [7, 8]) },
    Case("amb") { (of(1, 2).amb(of(7, 8)), [1, 2]) },
    Case("concat") { (of(1, 2).concat(of(7, 8)), [1, 2, 7, 8]) },
    Case("concat of sources") { (Observable.of(of(1, 2), of(7, 8)).concat(), [1, 2, 7, 8]) },
    Case("merge") { (Observable.of(of(1, 2), of(7, 8)).merge(), [1, 2, 7, 8]) },
    Case("merge(maxConcurrent:)") {
      (Observable.of(of(1, 2), of(7, 8)).merge(maxConcurrent: 1), [1, 2, 7, 8])
    },
    Case("switchLatest") { (Observable.just(of(1, 2)).switchLatest(), [1, 2]) },
    Case("flatMap") { (of(1, 2).flatMap { of($0 * 10, $0 * 10 + 1) }, [10, 11, 20, 21]) },
    Case("flatMapFirst") { (of(1).flatMapFirst { of($0 * 10, $0 * 10 + 1) }, [10, 11]) },
    Case("flatMapLatest") { (of(1).flatMapLatest { of($0 * 10, $0 * 10 + 1) }, [10, 11]) },
    Case("concatMap") { (of(1, 2).concatMap { of($0 * 10, $0 * 10 + 1) }, [10, 11, 20, 21]) },
    Case("take(until:)") { (of(1, 2).take(until: Source(base: Observable<Int>.empty())), [1, 2]) },
    Case("skip(until:)") { (of(1, 2).skip(until: Source(base: Observable.just(0))), [1, 2]) },
    Case("sample") { (Source(base: .just(1)).sample(Source(base: .just(0))), [1]) },
    Case("retry(when:)") {
      (failing.retry { (errors: Observable<any Error>) in Source(base: errors.take(1)) }, [1, 2, 1, 2])
    },
    Case("catch") { (failing.catch { _ in of(7).asObservable() }, [1, 2, 7]) },
    Case("share") { (of(1, 2).share(replay: 1), [1, 2]) },
    Case("publish") { (of(1, 2).publish().refCount(), [1, 2]) },
    Case("asSingle") { (of(1).asSingle().asObservable(), [1]) },
    Case("asInfallible") { (failing.asInfallible(onErrorJustReturn: 7).asObservable(), [1, 2, 7]) },
  ]

  @Test(arguments: operators)
  func `a source of one's own goes into every operator that takes one`(
    with op: Case<@Sendable () -> (Observable<Int>, [Int])>
  ) {
    let (result, elements) = op.operation()

    #expect(Stream(result).events == elements.map { .next(0, $0) } + [.completed(0)])
  }

  @Test func `timeout goes on with a source of one's own`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start { [scheduler] in
      Observable<Int>.never().timeout(.seconds(30), other: Self.of(7), scheduler: scheduler)
    }

    #expect(observer.events == [.next(230, 7), .completed(230)])
  }

  /// A source that does not keep the contract: it goes on after its ending.
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

  @Test func `the ending of a source that goes on after it is its last word`() {
    let disposal = BooleanDisposable()
    let source = Unruly(disposal: disposal).map { $0 * 10 }

    #expect(Stream(source).events == [.next(0, 10), .next(0, 20), .completed(0)])
    #expect(disposal.isDisposed)
  }

  @Test func `it is stopped by take, and combined like any other`() {
    let source = Unruly(disposal: Disposables.create())
    let combined = Observable.combineLatest(source, Observable.just(5)) { $0 + $1 }

    #expect(Stream(source.take(1)).events == [.next(0, 1), .completed(0)])
    #expect(Stream(combined).events == [.next(0, 7), .completed(0)])
  }

  // MARK: ObserverType

  private final class Collector: ObserverType {
    var events: [Event<Int>] = []
    func on(_ event: Event<Int>) { events.append(event) }
  }

  @Test func `an observer of one's own gets every event that is subscribed, bound, driven or emitted to it`()
  {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let collectors = (0..<4).map { _ in Collector() }
    SharingScheduler.mock(scheduler: scheduler) {
      _ = Observable.just(1).subscribe(collectors[0])
      _ = Observable.just(1).bind(to: collectors[1])
      _ = Driver.just(1).drive(collectors[2])
      _ = Signal.just(1).emit(to: collectors[3])
    }
    scheduler.start()

    for collector in collectors { #expect(collector.events == [.next(1), .completed]) }
  }

  @Test func `it can be mapped and erased, and be where a property's values go`() {
    let collector = Collector()
    let words: AnyObserver<String> = collector.asObserver().mapObserver { $0.count }
    let property = ControlProperty(values: Self.of(1), valueSink: collector)

    words.onNext("Ann")
    property.onNext(4)

    #expect(collector.events == [.next(3), .next(4)])
  }

  // MARK: SubjectType

  /// A subject of one's own, whose observer side is of another type.
  private final class Station: SubjectType {
    typealias Element = String
    private let subject = PublishSubject<String>()

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == String {
      subject.subscribe(observer)
    }

    func asObserver() -> AnyObserver<Int> { subject.mapObserver { "\($0)" } }
  }

  @Test func `a subject of one's own multicasts`() {
    let (source, log) = (PublishSubject<Int>(), TestScheduler(initialClock: 0).createObserver(String.self))
    let connectable = source.multicast(Station())
    _ = connectable.subscribe(log)
    let connection = connectable.connect()
    source.onNext(1)
    connection.dispose()
    source.onNext(2)

    #expect(log.events == [.next(0, "1")])
  }

  @Test func `a subject of one's own is made for each connection, or for each subscriber of a selector`() {
    let shared = Self.of(1, 2).multicast(makeSubject: { Station() }).refCount()
    let selected = Self.of(1, 2).multicast({ Station() }) { Observable.zip($0, $0) { $0 + $1 } }

    for _ in 0..<2 {
      #expect(Stream(shared).events == [.next(0, "1"), .next(0, "2"), .completed(0)])
      #expect(Stream(selected).events == [.next(0, "11"), .next(0, "22"), .completed(0)])
    }
  }

  // MARK: ConnectableObservableType

  /// A connectable source of one's own, which counts its connections.
  private final class Switchboard: ConnectableObservableType {
    typealias Element = Int
    private let subject = PublishSubject<Int>()
    var connections: [BooleanDisposable] = []

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Int {
      subject.subscribe(observer)
    }

    func connect() -> any Disposable {
      let connection = BooleanDisposable()
      connections.append(connection)
      subject.onNext(connections.count)
      return connection
    }
  }

  @Test func `a connectable source of one's own is connected by the first and let go of by the last`() {
    let (source, observer) = (Switchboard(), TestScheduler(initialClock: 0).createObserver(Int.self))
    let shared = source.refCount()
    let subscriptions = [shared.subscribe(observer), shared.subscribe(observer)]
    #expect(source.connections.map(\.isDisposed) == [false])
    subscriptions[0].dispose()
    #expect(source.connections.map(\.isDisposed) == [false])
    subscriptions[1].dispose()
    #expect(source.connections.map(\.isDisposed) == [true])
    shared.subscribe(observer).dispose()

    #expect(observer.events == [.next(0, 1), .next(0, 2)])
    #expect(source.connections.map(\.isDisposed) == [true, true])
  }

  // MARK: Disposable, Cancelable

  private final class Closing: Cancelable {
    var count = 0
    var isDisposed: Bool { count > 0 }
    func dispose() { count += 1 }
  }

  /// Ways to have a disposable disposed.
  static let disposals: [Case<@Sendable (any Cancelable) -> Void>] = [
    Case("create") { own in Observable<Int>.create { _ in own }.subscribe().dispose() },
    Case("DisposeBag") { own in own.disposed(by: DisposeBag()) },
    Case("DisposeBag(disposing:)") { own in _ = DisposeBag(disposing: own) },
    Case("Disposables.create") { own in Disposables.create(own, Disposables.create()).dispose() },
    Case("CompositeDisposable") { own in CompositeDisposable(own).dispose() },
    Case("SerialDisposable") { own in
      let serial = SerialDisposable()
      serial.disposable = own
      serial.disposable = Disposables.create()
    },
    Case("SingleAssignmentDisposable") { own in
      let single = SingleAssignmentDisposable()
      single.dispose()
      single.setDisposable(own)
    },
    Case("RefCountDisposable") { own in RefCountDisposable(disposable: own).dispose() },
    Case("ScheduledDisposable") { own in
      ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: own).dispose()
    },
    Case("scheduled work") { own in CurrentThreadScheduler.instance.schedule(()) { own }.dispose() },
  ]

  @Test(arguments: disposals)
  func `a disposable of one's own is disposed once`(by way: Case<@Sendable (any Cancelable) -> Void>) {
    let own = Closing()
    way.operation(own)

    #expect(own.count == 1)
  }

  @Test func `a resource of one's own is used and disposed`() {
    let own = Closing()
    let source = Observable.using({ own }) { Observable.just($0.isDisposed) }

    #expect(Stream(source).events == [.next(0, false), .completed(0)])
    #expect(own.count == 1)
  }
}
