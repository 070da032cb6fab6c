import Foundation
import ReactiveLite
import ReactiveLiteTest
import XCTest

// MARK: - Custom observables

/// A sequence that conforms to `ObservableType` directly, the way third party wrappers do.
private struct Countdown: ObservableType {
  typealias Element = Int

  let start: Int

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Int {
    for number in stride(from: start, through: 1, by: -1) {
      observer.onNext(number)
    }
    observer.onCompleted()
    return Disposables.create()
  }
}

/// A generic wrapper that forwards to a stored source and counts its subscriptions.
private final class Counted<Source: ObservableType>: ObservableType {
  typealias Element = Source.Element

  private let source: Source
  private(set) var subscriptionCount = 0
  private(set) var disposeCount = 0

  init(_ source: Source) {
    self.source = source
  }

  func subscribe<Observer>(_ observer: Observer) -> Disposable
  where Observer: ObserverType, Source.Element == Observer.Element {
    subscriptionCount += 1
    let subscription = source.subscribe(observer)
    return Disposables.create {
      self.disposeCount += 1
      subscription.dispose()
    }
  }

  func asObservable() -> Observable<Source.Element> {
    Observable.create { observer in self.subscribe(observer) }
  }
}

/// Only convertible, not observable itself.
private struct Greeting: ObservableConvertibleType {
  let name: String

  func asObservable() -> Observable<String> {
    .of("Hello", name)
  }
}

// MARK: - Custom observers

private final class Recorder<Element>: ObserverType {
  private(set) var events = [Event<Element>]()

  var elements: [Element] { events.compactMap { $0.element } }
  var isCompleted: Bool { events.contains { $0.isCompleted } }
  var error: Error? { events.compactMap { $0.error }.first }

  func on(_ event: Event<Element>) {
    events.append(event)
  }
}

private struct Appender: ObserverType {
  let append: (String) -> Void

  func on(_ event: Event<String>) {
    switch event {
    case .next(let text):
      append(text)
    case .error(let error):
      append("error \(error)")
    case .completed:
      append("done")
    }
  }
}

// MARK: - Custom subject

/// A subject that tags everything that goes through it.
private final class TaggingSubject<Value>: SubjectType {
  typealias Element = (tag: Int, value: Value)
  typealias Observer = AnyObserver<Value>

  private let inner = PublishSubject<(tag: Int, value: Value)>()
  private var tag = 0

  private func forward(_ event: Event<Value>) {
    tag += 1
    inner.on(event.map { (tag: self.tag, value: $0) })
  }

  func asObserver() -> AnyObserver<Value> {
    AnyObserver { [weak self] event in self?.forward(event) }
  }

  func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == (tag: Int, value: Value) {
    inner.subscribe(observer)
  }
}

/// A subject with the same element on both sides.
private final class Mailbox<Element>: SubjectType, ObserverType {
  typealias Observer = Mailbox<Element>

  private let relay = ReplaySubject<Element>.create(bufferSize: 2)
  private(set) var received = 0

  func on(_ event: Event<Element>) {
    if case .next = event { received += 1 }
    relay.on(event)
  }

  func asObserver() -> Mailbox<Element> { self }

  func subscribe<O>(_ observer: O) -> Disposable where O: ObserverType, O.Element == Element {
    relay.subscribe(observer)
  }
}

// MARK: - Custom schedulers

/// A virtual clock driven by hand, with only the required members of `SchedulerType`.
private final class ManualScheduler: SchedulerType {
  private struct Item {
    let id: Int
    let due: TimeInterval
    let work: () -> Void
  }

  private var clock: TimeInterval = 0
  private var nextID = 0
  private var items = [Item]()

  var pending: Int { items.count }

  var now: RxTime { Date(timeIntervalSince1970: clock) }

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let id = nextID
    nextID += 1
    let inner = SingleAssignmentDisposable()
    items.append(
      Item(id: id, due: clock + dueTime.inSeconds) {
        inner.setDisposable(action(state))
      })
    let removal = Disposables.create { [weak self] in
      self?.items.removeAll { $0.id == id }
    }
    return Disposables.create(removal, inner)
  }

  func advance(by seconds: TimeInterval) {
    let end = clock + seconds
    while let next = items.filter({ $0.due <= end }).min(by: { ($0.due, $0.id) < ($1.due, $1.id) }) {
      items.removeAll { $0.id == next.id }
      clock = max(clock, next.due)
      next.work()
    }
    clock = end
  }
}

/// Runs everything at once and keeps a log.
private final class LoggingImmediateScheduler: ImmediateSchedulerType {
  private(set) var count = 0

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    count += 1
    return action(state)
  }
}

/// A decorator, as used for logging in apps.
private struct ForwardingScheduler: SchedulerType {
  let base: SchedulerType
  let onSchedule: () -> Void

  var now: RxTime { base.now }

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    onSchedule()
    return base.schedule(state, action: action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    onSchedule()
    return base.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable {
    onSchedule()
    return base.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}

extension RxTimeInterval {
  fileprivate var inSeconds: TimeInterval {
    switch self {
    case .seconds(let value): return TimeInterval(value)
    case .milliseconds(let value): return TimeInterval(value) / 1_000
    case .microseconds(let value): return TimeInterval(value) / 1_000_000
    case .nanoseconds(let value): return TimeInterval(value) / 1_000_000_000
    default: return .infinity
    }
  }
}

// MARK: - Custom disposables

private final class FlagDisposable: Disposable {
  private(set) var disposeCount = 0

  func dispose() {
    disposeCount += 1
  }
}

private final class Resource: Cancelable {
  private(set) var isDisposed = false

  func dispose() {
    isDisposed = true
  }
}

// MARK: - Custom sharing strategy

private struct ReplayTwoStrategy: SharingStrategyProtocol {
  static var scheduler: SchedulerType { MainScheduler.instance }

  static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 2, scope: .forever)
  }
}

private typealias ReplayTwo<Element> = SharedSequence<ReplayTwoStrategy, Element>

// MARK: - Custom operators

extension ObservableType {
  fileprivate func pairwise() -> Observable<(previous: Element, current: Element)> {
    Observable<(previous: Element, current: Element)>.create { observer in
      var last: Element?
      return self.subscribe { event in
        switch event {
        case .next(let element):
          if let previous = last {
            observer.onNext((previous: previous, current: element))
          }
          last = element
        case .error(let error):
          observer.onError(error)
        case .completed:
          observer.onCompleted()
        }
      }
    }
  }

  fileprivate func unwrap<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? {
    filter { $0 != nil }.map { $0! }
  }

  fileprivate func mapTo<Result>(_ value: Result) -> Observable<Result> {
    map { _ in value }
  }

  fileprivate func doubled() -> Observable<Element> where Element: Numeric {
    map { $0 * 2 }
  }
}

extension ObservableType where Element == Bool {
  fileprivate func not() -> Observable<Bool> {
    map(!)
  }
}

extension ObservableConvertibleType {
  fileprivate func collect(into list: @escaping (Element) -> Void) -> Disposable {
    asObservable().subscribe(onNext: list)
  }
}

extension ObserverType where Element == Void {
  fileprivate func fire() {
    onNext(())
  }
}

private enum CustomError: Error, Equatable {
  case bad
  case worse(Int)
}

// MARK: - Tests

final class PortedCustomTypesTests: XCTestCase {
  private var disposeBag = DisposeBag()

  override func setUp() {
    super.setUp()
    disposeBag = DisposeBag()
  }

  // MARK: ObservableType

  func testCustomObservableIsUsableAsAnObservable() {
    var numbers = [Int]()
    var isCompleted = false

    Countdown(start: 3)
      .subscribe(
        onNext: { numbers.append($0) },
        onCompleted: { isCompleted = true }
      )
      .disposed(by: disposeBag)

    XCTAssertEqual(numbers, [3, 2, 1])
    XCTAssertTrue(isCompleted)
  }

  func testCustomObservableDefaultAsObservable() {
    let observable: Observable<Int> = Countdown(start: 2).asObservable()
    var numbers = [Int]()
    observable.subscribe { numbers.append($0) }.disposed(by: disposeBag)
    XCTAssertEqual(numbers, [2, 1])
  }

  func testOperatorsOverACustomObservable() {
    var texts = [String]()
    Countdown(start: 6)
      .filter { $0.isMultiple(of: 2) }
      .map { "n\($0)" }
      .startWith("go")
      .take(3)
      .enumerated()
      .map { "\($0.index)-\($0.element)" }
      .subscribe(onNext: { texts.append($0) })
      .disposed(by: disposeBag)
    XCTAssertEqual(texts, ["0-go", "1-n6", "2-n4"])

    var sums = [Int]()
    Countdown(start: 4).scan(0, accumulator: +).subscribe(onNext: { sums.append($0) }).disposed(
      by: disposeBag)
    XCTAssertEqual(sums, [4, 7, 9, 10])

    var total: Int?
    Countdown(start: 4).reduce(0, accumulator: +).subscribe(onNext: { total = $0 }).disposed(by: disposeBag)
    XCTAssertEqual(total, 10)

    var all = [Int]()
    Countdown(start: 4).toArray().subscribe(onSuccess: { all = $0 }).disposed(by: disposeBag)
    XCTAssertEqual(all, [4, 3, 2, 1])

    var last = [Int]()
    Countdown(start: 4).takeLast(2).subscribe(onNext: { last.append($0) }).disposed(by: disposeBag)
    XCTAssertEqual(last, [2, 1])

    var skipped = [Int]()
    Countdown(start: 5).skip(while: { $0 > 3 }).skip(1).subscribe(onNext: { skipped.append($0) }).disposed(
      by: disposeBag)
    XCTAssertEqual(skipped, [2, 1])
  }

  func testCombiningACustomObservableWithOthers() {
    var zipped = [String]()
    Observable.zip(Countdown(start: 3), Observable.of("a", "b", "c")) { "\($0)\($1)" }
      .subscribe(onNext: { zipped.append($0) })
      .disposed(by: disposeBag)
    XCTAssertEqual(zipped, ["3a", "2b", "1c"])

    var combined = [Int]()
    Observable.combineLatest(Countdown(start: 2), Observable.just(10), resultSelector: +)
      .subscribe(onNext: { combined.append($0) })
      .disposed(by: disposeBag)
    XCTAssertEqual(combined, [11])

    var concatenated = [Int]()
    Countdown(start: 2).concat(Countdown(start: 1)).concat(Observable.just(0))
      .subscribe(onNext: { concatenated.append($0) })
      .disposed(by: disposeBag)
    XCTAssertEqual(concatenated, [2, 1, 1, 0])

    var merged = [Int]()
    Observable.merge(Countdown(start: 2).asObservable(), .just(7))
      .subscribe(onNext: { merged.append($0) })
      .disposed(by: disposeBag)
    XCTAssertEqual(merged, [2, 1, 7])

    var flat = [Int]()
    Observable.of(1, 2).flatMap { Countdown(start: $0) }
      .subscribe(onNext: { flat.append($0) })
      .disposed(by: disposeBag)
    XCTAssertEqual(flat, [1, 2, 1])

    var chained = [Int]()
    Countdown(start: 3).concatMap { Countdown(start: $0) }
      .subscribe(onNext: { chained.append($0) })
      .disposed(by: disposeBag)
    XCTAssertEqual(chained, [3, 2, 1, 2, 1, 1])

    var latest = [String]()
    Countdown(start: 2).withLatestFrom(Observable.just("x")) { "\($0)\($1)" }
      .subscribe(onNext: { latest.append($0) })
      .disposed(by: disposeBag)
    XCTAssertEqual(latest, ["2x", "1x"])

    var fallback = [Int]()
    Observable<Int>.error(CustomError.bad).catch { _ in Countdown(start: 2).asObservable() }
      .subscribe(onNext: { fallback.append($0) })
      .disposed(by: disposeBag)
    XCTAssertEqual(fallback, [2, 1])
  }

  func testOperatorsOnlyNeedAnObservableConvertibleType() {
    var words = [String]()
    Observable.of("Ann", "Bob")
      .concatMap { Greeting(name: $0) }
      .subscribe(onNext: { words.append($0) })
      .disposed(by: disposeBag)
    XCTAssertEqual(words, ["Hello", "Ann", "Hello", "Bob"])

    var latest = [String]()
    Observable.just("Cid")
      .flatMapLatest(Greeting.init(name:))
      .subscribe(onNext: { latest.append($0) })
      .disposed(by: disposeBag)
    XCTAssertEqual(latest, ["Hello", "Cid"])

    var collected = [String]()
    Greeting(name: "Dee").collect { collected.append($0) }.disposed(by: disposeBag)
    XCTAssertEqual(collected, ["Hello", "Dee"])
  }

  func testShareSubscribesOnceToACustomObservable() {
    let subject = PublishSubject<Int>()
    let source = Counted(subject)
    let shared = source.share(replay: 1)
    let first = Recorder<Int>()
    let second = Recorder<Int>()

    let firstSubscription = shared.subscribe(first)
    subject.onNext(1)
    let secondSubscription = shared.subscribe(second)
    subject.onNext(2)

    XCTAssertEqual(source.subscriptionCount, 1)
    XCTAssertEqual(first.elements, [1, 2])
    XCTAssertEqual(second.elements, [1, 2])

    firstSubscription.dispose()
    XCTAssertEqual(source.disposeCount, 0)
    secondSubscription.dispose()
    XCTAssertEqual(source.disposeCount, 1)

    shared.subscribe(onNext: { _ in }).disposed(by: disposeBag)
    XCTAssertEqual(source.subscriptionCount, 2)
  }

  func testRetryResubscribesToACustomObservable() {
    var attempts = 0
    let flaky = Counted(
      Observable<Int>.deferred {
        attempts += 1
        return attempts < 3 ? .error(CustomError.worse(attempts)) : .just(attempts)
      })
    let recorder = Recorder<Int>()
    flaky.retry(5).subscribe(recorder).disposed(by: disposeBag)

    XCTAssertEqual(flaky.subscriptionCount, 3)
    XCTAssertEqual(recorder.elements, [3])
    XCTAssertTrue(recorder.isCompleted)
  }

  func testTakeDisposesACustomObservable() {
    let subject = PublishSubject<Int>()
    let source = Counted(subject)
    let recorder = Recorder<Int>()
    source.take(2).subscribe(recorder).disposed(by: disposeBag)

    subject.onNext(1)
    XCTAssertTrue(subject.hasObservers)
    subject.onNext(2)
    XCTAssertFalse(subject.hasObservers)
    XCTAssertEqual(source.disposeCount, 1)
    XCTAssertEqual(recorder.elements, [1, 2])
    XCTAssertTrue(recorder.isCompleted)
  }

  // MARK: ObserverType

  func testCustomObserverReceivesEverything() {
    let recorder = Recorder<Int>()
    _ = Observable.of(1, 2).subscribe(recorder)
    XCTAssertEqual(recorder.events, [.next(1), .next(2), .completed])

    let failing = Recorder<Int>()
    _ = Observable.just(1).concat(Observable.error(CustomError.bad)).subscribe(failing)
    XCTAssertEqual(failing.events, [.next(1), .error(CustomError.bad)])
    XCTAssertEqual(failing.error as? CustomError, .bad)
  }

  func testStructObserver() {
    var lines = [String]()
    let appender = Appender { lines.append($0) }
    _ = Observable.of("a", "b").subscribe(appender)
    appender.onNext("c")
    appender.onCompleted()
    appender.onError(CustomError.bad)
    XCTAssertEqual(lines, ["a", "b", "done", "c", "done", "error bad"])
  }

  func testAsObserverAndMapObserver() {
    let recorder = Recorder<String>()
    let any: AnyObserver<String> = recorder.asObserver()
    let numbers: AnyObserver<Int> = recorder.mapObserver { "#\($0)" }
    let wrapped = AnyObserver(recorder)

    any.onNext("a")
    numbers.onNext(1)
    wrapped.on(.next("b"))
    numbers.onCompleted()

    XCTAssertEqual(recorder.events, [.next("a"), .next("#1"), .next("b"), .completed])
  }

  func testAnyObserverFromAClosure() {
    var seen = [String]()
    let observer = AnyObserver<Int> { event in
      switch event {
      case let .next(value): seen.append("next \(value)")
      case let .error(error): seen.append("error \(error)")
      case .completed: seen.append("completed")
      }
    }
    _ = Observable.range(start: 1, count: 2).subscribe(observer)
    XCTAssertEqual(seen, ["next 1", "next 2", "completed"])
  }

  func testBindToCustomObservers() {
    let one = Recorder<Int>()
    let two = Recorder<Int>()
    let optional = Recorder<Int?>()
    let relay = PublishRelay<Int>()

    relay.bind(to: one, two).disposed(by: disposeBag)
    relay.asObservable().bind(to: optional).disposed(by: disposeBag)
    relay.accept(1)
    relay.accept(2)

    XCTAssertEqual(one.elements, [1, 2])
    XCTAssertEqual(two.elements, [1, 2])
    XCTAssertEqual(optional.elements, [1, 2])
  }

  func testBindToABinderFunction() {
    let log = Recorder<String>()
    func attach(_ source: Observable<Int>) -> Disposable {
      source.map(String.init).subscribe(log)
    }
    func attachWithPrefix(_ source: Observable<Int>) -> (String) -> Disposable {
      { prefix in source.map { prefix + "\($0)" }.subscribe(log) }
    }

    let subject = PublishSubject<Int>()
    let subscription = subject.bind(to: attach)
    let curried: Disposable = subject.bind(to: attachWithPrefix, curriedArgument: "p")
    subject.onNext(1)
    subscription.dispose()
    curried.dispose()
    subject.onNext(2)

    XCTAssertEqual(log.elements, ["1", "p1"])
  }

  func testEventHelpers() {
    let next = Event.next(1)
    let mapped: Event<String> = next.map { "\($0)" }
    XCTAssertEqual(mapped, .next("1"))
    XCTAssertEqual(next.element, 1)
    XCTAssertNil(next.error)
    XCTAssertFalse(next.isStopEvent)
    XCTAssertTrue(Event<Int>.completed.isCompleted)
    XCTAssertTrue(Event<Int>.completed.isStopEvent)
    XCTAssertTrue(Event<Int>.error(CustomError.bad).isStopEvent)
    XCTAssertEqual("\(Event.next(5))", "next(5)")
    XCTAssertEqual("\(Event<Int>.completed)", "completed")
    XCTAssertEqual(Event<Int>.error(CustomError.bad).debugDescription, "error(bad)")

    let failed = next.map { _ -> Int in throw CustomError.worse(1) }
    XCTAssertEqual(failed.error as? CustomError, .worse(1))
  }

  // MARK: SubjectType

  func testMulticastThroughACustomSubjectWithAnotherElement() {
    let source = PublishSubject<String>()
    let connectable = source.multicast(TaggingSubject<String>())
    var seen = [String]()
    connectable
      .map { "\($0.tag):\($0.value)" }
      .subscribe(onNext: { seen.append($0) })
      .disposed(by: disposeBag)

    source.onNext("lost")
    let connection = connectable.connect()
    source.onNext("a")
    source.onNext("b")
    connection.dispose()
    source.onNext("lost too")

    XCTAssertEqual(seen, ["1:a", "2:b"])
  }

  func testMulticastThroughAFactoryOfCustomSubjects() {
    var made = [Mailbox<Int>]()
    let source = PublishSubject<Int>()
    let shared = source.multicast(makeSubject: { () -> Mailbox<Int> in
      let box = Mailbox<Int>()
      made.append(box)
      return box
    }).refCount()

    let early = Recorder<Int>()
    let late = Recorder<Int>()
    let one = shared.subscribe(early)
    source.onNext(1)
    source.onNext(2)
    source.onNext(3)
    let two = shared.subscribe(late)
    source.onNext(4)
    one.dispose()
    two.dispose()

    XCTAssertEqual(early.elements, [1, 2, 3, 4])
    XCTAssertEqual(late.elements, [2, 3, 4])
    XCTAssertEqual(made.count, 1)
    XCTAssertEqual(made.first?.received, 4)
    XCTAssertFalse(source.hasObservers)
  }

  func testCustomSubjectOnBothSides() {
    let mailbox = Mailbox<Int>()
    let recorder = Recorder<Int>()
    Observable.of(1, 2, 3).subscribe(mailbox).disposed(by: disposeBag)
    mailbox.doubled().subscribe(recorder).disposed(by: disposeBag)
    XCTAssertEqual(recorder.events, [.next(4), .next(6), .completed])

    let other = Mailbox<Int>()
    other.asObserver().onNext(9)
    XCTAssertEqual(other.received, 1)
  }

  func testSelectorMulticastWithACustomSubject() {
    let recorder = Recorder<Int>()
    Observable.of(1, 2, 3)
      .multicast(
        { Mailbox<Int>() },
        selector: { shared in Observable.zip(shared, shared.map { $0 * 10 }, resultSelector: +) }
      )
      .subscribe(recorder)
      .disposed(by: disposeBag)
    XCTAssertEqual(recorder.elements, [11, 22, 33])
    XCTAssertTrue(recorder.isCompleted)
  }

  // MARK: SchedulerType

  func testDelayAndDebounceOnACustomScheduler() {
    let scheduler = ManualScheduler()
    let subject = PublishSubject<Int>()
    let delayed = Recorder<Int>()
    let debounced = Recorder<Int>()

    subject.delay(.seconds(2), scheduler: scheduler).subscribe(delayed).disposed(by: disposeBag)
    subject.debounce(.seconds(2), scheduler: scheduler).subscribe(debounced).disposed(by: disposeBag)

    subject.onNext(1)
    scheduler.advance(by: 1)
    XCTAssertEqual(delayed.elements, [])
    subject.onNext(2)
    scheduler.advance(by: 1)
    XCTAssertEqual(delayed.elements, [1])
    XCTAssertEqual(debounced.elements, [])
    scheduler.advance(by: 1)
    XCTAssertEqual(delayed.elements, [1, 2])
    XCTAssertEqual(debounced.elements, [2])

    subject.onNext(3)
    subject.onCompleted()
    XCTAssertEqual(debounced.events, [.next(2), .next(3), .completed])
    scheduler.advance(by: 2)
    XCTAssertEqual(delayed.events, [.next(1), .next(2), .next(3), .completed])
  }

  func testTimersOnACustomScheduler() {
    let scheduler = ManualScheduler()
    let ticks = Recorder<Int>()
    let once = Recorder<Int>()
    let periodic = Recorder<Int>()

    Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(3).subscribe(ticks).disposed(
      by: disposeBag)
    Observable<Int>.timer(.milliseconds(1500), scheduler: scheduler).subscribe(once).disposed(by: disposeBag)
    Observable<Int>.timer(.seconds(0), period: .seconds(2), scheduler: scheduler)
      .subscribe(periodic)
      .disposed(by: disposeBag)

    scheduler.advance(by: 1)
    XCTAssertEqual(ticks.events, [.next(0)])
    XCTAssertEqual(once.events, [])
    XCTAssertEqual(periodic.events, [.next(0)])
    scheduler.advance(by: 1)
    XCTAssertEqual(ticks.events, [.next(0), .next(1)])
    XCTAssertEqual(once.events, [.next(0), .completed])
    scheduler.advance(by: 3)
    XCTAssertEqual(ticks.events, [.next(0), .next(1), .next(2), .completed])
    XCTAssertEqual(periodic.events, [.next(0), .next(1), .next(2)])

    disposeBag = DisposeBag()
    XCTAssertEqual(scheduler.pending, 0)
  }

  func testTimeoutAndThrottleOnACustomScheduler() {
    let scheduler = ManualScheduler()
    let subject = PublishSubject<Int>()
    let timed = Recorder<Int>()
    let throttled = Recorder<Int>()
    let firstOnly = Recorder<Int>()

    subject.timeout(.seconds(3), scheduler: scheduler).subscribe(timed).disposed(by: disposeBag)
    subject.throttle(.seconds(2), scheduler: scheduler).subscribe(throttled).disposed(by: disposeBag)
    subject.throttle(.seconds(2), latest: false, scheduler: scheduler).subscribe(firstOnly).disposed(
      by: disposeBag)

    subject.onNext(1)
    scheduler.advance(by: 0.5)
    subject.onNext(2)
    scheduler.advance(by: 0.5)
    subject.onNext(3)
    XCTAssertEqual(throttled.elements, [1])
    scheduler.advance(by: 2)
    XCTAssertEqual(throttled.elements, [1, 3])
    XCTAssertEqual(firstOnly.elements, [1])
    XCTAssertNil(timed.error)
    scheduler.advance(by: 2)
    XCTAssertEqual(timed.elements, [1, 2, 3])
    guard case .timeout? = timed.error as? RxError else {
      return XCTFail("expected a timeout, got \(String(describing: timed.error))")
    }
  }

  func testObserveOnAndSubscribeOnACustomScheduler() {
    let scheduler = ManualScheduler()
    var subscribed = false
    let recorder = Recorder<Int>()

    Observable<Int>.create { observer in
      subscribed = true
      observer.onNext(1)
      observer.onNext(2)
      observer.onCompleted()
      return Disposables.create()
    }
    .subscribe(on: scheduler)
    .observe(on: scheduler)
    .subscribe(recorder)
    .disposed(by: disposeBag)

    XCTAssertFalse(subscribed)
    XCTAssertEqual(recorder.events, [])
    scheduler.advance(by: 1)
    XCTAssertTrue(subscribed)
    XCTAssertEqual(recorder.events, [.next(1), .next(2), .completed])
  }

  func testFactoriesOnACustomScheduler() {
    let scheduler = ManualScheduler()
    let recorder = Recorder<Int>()
    Observable.merge(
      .just(1, scheduler: scheduler),
      .of(2, 3, scheduler: scheduler),
      .from([4], scheduler: scheduler),
      .range(start: 5, count: 1, scheduler: scheduler)
    )
    .subscribe(recorder)
    .disposed(by: disposeBag)
    XCTAssertEqual(recorder.events, [])
    scheduler.advance(by: 0)
    XCTAssertEqual(recorder.elements.sorted(), [1, 2, 3, 4, 5])
    XCTAssertTrue(recorder.isCompleted)
  }

  func testImmediateSchedulerTypeOnly() {
    let scheduler = LoggingImmediateScheduler()
    let recorder = Recorder<Int>()
    Observable.just(1, scheduler: scheduler).subscribe(recorder).disposed(by: disposeBag)
    XCTAssertEqual(recorder.events, [.next(1), .completed])
    XCTAssertGreaterThan(scheduler.count, 0)

    let count = scheduler.count
    let observed = Recorder<Int>()
    Observable.of(1, 2).observe(on: scheduler).subscribe(observed).disposed(by: disposeBag)
    XCTAssertEqual(observed.events, [.next(1), .next(2), .completed])
    XCTAssertGreaterThan(scheduler.count, count)
  }

  func testForwardingSchedulerOverATestScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    var scheduled = 0
    let forwarding = ForwardingScheduler(base: scheduler) { scheduled += 1 }

    let xs = scheduler.createHotObservable([
      .next(210, 1),
      .next(220, 2),
      .completed(300),
    ])
    let result = scheduler.start { xs.delay(.seconds(5), scheduler: forwarding) }

    XCTAssertEqual(result.events, [.next(215, 1), .next(225, 2), .completed(305)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 300)])
    XCTAssertGreaterThan(scheduled, 0)

    let ticking = TestScheduler(initialClock: 0)
    let other = ForwardingScheduler(base: ticking) {}
    let ticks = ticking.start(disposed: 240) { Observable<Int>.interval(.seconds(10), scheduler: other) }
    XCTAssertEqual(ticks.events, [.next(210, 0), .next(220, 1), .next(230, 2)])
  }

  func testRecursiveSchedulingOnACustomScheduler() {
    let scheduler = ManualScheduler()
    var states = [Int]()
    let subscription = scheduler.scheduleRecursive(0) { state, recurse in
      states.append(state)
      if state < 3 { recurse(state + 1) }
    }
    scheduler.advance(by: 0)
    XCTAssertEqual(states, [0, 1, 2, 3])
    subscription.dispose()
  }

  func testHistoricalScheduler() {
    let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 100))
    let recorder = Recorder<Int>()
    Observable<Int>.timer(.seconds(10), period: .seconds(5), scheduler: scheduler)
      .take(2)
      .subscribe(recorder)
      .disposed(by: disposeBag)

    scheduler.advanceTo(Date(timeIntervalSince1970: 111))
    XCTAssertEqual(recorder.events, [.next(0)])
    scheduler.start()
    XCTAssertEqual(recorder.events, [.next(0), .next(1), .completed])
  }

  // MARK: Disposable

  func testCustomDisposableReturnedFromCreate() {
    let flag = FlagDisposable()
    let subscription = Observable<Int>.create { _ in flag }.subscribe()
    XCTAssertEqual(flag.disposeCount, 0)
    subscription.dispose()
    subscription.dispose()
    XCTAssertEqual(flag.disposeCount, 1)

    let completing = FlagDisposable()
    _ = Observable<Int>.create { observer in
      observer.onCompleted()
      return completing
    }
    .subscribe()
    XCTAssertEqual(completing.disposeCount, 1)
  }

  func testCustomDisposablesInContainers() {
    let a = FlagDisposable()
    let b = FlagDisposable()
    let c = FlagDisposable()

    let composite = CompositeDisposable(a, b)
    let key = composite.insert(c)
    XCTAssertNotNil(key)
    XCTAssertEqual(composite.count, 3)
    if let key = key { composite.remove(for: key) }
    XCTAssertEqual(c.disposeCount, 1)
    XCTAssertEqual(composite.count, 2)
    composite.dispose()
    XCTAssertEqual([a, b].map(\.disposeCount), [1, 1])
    XCTAssertNil(composite.insert(c))
    XCTAssertEqual(c.disposeCount, 2)

    let serial = SerialDisposable()
    let first = FlagDisposable()
    let second = FlagDisposable()
    serial.disposable = first
    serial.disposable = second
    XCTAssertEqual(first.disposeCount, 1)
    serial.dispose()
    XCTAssertEqual(second.disposeCount, 1)
    serial.disposable = first
    XCTAssertEqual(first.disposeCount, 2)

    let assignment = SingleAssignmentDisposable()
    let late = FlagDisposable()
    assignment.dispose()
    assignment.setDisposable(late)
    XCTAssertEqual(late.disposeCount, 1)
    XCTAssertTrue(assignment.isDisposed)

    let counted = FlagDisposable()
    let refCount = RefCountDisposable(disposable: counted)
    let handle = refCount.retain()
    refCount.dispose()
    XCTAssertEqual(counted.disposeCount, 0)
    handle.dispose()
    XCTAssertEqual(counted.disposeCount, 1)

    let boolean = BooleanDisposable()
    XCTAssertFalse(boolean.isDisposed)
    boolean.dispose()
    XCTAssertTrue(boolean.isDisposed)
  }

  func testDisposeBagForms() {
    let flags = (0..<8).map { _ in FlagDisposable() }
    var bag: DisposeBag? = DisposeBag(disposing: flags[0], flags[1])
    bag?.insert(flags[2])
    bag?.insert(flags[3], flags[4])
    bag?.insert([flags[5], flags[6]])
    flags[7].disposed(by: bag!)
    XCTAssertEqual(flags.map(\.disposeCount), Array(repeating: 0, count: 8))
    bag = nil
    XCTAssertEqual(flags.map(\.disposeCount), Array(repeating: 1, count: 8))

    let built = (0..<3).map { _ in FlagDisposable() }
    var builder: DisposeBag? = DisposeBag {
      built[0]
      built[1]
    }
    builder?.insert {
      built[2]
    }
    builder = nil
    XCTAssertEqual(built.map(\.disposeCount), [1, 1, 1])
  }

  func testDisposablesFactories() {
    var calls = 0
    let anonymous = Disposables.create { calls += 1 }
    XCTAssertFalse(anonymous.isDisposed)
    anonymous.dispose()
    anonymous.dispose()
    XCTAssertTrue(anonymous.isDisposed)
    XCTAssertEqual(calls, 1)

    let flags = (0..<9).map { _ in FlagDisposable() }
    Disposables.create(flags[0], flags[1]).dispose()
    Disposables.create(flags[2], flags[3], flags[4]).dispose()
    Disposables.create([flags[5], flags[6], flags[7], flags[8]]).dispose()
    XCTAssertEqual(flags.map(\.disposeCount), Array(repeating: 1, count: 9))

    let nothing: Disposable = Disposables.create()
    nothing.dispose()
  }

  func testScheduledDisposable() {
    let scheduler = ManualScheduler()
    let flag = FlagDisposable()
    let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: flag)
    scheduled.dispose()
    XCTAssertEqual(flag.disposeCount, 0)
    scheduler.advance(by: 0)
    XCTAssertEqual(flag.disposeCount, 1)
  }

  func testUsingWithACustomCancelable() {
    let resource = Resource()
    let recorder = Recorder<Bool>()
    Observable.using(
      { resource },
      observableFactory: { resource in Observable.just(resource.isDisposed) }
    )
    .subscribe(recorder)
    .disposed(by: disposeBag)
    XCTAssertEqual(recorder.events, [.next(false), .completed])
    XCTAssertTrue(resource.isDisposed)
  }

  // MARK: SharingStrategyProtocol

  func testCustomSharingStrategy() {
    let subject = PublishSubject<Int>()
    let shared: ReplayTwo<Int> = subject.asSharedSequence(onErrorJustReturn: 0)
    let doubled: ReplayTwo<Int> = shared.map { $0 * 2 }
    let first = Recorder<Int>()
    doubled.asObservable().subscribe(first).disposed(by: disposeBag)
    subject.onNext(1)
    subject.onNext(2)
    subject.onNext(3)
    let second = Recorder<Int>()
    doubled.asObservable().subscribe(second).disposed(by: disposeBag)
    subject.onError(CustomError.bad)
    XCTAssertEqual(first.events, [.next(2), .next(4), .next(6), .next(0), .completed])
    XCTAssertEqual(second.events, [.next(4), .next(6), .next(0), .completed])
  }

  // MARK: Operators of one's own

  func testOwnOperators() {
    var pairs = [[Int]]()
    Observable.of(1, 2, 4)
      .pairwise()
      .subscribe(onNext: { previous, current in pairs.append([previous, current]) })
      .disposed(by: disposeBag)
    XCTAssertEqual(pairs, [[1, 2], [2, 4]])

    let unwrapped = Recorder<Int>()
    Observable.of(1, nil, 3).unwrap().subscribe(unwrapped).disposed(by: disposeBag)
    XCTAssertEqual(unwrapped.elements, [1, 3])

    let negated = Recorder<Bool>()
    Observable.of(true, false).not().subscribe(negated).disposed(by: disposeBag)
    XCTAssertEqual(negated.elements, [false, true])

    let mapped = Recorder<String>()
    Countdown(start: 2).mapTo("x").subscribe(mapped).disposed(by: disposeBag)
    XCTAssertEqual(mapped.elements, ["x", "x"])

    var fired = 0
    let trigger = PublishSubject<Void>()
    trigger.subscribe(onNext: { fired += 1 }).disposed(by: disposeBag)
    trigger.fire()
    trigger.onNext(())
    trigger.asObserver().fire()
    XCTAssertEqual(fired, 3)
  }
}
