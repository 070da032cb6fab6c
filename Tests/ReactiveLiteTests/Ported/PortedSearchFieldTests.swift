import Foundation
import ReactiveLite
import ReactiveLiteTest
import XCTest

private enum SearchError: Error {
  case offline
  case tooShort
}

private protocol SearchService: AnyObject {
  func results(for query: String) -> Observable<[String]>
}

private final class FakeSearchService: SearchService {
  private let scheduler: TestScheduler
  private(set) var queries = [String]()
  private let latency: [String: Int]
  private let failing: Set<String>

  init(scheduler: TestScheduler, latency: [String: Int] = [:], failing: Set<String> = []) {
    self.scheduler = scheduler
    self.latency = latency
    self.failing = failing
  }

  func results(for query: String) -> Observable<[String]> {
    queries.append(query)
    let delay = latency[query, default: 10]
    if failing.contains(query) {
      return scheduler.createColdObservable([.error(delay, SearchError.offline)]).asObservable()
    }
    return scheduler.createColdObservable([
      .next(delay, ["\(query) 1", "\(query) 2"]),
      .completed(delay),
    ])
    .asObservable()
  }
}

/// Inputs are observers, outputs are drivers and signals.
private final class SearchViewModel {
  // Inputs
  let query: AnyObserver<String>
  let submit = PublishRelay<Void>()

  // Outputs
  let results: Driver<[String]>
  let hasResults: Driver<Bool>
  let submitted: Signal<String>
  let placeholder: Driver<String>

  init(service: SearchService, scheduler: SchedulerType, wait: RxTimeInterval = .seconds(20)) {
    let text = PublishSubject<String>()
    query = text.asObserver()

    let trimmed =
      text
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .share(replay: 1)

    results =
      trimmed
      .debounce(wait, scheduler: scheduler)
      .distinctUntilChanged()
      .flatMapLatest { [weak service] query -> Observable<[String]> in
        guard !query.isEmpty, let service = service else { return .just([]) }
        return service.results(for: query)
          .catchAndReturn(["nothing for \(query)"])
      }
      .asDriver(onErrorJustReturn: [])

    hasResults = results.map { !$0.isEmpty }.distinctUntilChanged().startWith(false)

    submitted =
      submit
      .withLatestFrom(trimmed)
      .filter { !$0.isEmpty }
      .asSignal(onErrorSignalWith: .empty())

    placeholder = Driver.merge(
      .just("Search"),
      trimmed.asDriver(onErrorDriveWith: .never()).filter { $0.isEmpty }.map { _ in "Type something" }
    )
  }
}

final class PortedSearchFieldTests: XCTestCase {
  private var scheduler: TestScheduler!
  private var disposeBag: DisposeBag!

  override func setUp() {
    super.setUp()
    scheduler = TestScheduler(initialClock: 0)
    disposeBag = DisposeBag()
  }

  override func tearDown() {
    disposeBag = nil
    scheduler = nil
    super.tearDown()
  }

  private func type(_ events: [Recorded<Event<String>>], into viewModel: SearchViewModel) {
    scheduler.createColdObservable(events).bind(to: viewModel.query).disposed(by: disposeBag)
  }

  // MARK: View model under a mocked sharing scheduler

  func testResultsAreDebouncedAndDelivered() {
    SharingScheduler.mock(scheduler: scheduler) {
      let service = FakeSearchService(scheduler: scheduler)
      let viewModel = SearchViewModel(service: service, scheduler: scheduler)
      let results = scheduler.createObserver([String].self)
      viewModel.results.drive(results).disposed(by: disposeBag)

      type([.next(100, "r"), .next(110, "rx"), .next(200, " rx "), .next(300, "swift")], into: viewModel)
      scheduler.start()

      XCTAssertEqual(service.queries, ["rx", "swift"])
      // + 20 of debounce, + 10 of latency, + 1 of the mocked main scheduler
      XCTAssertEqual(
        results.events,
        [
          .next(141, ["rx 1", "rx 2"]),
          .next(331, ["swift 1", "swift 2"]),
        ])
    }
  }

  func testALateAnswerIsDropped() {
    SharingScheduler.mock(scheduler: scheduler) {
      let service = FakeSearchService(scheduler: scheduler, latency: ["slow": 100, "fast": 10])
      let viewModel = SearchViewModel(service: service, scheduler: scheduler)
      let results = scheduler.createObserver([String].self)
      viewModel.results.drive(results).disposed(by: disposeBag)

      type([.next(100, "slow"), .next(150, "fast")], into: viewModel)
      scheduler.start()

      XCTAssertEqual(service.queries, ["slow", "fast"])
      XCTAssertEqual(results.events, [.next(181, ["fast 1", "fast 2"])])
    }
  }

  func testAnErrorBecomesAResultAndTheFieldKeepsWorking() {
    SharingScheduler.mock(scheduler: scheduler) {
      let service = FakeSearchService(scheduler: scheduler, failing: ["bad"])
      let viewModel = SearchViewModel(service: service, scheduler: scheduler)
      let results = scheduler.createObserver([String].self)
      viewModel.results.drive(results).disposed(by: disposeBag)

      type([.next(100, "bad"), .next(200, "good"), .next(300, "")], into: viewModel)
      scheduler.start()

      XCTAssertEqual(
        results.events,
        [
          .next(131, ["nothing for bad"]),
          .next(231, ["good 1", "good 2"]),
          .next(321, []),
        ])
      XCTAssertEqual(service.queries, ["bad", "good"])
    }
  }

  func testHasResultsAndPlaceholder() {
    SharingScheduler.mock(scheduler: scheduler) {
      let service = FakeSearchService(scheduler: scheduler)
      let viewModel = SearchViewModel(service: service, scheduler: scheduler)
      let hasResults = scheduler.createObserver(Bool.self)
      let placeholder = scheduler.createObserver(String.self)
      viewModel.hasResults.drive(hasResults).disposed(by: disposeBag)
      viewModel.placeholder.drive(placeholder).disposed(by: disposeBag)

      type([.next(100, "a"), .next(200, "ab"), .next(300, "  ")], into: viewModel)
      scheduler.start()

      XCTAssertEqual(service.queries, ["a", "ab"])
      XCTAssertEqual(hasResults.events, [.next(0, false), .next(131, true), .next(321, false)])
      XCTAssertEqual(placeholder.events, [.next(1, "Search"), .next(301, "Type something")])
    }
  }

  func testSubmitSignal() {
    SharingScheduler.mock(scheduler: scheduler) {
      let service = FakeSearchService(scheduler: scheduler)
      let viewModel = SearchViewModel(service: service, scheduler: scheduler)
      let submitted = scheduler.createObserver(String.self)
      viewModel.submitted.emit(to: submitted).disposed(by: disposeBag)

      type([.next(100, "rx"), .next(160, "rxs"), .next(180, " ")], into: viewModel)
      scheduler.createColdObservable([.next(50, ()), .next(150, ()), .next(170, ()), .next(190, ())])
        .bind(to: viewModel.submit)
        .disposed(by: disposeBag)
      scheduler.start()

      XCTAssertEqual(service.queries, [])
      XCTAssertEqual(submitted.events, [.next(151, "rx"), .next(171, "rxs")])
    }
  }

  func testMockWithAFactory() {
    var made = 0
    SharingScheduler.mock(makeScheduler: { [scheduler] in
      made += 1
      return scheduler!
    }) {
      let subject = PublishSubject<Int>()
      let observer = scheduler.createObserver(Int.self)
      subject.asDriver(onErrorJustReturn: -1).drive(observer).disposed(by: disposeBag)
      scheduler.scheduleAt(100) { subject.onNext(1) }
      scheduler.scheduleAt(200) { subject.onError(SearchError.offline) }
      scheduler.start()

      XCTAssertEqual(observer.events, [.next(101, 1), .next(201, -1), .completed(201)])
    }
    XCTAssertGreaterThan(made, 0)
  }

  // MARK: Drivers

  func testDriverSharesItsSideEffects() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      observer.onNext(subscriptions)
      return Disposables.create()
    }
    let driver = source.asDriver(onErrorJustReturn: 0)
    var first = [Int]()
    var second = [Int]()
    driver.drive(onNext: { first.append($0) }).disposed(by: disposeBag)
    driver.drive(onNext: { second.append($0) }).disposed(by: disposeBag)
    XCTAssertEqual(first, [1])
    XCTAssertEqual(second, [1])
    XCTAssertEqual(subscriptions, 1)
  }

  func testSignalDoesNotReplay() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    var first = [Int]()
    var second = [Int]()
    signal.emit(onNext: { first.append($0) }).disposed(by: disposeBag)
    relay.accept(1)
    signal.emit(onNext: { second.append($0) }).disposed(by: disposeBag)
    relay.accept(2)
    XCTAssertEqual(first, [1, 2])
    XCTAssertEqual(second, [2])
  }

  func testDriverDriveForms() {
    let relay = BehaviorRelay<String>(value: "a")
    let driver = relay.asDriver()

    let copy = BehaviorRelay<String>(value: "")
    let optionalCopy = BehaviorRelay<String?>(value: nil)
    let subject = PublishSubject<String>()
    var subjectSeen = [String]()
    subject.subscribe(onNext: { subjectSeen.append($0) }).disposed(by: disposeBag)
    var closureSeen = [String]()

    driver.drive(copy).disposed(by: disposeBag)
    driver.drive(optionalCopy).disposed(by: disposeBag)
    driver.drive(subject).disposed(by: disposeBag)
    driver.drive(onNext: { closureSeen.append($0) }).disposed(by: disposeBag)
    driver.drive().disposed(by: disposeBag)
    driver.drive { (source: Observable<String>) in
      source.map { $0.uppercased() }.subscribe(onNext: { closureSeen.append($0) })
    }
    .disposed(by: disposeBag)
    relay.accept("b")

    XCTAssertEqual(copy.value, "b")
    XCTAssertEqual(optionalCopy.value, "b")
    XCTAssertEqual(subjectSeen, ["a", "b"])
    XCTAssertEqual(closureSeen, ["a", "A", "b", "B"])
  }

  func testDriveWithAnObject() {
    final class Label {
      var texts = [String]()
    }
    let relay = BehaviorRelay(value: "a")
    var label: Label? = Label()
    weak var weakLabel: Label?
    weakLabel = label
    relay.asDriver()
      .drive(with: label!, onNext: { owner, text in owner.texts.append(text) })
      .disposed(by: disposeBag)
    relay.accept("b")
    XCTAssertEqual(label?.texts, ["a", "b"])
    label = nil
    XCTAssertNil(weakLabel)
    relay.accept("c")
  }

  func testDriverOperators() {
    SharingScheduler.mock(scheduler: scheduler) {
      let clock = scheduler.createHotObservable([
        .next(210, 1), .next(215, 1), .next(220, 2), .next(260, 3), .next(300, 4),
      ])
      let driver = clock.asDriver(onErrorJustReturn: 0)
      let debounced = scheduler.createObserver(Int.self)
      let throttled = scheduler.createObserver(Int.self)
      let delayed = scheduler.createObserver(Int.self)
      let scanned = scheduler.createObserver(Int.self)

      driver.debounce(.seconds(15)).drive(debounced).disposed(by: disposeBag)
      driver.throttle(.seconds(20)).drive(throttled).disposed(by: disposeBag)
      driver.delay(.seconds(5)).drive(delayed).disposed(by: disposeBag)
      driver.distinctUntilChanged().scan(0, accumulator: +).drive(scanned).disposed(by: disposeBag)
      scheduler.start()

      XCTAssertEqual(debounced.events, [.next(236, 2), .next(276, 3), .next(316, 4)])
      XCTAssertEqual(throttled.events, [.next(211, 1), .next(231, 2), .next(261, 3), .next(301, 4)])
      XCTAssertEqual(
        delayed.events, [.next(216, 1), .next(221, 1), .next(226, 2), .next(266, 3), .next(306, 4)])
      XCTAssertEqual(scanned.events, [.next(211, 1), .next(221, 3), .next(261, 6), .next(301, 10)])
    }
  }

  func testDriverCombinations() {
    let first = BehaviorRelay(value: 1)
    let second = BehaviorRelay(value: "a")
    var combined = [String]()
    var zipped = [String]()
    var tuples = [String]()
    var latest = [String]()
    var sums = [Int]()

    Driver.combineLatest(first.asDriver(), second.asDriver()) { "\($0)\($1)" }
      .drive(onNext: { combined.append($0) })
      .disposed(by: disposeBag)
    Driver.zip(first.asDriver(), second.asDriver(), resultSelector: { "\($0)-\($1)" })
      .drive(onNext: { zipped.append($0) })
      .disposed(by: disposeBag)
    Driver.combineLatest(first.asDriver(), second.asDriver())
      .drive(onNext: { number, text in tuples.append("\(text)\(number)") })
      .disposed(by: disposeBag)
    first.asDriver().withLatestFrom(second.asDriver()) { number, text in "\(number)/\(text)" }
      .drive(onNext: { latest.append($0) })
      .disposed(by: disposeBag)
    Driver.combineLatest([first.asDriver(), first.asDriver().map { $0 * 10 }]) { $0.reduce(0, +) }
      .drive(onNext: { sums.append($0) })
      .disposed(by: disposeBag)

    second.accept("b")
    first.accept(2)

    XCTAssertEqual(combined, ["1a", "1b", "2b"])
    XCTAssertEqual(zipped, ["1-a", "2-b"])
    XCTAssertEqual(tuples, ["a1", "b1", "b2"])
    XCTAssertEqual(latest, ["1/a", "2/b"])
    XCTAssertEqual(sums.last, 22)
    XCTAssertEqual(sums.first, 11)
  }

  func testDriverFlatMapLatestAndErrorForms() {
    let query = BehaviorRelay(value: "a")
    var seen = [String]()
    query.asDriver()
      .flatMapLatest { text -> Driver<String> in
        Observable<String>.error(SearchError.offline)
          .startWith(text)
          .asDriver(onErrorRecover: { error in .just("\(error)") })
      }
      .drive(onNext: { seen.append($0) })
      .disposed(by: disposeBag)
    query.accept("b")
    XCTAssertEqual(seen, ["a", "offline", "b", "offline"])

    var completed = false
    Observable<Int>.error(SearchError.tooShort)
      .asDriver(onErrorDriveWith: .empty())
      .drive(onCompleted: { completed = true })
      .disposed(by: disposeBag)
    XCTAssertTrue(completed)
  }

  func testDriverFactoriesUnderAMock() {
    func events<Element>(
      until end: TestTime = 100, _ make: () -> Driver<Element>
    ) -> [Recorded<Event<Element>>] {
      let scheduler = TestScheduler(initialClock: 0)
      let observer = scheduler.createObserver(Element.self)
      SharingScheduler.mock(scheduler: scheduler) {
        let subscription = make().drive(observer)
        scheduler.scheduleAt(end) { subscription.dispose() }
        scheduler.start()
      }
      return observer.events
    }
    XCTAssertEqual(events { .just(1) }, [.next(1, 1), .completed(1)])
    XCTAssertEqual(events { .of(1, 2) }, [.next(1, 1), .next(2, 2), .completed(3)])
    XCTAssertEqual(events { .from([1, 2]) }, [.next(1, 1), .next(2, 2), .completed(3)])
    XCTAssertEqual(events { Driver<Int>.empty() }, [.completed(1)])
    XCTAssertEqual(events { Driver<Int>.never() }, [])
    XCTAssertEqual(events { .deferred { .just(3) } }, [.next(1, 3), .completed(1)])
    XCTAssertEqual(
      events(until: 35) { Driver<Int>.interval(.seconds(10)) }, [.next(10, 0), .next(20, 1), .next(30, 2)])
    XCTAssertEqual(
      events(until: 20) { Driver<Int>.timer(.seconds(5), period: .seconds(10)) }, [.next(5, 0), .next(15, 1)])
  }

  func testMoreDriverOperators() {
    let relay = BehaviorRelay(value: 1)
    var seen = [String]()
    func collect<T>(_ name: String, _ driver: Driver<T>) {
      driver.drive(onNext: { seen.append("\(name) \($0)") }).disposed(by: disposeBag)
    }
    let driver = relay.asDriver()
    collect("compactMap", driver.compactMap { $0 > 1 ? "big \($0)" : nil })
    collect("concat", Driver.concat([.just(0), driver]))
    collect("merge", Driver.merge([driver.map { $0 * 100 }, .just(5)]))
    collect("zip", Driver.zip([driver, driver.map { -$0 }]) { $0.reduce(0, +) })
    collect(
      "three", Driver.combineLatest(driver, driver, driver) { $0 + $1 + $2 }.distinctUntilChanged { $0 % 3 })
    collect("first", driver.flatMapFirst { Driver.just($0 + 1000) })
    collect("startWith", driver.startWith(7).map(String.init))
    var done = [Int]()
    driver.do(onNext: { done.append($0) }).drive().disposed(by: disposeBag)
    driver.debug("driver", trimOutput: false).drive().disposed(by: disposeBag)
    XCTAssertEqual(
      seen,
      [
        "concat 0", "concat 1", "merge 100", "merge 5", "zip 0", "three 3", "first 1001",
        "startWith 7", "startWith 1",
      ])
    seen = []
    relay.accept(2)
    XCTAssertEqual(
      seen.sorted(),
      [
        "compactMap big 2", "concat 2", "merge 200", "zip 0", "three 4", "three 5", "three 6", "first 1002",
        "startWith 2",
      ].sorted())
    XCTAssertEqual(done, [1, 2])
  }

  func testSingleAsDriver() {
    var seen = [Int]()
    Single.just(1).asDriver(onErrorJustReturn: 0).drive(onNext: { seen.append($0) }).disposed(by: disposeBag)
    Single<Int>.error(SearchError.offline).asDriver(onErrorJustReturn: 0).drive(onNext: { seen.append($0) })
      .disposed(by: disposeBag)
    Infallible.of(2, 3).asDriver().drive(onNext: { seen.append($0) }).disposed(by: disposeBag)
    XCTAssertEqual(seen, [1, 0, 2, 3])
  }

  func testSignalForms() {
    let relay = PublishRelay<Int>()
    let target = PublishRelay<Int>()
    let state = BehaviorRelay<Int?>(value: nil)
    var seen = [Int]()
    target.asSignal().emit(onNext: { seen.append($0) }).disposed(by: disposeBag)
    relay.asSignal().map { $0 * 2 }.emit(to: target).disposed(by: disposeBag)
    relay.asSignal().filter { $0 > 1 }.emit(to: state).disposed(by: disposeBag)
    relay.accept(1)
    relay.accept(2)
    XCTAssertEqual(seen, [2, 4])
    XCTAssertEqual(state.value, 2)

    var merged = [Int]()
    Signal.merge(relay.asSignal(), target.asSignal()).emit(onNext: { merged.append($0) }).disposed(
      by: disposeBag)
    relay.accept(3)
    XCTAssertEqual(merged.sorted(), [3, 6])

    var owned = [Int]()
    relay.asSignal().withUnretained(state).emit(onNext: { owner, number in
      owned.append((owner.value ?? 0) + number)
    })
    .disposed(by: disposeBag)

    let driver: Driver<Int> = relay.asSignal().asDriver(onErrorJustReturn: 0)
    var driven = [Int]()
    driver.drive(onNext: { driven.append($0) }).disposed(by: disposeBag)
    relay.accept(4)
    XCTAssertEqual(driven, [4])
    XCTAssertEqual(owned, [8])
  }

  // MARK: Plain operators on a clock

  func testDebounce() {
    let xs = scheduler.createHotObservable([
      .next(150, "lost"),
      .next(210, "a"),
      .next(215, "b"),
      .next(250, "c"),
      .next(290, "d"),
      .completed(295),
    ])
    let result = scheduler.start { [scheduler] in xs.debounce(.seconds(20), scheduler: scheduler!) }
    XCTAssertEqual(
      result.events, [.next(235, "b"), .next(270, "c"), .next(295, "d"), .completed(295)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 295)])
  }

  func testDebounceWithAnError() {
    let xs = scheduler.createHotObservable([.next(210, 1), .error(220, SearchError.offline)])
    let result = scheduler.start { xs.debounce(.seconds(20), scheduler: self.scheduler) }
    XCTAssertEqual(result.events, [.error(220, SearchError.offline)])
  }

  func testThrottleLatest() {
    let xs = scheduler.createHotObservable([
      .next(210, 1), .next(250, 2), .next(310, 3), .next(350, 4), .next(420, 5), .next(450, 6),
      .completed(500),
    ])
    let latest = scheduler.start { xs.throttle(.seconds(200), scheduler: self.scheduler) }
    XCTAssertEqual(latest.events, [.next(210, 1), .next(410, 4), .next(610, 6), .completed(610)])
  }

  func testThrottleFirstOnly() {
    let xs = scheduler.createHotObservable([
      .next(210, 1), .next(250, 2), .next(310, 3), .next(350, 4), .next(420, 5), .next(450, 6),
      .completed(500),
    ])
    let first = scheduler.start { xs.throttle(.seconds(200), latest: false, scheduler: self.scheduler) }
    XCTAssertEqual(first.events, [.next(210, 1), .next(420, 5), .completed(500)])
  }

  func testTimeout() {
    let xs = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .next(400, 3)])
    let result = scheduler.start { xs.timeout(.seconds(50), scheduler: self.scheduler) }
    XCTAssertEqual(result.events, [.next(210, 1), .next(240, 2), .error(290, RxError.timeout)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 290)])
  }

  func testTimeoutWithAnother() {
    let xs = scheduler.createHotObservable([.next(210, 1), .next(400, 3)])
    let other = scheduler.createColdObservable([.next(10, 100), .completed(20)])
    let result = scheduler.start {
      xs.timeout(.seconds(50), other: other.asObservable(), scheduler: self.scheduler)
    }
    XCTAssertEqual(result.events, [.next(210, 1), .next(270, 100), .completed(280)])
    XCTAssertEqual(other.subscriptions, [Subscription(260, 280)])
  }

  func testWithLatestFrom() {
    let taps = scheduler.createHotObservable([
      .next(205, ()), .next(215, ()), .next(235, ()), .completed(260),
    ])
    let text = scheduler.createHotObservable([
      .next(210, "a"), .next(220, "b"), .next(230, "c"), .completed(240),
    ])
    let result = scheduler.start { taps.withLatestFrom(text) }
    XCTAssertEqual(result.events, [.next(215, "a"), .next(235, "c"), .completed(260)])
  }

  func testDistinctUntilChangedForms() {
    struct Query {
      let text: String
      let page: Int
    }
    let queries = [
      Query(text: "a", page: 1), Query(text: "A", page: 1), Query(text: "a", page: 2),
      Query(text: "b", page: 2),
    ]
    func pages(_ source: Observable<Query>) -> [String] {
      var seen = [String]()
      _ = source.subscribe(onNext: { seen.append("\($0.text)\($0.page)") })
      return seen
    }
    let source = Observable.from(queries)
    XCTAssertEqual(pages(source.distinctUntilChanged { $0.text.lowercased() }), ["a1", "b2"])
    XCTAssertEqual(pages(source.distinctUntilChanged { $0.page == $1.page }), ["a1", "a2"])
    XCTAssertEqual(pages(source.distinctUntilChanged(at: \.page)), ["a1", "a2"])
    XCTAssertEqual(
      pages(
        source.distinctUntilChanged(
          { $0.text }, comparer: { $0.caseInsensitiveCompare($1) == .orderedSame })), ["a1", "b2"])
  }

  func testMinimumLengthThrowsInsideAMap() {
    let xs = scheduler.createHotObservable([.next(210, "abc"), .next(220, "a"), .next(230, "abcd")])
    let result = scheduler.start {
      xs.map { text -> Int in
        guard text.count > 2 else { throw SearchError.tooShort }
        return text.count
      }
      .catch { error in
        switch error {
        case SearchError.tooShort: return .just(-1)
        default: return .error(error)
        }
      }
    }
    XCTAssertEqual(result.events, [.next(210, 3), .next(220, -1), .completed(220)])
  }

  func testMillisecondsWithAFinerResolution() {
    let fine = TestScheduler(initialClock: 0, resolution: 0.001)
    let xs = fine.createHotObservable([.next(210, "a"), .next(300, "b"), .next(800, "c")])
    let result = fine.start(disposed: 2_000) { xs.debounce(.milliseconds(300), scheduler: fine) }
    XCTAssertEqual(result.events, [.next(600, "b"), .next(1100, "c")])
  }

  func testTheKeyboardShowsAndHides() {
    let focus = PublishRelay<Bool>()
    var log = [String]()
    focus.asObservable()
      .distinctUntilChanged()
      .subscribe { event in
        switch event {
        case .next(true):
          log.append("show")
        case .next(false):
          log.append("hide")
        case .error, .completed:
          log.append("end")
        }
      }
      .disposed(by: disposeBag)
    [false, true, true, false].forEach(focus.accept)
    XCTAssertEqual(log, ["hide", "show", "hide"])
  }
}
