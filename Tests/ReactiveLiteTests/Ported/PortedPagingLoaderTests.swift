import Foundation
import ReactiveLite
import ReactiveLiteTest
import XCTest

// MARK: - Model

private struct Item: Equatable {
  let id: Int
  var name: String
}

private struct Page: Equatable {
  let number: Int
  let items: [Item]
  let hasMore: Bool
}

private enum APIError: Error, Equatable {
  case offline
  case server(code: Int)
  case notFound
}

// MARK: - API client

private protocol ItemsAPI {
  func page(_ number: Int) -> Single<Page>
  func save(_ item: Item) -> Completable
  func cached(id: Int) -> Maybe<Item>
}

/// Answers after a delay on the scheduler, from a list of canned results per page.
private final class FakeAPI: ItemsAPI {
  typealias PageResult = Result<Page, Error>

  private let scheduler: SchedulerType
  private let latency: RxTimeInterval
  private var answers: [Int: [PageResult]]
  private(set) var requests = [Int]()
  private(set) var saved = [Item]()
  var cache = [Int: Item]()

  init(scheduler: SchedulerType, latency: RxTimeInterval = .seconds(10), answers: [Int: [PageResult]] = [:]) {
    self.scheduler = scheduler
    self.latency = latency
    self.answers = answers
  }

  func page(_ number: Int) -> Single<Page> {
    Single<Page>.create { [weak self] single in
      guard let self = self else {
        single(.failure(APIError.offline))
        return Disposables.create()
      }
      self.requests.append(number)
      let answer = self.nextAnswer(number)
      return self.scheduler.scheduleRelative((), dueTime: self.latency) { _ in
        single(answer)
        return Disposables.create()
      }
    }
  }

  func save(_ item: Item) -> Completable {
    Completable.create { completable in
      guard !item.name.isEmpty else {
        completable(.error(APIError.server(code: 422)))
        return Disposables.create {}
      }
      let timer = self.scheduler.scheduleRelative(item, dueTime: .seconds(5)) { item in
        self.saved.append(item)
        completable(.completed)
        return Disposables.create()
      }
      return Disposables.create {
        timer.dispose()
      }
    }
  }

  func cached(id: Int) -> Maybe<Item> {
    .create { maybe in
      if let item = self.cache[id] {
        maybe(.success(item))
      } else {
        maybe(.completed)
      }
      return Disposables.create()
    }
  }

  private func nextAnswer(_ number: Int) -> PageResult {
    guard var list = answers[number], let first = list.first else {
      return .failure(APIError.notFound)
    }
    if list.count > 1 {
      list.removeFirst()
      answers[number] = list
    }
    return first
  }
}

// MARK: - Activity indicator (as in RxExample)

private struct ActivityToken<E>: ObservableConvertibleType, Disposable {
  private let source: Observable<E>
  private let cancelable: Cancelable

  init(source: Observable<E>, disposeAction: @escaping () -> Void) {
    self.source = source
    cancelable = Disposables.create(with: disposeAction)
  }

  func dispose() {
    cancelable.dispose()
  }

  func asObservable() -> Observable<E> {
    source
  }
}

private final class ActivityIndicator: SharedSequenceConvertibleType {
  typealias Element = Bool
  typealias SharingStrategy = DriverSharingStrategy

  private let lock = NSRecursiveLock()
  private let relay = BehaviorRelay(value: 0)
  private let loading: SharedSequence<SharingStrategy, Bool>

  init() {
    loading = relay.asDriver()
      .map { $0 > 0 }
      .distinctUntilChanged()
  }

  fileprivate func trackActivityOfObservable<Source: ObservableConvertibleType>(
    _ source: Source
  ) -> Observable<Source.Element> {
    return Observable.using({ () -> ActivityToken<Source.Element> in
      self.increment()
      return ActivityToken(source: source.asObservable(), disposeAction: self.decrement)
    }) { t in
      return t.asObservable()
    }
  }

  private func increment() {
    lock.lock()
    relay.accept(relay.value + 1)
    lock.unlock()
  }

  private func decrement() {
    lock.lock()
    relay.accept(relay.value - 1)
    lock.unlock()
  }

  func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
    loading
  }
}

extension ObservableConvertibleType {
  fileprivate func trackActivity(_ activityIndicator: ActivityIndicator) -> Observable<Element> {
    activityIndicator.trackActivityOfObservable(self)
  }
}

// MARK: - Event helpers (as in RxSwiftExt)

extension ObservableType where Element: EventConvertible {
  fileprivate func elements() -> Observable<Element.Element> {
    compactMap { $0.event.element }
  }

  fileprivate func errors() -> Observable<Error> {
    compactMap { $0.event.error }
  }
}

// MARK: - View model

private final class PagingViewModel {
  struct Input {
    let refresh: Observable<Void>
    let loadMore: Observable<Void>
    let save: Observable<Item>
  }

  struct Output {
    let items: Observable<[Item]>
    let errors: Observable<APIError>
    let isLoading: Driver<Bool>
    let saved: Observable<Item>
  }

  private struct State {
    var page = 0
    var items = [Item]()
    var hasMore = true
  }

  private let api: ItemsAPI
  private let scheduler: SchedulerType
  private let disposeBag = DisposeBag()

  init(api: ItemsAPI, scheduler: SchedulerType) {
    self.api = api
    self.scheduler = scheduler
  }

  func transform(_ input: Input) -> Output {
    let indicator = ActivityIndicator()
    let state = BehaviorRelay(value: State())

    let load: (Int) -> Observable<Event<Page>> = { [api, scheduler] number in
      api.page(number)
        .asObservable()
        .retry(when: { (errors: Observable<Error>) in
          errors.enumerated().flatMap { attempt, error -> Observable<Int> in
            guard attempt < 2, case APIError.offline = error else { return .error(error) }
            return Observable<Int>.timer(.seconds(20), scheduler: scheduler)
          }
        })
        .trackActivity(indicator)
        .materialize()
    }

    let refreshed = input.refresh
      .flatMapLatest { _ in load(1) }
      .share()

    let more = input.loadMore
      .withLatestFrom(state)
      .filter(\.hasMore)
      .flatMapFirst { state in load(state.page + 1) }
      .share()

    let pages = Observable.merge(refreshed.compactMap(\.element), more.compactMap(\.element))

    pages
      .scan(into: State()) { state, page in
        if page.number == 1 { state.items.removeAll() }
        state.items += page.items
        state.page = page.number
        state.hasMore = page.hasMore
      }
      .bind(to: state)
      .disposed(by: disposeBag)

    let saved = input.save
      .concatMap { [weak self] item -> Observable<Item> in
        guard let self = self else { return .empty() }
        return self.api.save(item)
          .andThen(.just(item))
          .catch { _ in .empty() }
      }
      .share()

    let errors = Observable.merge(refreshed, more)
      .compactMap { $0.error as? APIError }

    return Output(
      items: state.asObservable().map(\.items).skip(1).share(replay: 1),
      errors: errors,
      isLoading: indicator.asDriver(),
      saved: saved
    )
  }
}

// MARK: - Tests

final class PortedPagingLoaderTests: XCTestCase {
  private typealias Answers = [Int: [Result<Page, Error>]]

  private var scheduler: TestScheduler!
  private var disposeBag: DisposeBag!

  private let one = Item(id: 1, name: "one")
  private let two = Item(id: 2, name: "two")
  private let three = Item(id: 3, name: "three")

  private var page1: Page { Page(number: 1, items: [one, two], hasMore: true) }
  private var page2: Page { Page(number: 2, items: [three], hasMore: false) }

  override func setUp() {
    super.setUp()
    scheduler = TestScheduler(initialClock: 0)
    disposeBag = DisposeBag()
  }

  override func tearDown() {
    scheduler = nil
    disposeBag = nil
    super.tearDown()
  }

  private struct Observers {
    let items: TestableObserver<[Item]>
    let errors: TestableObserver<APIError>
    let loading: TestableObserver<Bool>
    let saved: TestableObserver<Item>
  }

  private func run(
    api: FakeAPI,
    refresh: [Recorded<Event<Void>>] = [],
    loadMore: [Recorded<Event<Void>>] = [],
    save: [Recorded<Event<Item>>] = []
  ) -> Observers {
    let viewModel = PagingViewModel(api: api, scheduler: scheduler)
    let output = viewModel.transform(
      .init(
        refresh: scheduler.createHotObservable(refresh).asObservable(),
        loadMore: scheduler.createHotObservable(loadMore).asObservable(),
        save: scheduler.createHotObservable(save).asObservable()
      ))

    let observers = Observers(
      items: scheduler.createObserver([Item].self),
      errors: scheduler.createObserver(APIError.self),
      loading: scheduler.createObserver(Bool.self),
      saved: scheduler.createObserver(Item.self)
    )
    output.items.subscribe(observers.items).disposed(by: disposeBag)
    output.errors.subscribe(observers.errors).disposed(by: disposeBag)
    output.isLoading.drive(observers.loading).disposed(by: disposeBag)
    output.saved.subscribe(observers.saved).disposed(by: disposeBag)
    withExtendedLifetime(viewModel) {
      scheduler.start()
    }
    return observers
  }

  func testRefreshLoadsTheFirstPage() {
    let api = FakeAPI(scheduler: scheduler, answers: [1: [.success(page1)]])
    let result = run(api: api, refresh: [.next(100, ())])

    XCTAssertEqual(result.items.events, [.next(110, [one, two])])
    XCTAssertEqual(result.errors.events, [])
    XCTAssertRecordedElements(result.loading.events, [false, true, false])
    XCTAssertEqual(api.requests, [1])
  }

  func testLoadMoreAppends() {
    let api = FakeAPI(scheduler: scheduler, answers: [1: [.success(page1)], 2: [.success(page2)]])
    let result = run(
      api: api,
      refresh: [.next(100, ())],
      loadMore: [.next(150, ()), .next(155, ()), .next(200, ())]
    )

    XCTAssertEqual(
      result.items.events,
      [
        .next(110, [one, two]),
        .next(160, [one, two, three]),
      ])
    // 155 is ignored while a page is on its way, 200 since there is no more.
    XCTAssertEqual(api.requests, [1, 2])
  }

  func testRefreshStartsOver() {
    let api = FakeAPI(scheduler: scheduler, answers: [1: [.success(page1)], 2: [.success(page2)]])
    let result = run(
      api: api,
      refresh: Recorded.events(.next(100, ()), .next(105, ()), .next(300, ())),
      loadMore: [.next(200, ())]
    )

    XCTAssertEqual(
      result.items.events,
      [
        .next(115, [one, two]),
        .next(210, [one, two, three]),
        .next(310, [one, two]),
      ])
    XCTAssertEqual(api.requests, [1, 1, 2, 1])
  }

  func testOfflineIsRetriedAfterADelay() {
    let api = FakeAPI(
      scheduler: scheduler,
      answers: [1: [.failure(APIError.offline), .failure(APIError.offline), .success(page1)]])
    let result = run(api: api, refresh: [.next(100, ())])

    // 100 + 10, wait 20, + 10, wait 20, + 10
    XCTAssertEqual(result.items.events, [.next(170, [one, two])])
    XCTAssertEqual(result.errors.events, [])
    XCTAssertEqual(api.requests, [1, 1, 1])
    XCTAssertRecordedElements(result.loading.events, [false, true, false])
  }

  func testOfflineGivesUpAfterThreeAttempts() {
    let api = FakeAPI(scheduler: scheduler, answers: [1: [.failure(APIError.offline)]])
    let result = run(api: api, refresh: [.next(100, ()), .next(300, ())])

    XCTAssertEqual(result.items.events, [])
    XCTAssertEqual(result.errors.events, [.next(170, .offline), .next(370, .offline)])
    XCTAssertEqual(api.requests, [1, 1, 1, 1, 1, 1])
  }

  func testOtherErrorsAreNotRetried() {
    let api = FakeAPI(
      scheduler: scheduler,
      answers: [1: [.failure(APIError.server(code: 500)), .success(page1)]])
    let result = run(api: api, refresh: [.next(100, ()), .next(200, ())])

    XCTAssertEqual(result.errors.events, [.next(110, .server(code: 500))])
    XCTAssertEqual(result.items.events, [.next(210, [one, two])])
  }

  func testSavesRunOneAfterTheOther() {
    let api = FakeAPI(scheduler: scheduler)
    let unnamed = Item(id: 4, name: "")
    let result = run(
      api: api,
      save: [.next(100, one), .next(101, unnamed), .next(102, two)]
    )

    XCTAssertEqual(result.saved.events, [.next(105, one), .next(110, two)])
    XCTAssertEqual(api.saved, [one, two])
  }

  // MARK: Pieces

  func testRetryCount() {
    let cold = scheduler.createColdObservable([
      .next(10, 1),
      .error(20, APIError.offline),
    ])
    let result = scheduler.start { cold.retry(3) }

    XCTAssertEqual(
      result.events,
      [
        .next(210, 1),
        .next(230, 1),
        .next(250, 1),
        .error(260, APIError.offline),
      ])
    XCTAssertEqual(
      cold.subscriptions,
      [
        Subscription(200, 220),
        Subscription(220, 240),
        Subscription(240, 260),
      ])
  }

  func testRetryForever() {
    let cold = scheduler.createColdObservable([.next(10, 1), .error(20, APIError.offline)])
    let result = scheduler.start(disposed: 255) { cold.retry() }
    XCTAssertEqual(result.events, [.next(210, 1), .next(230, 1), .next(250, 1)])
    XCTAssertEqual(cold.subscriptions.last, Subscription(240, 255))
  }

  func testRetryWhenWithBackoff() {
    let cold = scheduler.createColdObservable([.next(5, "a"), .error(10, APIError.offline)])
    let result = scheduler.start { [scheduler] in
      cold.retry { errors in
        errors.enumerated().flatMap { index, error -> Observable<Void> in
          index < 2
            ? Observable<Int>.timer(.seconds(10 * (index + 1)), scheduler: scheduler!).map { _ in }
            : .error(error)
        }
      }
    }

    XCTAssertEqual(
      result.events,
      [
        .next(205, "a"),
        .next(225, "a"),
        .next(255, "a"),
        .error(260, APIError.offline),
      ])
    XCTAssertEqual(
      cold.subscriptions,
      [
        Subscription(200, 210),
        Subscription(220, 230),
        Subscription(250, 260),
      ])
  }

  func testRetryWhenWithATypedError() {
    let cold = scheduler.createColdObservable([.next(5, 1), .error(10, APIError.server(code: 503))])
    var codes = [Int]()
    let result = scheduler.start {
      cold.retry(when: { (errors: Observable<APIError>) -> Observable<Void> in
        errors
          .do(onNext: { error in
            if case let .server(code) = error { codes.append(code) }
          })
          .enumerated()
          .take(while: { $0.index < 1 })
          .map { _ in () }
      })
    }
    // The notifier completes instead of emitting for the second error.
    XCTAssertEqual(codes, [503, 503])
    XCTAssertEqual(result.events, [.next(205, 1), .next(215, 1), .completed(220)])
  }

  func testRetryWhenCompletesWithItsNotifier() {
    let cold = scheduler.createColdObservable([.next(5, 1), .error(10, APIError.offline)])
    let result = scheduler.start {
      cold.retry(when: { (errors: Observable<Error>) in errors.flatMap { _ in Observable<Int>.never() } })
    }
    XCTAssertEqual(result.events, [.next(205, 1)])

    let other = TestScheduler(initialClock: 0)
    let again = other.createColdObservable([.next(5, 1), .error(10, APIError.offline)])
    let completed = other.start {
      again.retry(when: { (errors: Observable<Error>) in errors.take(0) })
    }
    XCTAssertEqual(completed.events.last?.value.isCompleted, true)
  }

  func testScanOfPages() {
    let pages = scheduler.createHotObservable([
      .next(210, page1),
      .next(220, page2),
      .completed(230),
    ])
    let result = scheduler.start {
      pages
        .map(\.items)
        .scan([], accumulator: +)
        .map { $0.map(\.id) }
    }
    XCTAssertEqual(result.events, [.next(210, [1, 2]), .next(220, [1, 2, 3]), .completed(230)])
  }

  func testRecursivePaging() {
    let api = FakeAPI(scheduler: scheduler, answers: [1: [.success(page1)], 2: [.success(page2)]])
    func all(from number: Int) -> Observable<Page> {
      api.page(number).asObservable().flatMap { page -> Observable<Page> in
        let next: Observable<Page> = page.hasMore ? all(from: page.number + 1) : .empty()
        return Observable.just(page).concat(next)
      }
    }
    let result = scheduler.start { all(from: 1).map { $0.number } }
    XCTAssertEqual(result.events, [.next(210, 1), .next(220, 2), .completed(220)])
  }

  func testShareReplayOfARequest() {
    let api = FakeAPI(scheduler: scheduler, answers: [1: [.success(page1)]])
    let shared = api.page(1).asObservable().map { $0.items.count }.share(replay: 1, scope: .forever)
    let early = scheduler.createObserver(Int.self)
    let late = scheduler.createObserver(Int.self)

    scheduler.scheduleAt(100) { shared.subscribe(early).disposed(by: self.disposeBag) }
    scheduler.scheduleAt(200) { shared.subscribe(late).disposed(by: self.disposeBag) }
    scheduler.start()

    XCTAssertEqual(early.events, [.next(110, 2), .completed(110)])
    XCTAssertEqual(late.events, [.next(200, 2), .completed(200)])
    XCTAssertEqual(api.requests, [1])
  }

  func testShareReplayWhileConnectedAsksAgain() {
    let api = FakeAPI(scheduler: scheduler, answers: [1: [.success(page1)]])
    let shared = api.page(1).asObservable().map(\.items.count).share(replay: 1)
    let observers = [0, 1, 2].map { _ in scheduler.createObserver(Int.self) }

    scheduler.scheduleAt(100) { shared.subscribe(observers[0]).disposed(by: self.disposeBag) }
    scheduler.scheduleAt(105) { shared.subscribe(observers[1]).disposed(by: self.disposeBag) }
    scheduler.scheduleAt(200) { shared.subscribe(observers[2]).disposed(by: self.disposeBag) }
    scheduler.start()

    XCTAssertEqual(observers[0].events, [.next(110, 2), .completed(110)])
    XCTAssertEqual(observers[1].events, [.next(110, 2), .completed(110)])
    XCTAssertEqual(observers[2].events, [.next(210, 2), .completed(210)])
    XCTAssertEqual(api.requests, [1, 1])
  }

  func testMaterializedElementsAndErrors() {
    let api = FakeAPI(
      scheduler: scheduler,
      answers: [1: [.success(page1)], 2: [.failure(APIError.notFound)]])
    let requests = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(250, 1)])
    let result =
      requests
      .flatMapLatest { api.page($0).asObservable().materialize() }
      .share()

    let numbers = scheduler.createObserver(Int.self)
    let errors = scheduler.createObserver(String.self)
    result.elements().map(\.number).subscribe(numbers).disposed(by: disposeBag)
    result.errors().map { "\($0)" }.subscribe(errors).disposed(by: disposeBag)
    scheduler.start()

    XCTAssertEqual(numbers.events, [.next(220, 1), .next(260, 1)])
    XCTAssertEqual(errors.events, [.next(240, "notFound")])
  }

  func testCacheThenNetwork() {
    let api = FakeAPI(scheduler: scheduler, answers: [1: [.success(page1)]])
    api.cache[1] = Item(id: 1, name: "cached")

    func item(_ id: Int) -> Single<Item> {
      api.cached(id: id)
        .ifEmpty(
          switchTo: api.page(1).map { page in
            guard let item = page.items.first(where: { $0.id == id }) else { throw APIError.notFound }
            return item
          })
    }

    let hit = scheduler.createObserver(String.self)
    let miss = scheduler.createObserver(String.self)
    let absent = scheduler.createObserver(String.self)
    scheduler.scheduleAt(100) {
      item(1).map(\.name).asObservable().subscribe(hit).disposed(by: self.disposeBag)
      item(2).map(\.name).asObservable().subscribe(miss).disposed(by: self.disposeBag)
      item(9).map(\.name).asObservable().subscribe(absent).disposed(by: self.disposeBag)
    }
    scheduler.start()

    XCTAssertEqual(hit.events, [.next(100, "cached"), .completed(100)])
    XCTAssertEqual(miss.events, [.next(110, "two"), .completed(110)])
    XCTAssertEqual(absent.events, [.error(110, APIError.notFound)])
  }

  func testCancellingARequest() {
    let api = FakeAPI(scheduler: scheduler, answers: [1: [.success(page1)]])
    let stop = scheduler.createHotObservable([.next(205, ())])
    let result = scheduler.start { api.page(1).asObservable().take(until: stop).map(\.number) }
    XCTAssertEqual(result.events, [.completed(205)])
  }

  func testActivityIndicatorCountsOverlappingWork() {
    let indicator = ActivityIndicator()
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var states = [Bool]()

    indicator.asDriver().drive(onNext: { states.append($0) }).disposed(by: disposeBag)
    XCTAssertEqual(states, [false])

    let one = first.trackActivity(indicator).subscribe()
    let two = second.trackActivity(indicator).subscribe()
    XCTAssertEqual(states, [false, true])
    first.onCompleted()
    XCTAssertEqual(states, [false, true])
    two.dispose()
    XCTAssertEqual(states, [false, true, false])
    one.dispose()
    XCTAssertEqual(states, [false, true, false])
  }

  func testParallelRequestsWithAtMostTwoAtATime() {
    let answers: Answers = Dictionary(
      uniqueKeysWithValues: (1...4).map { number in
        (number, [.success(Page(number: number, items: [], hasMore: false))])
      })
    let api = FakeAPI(scheduler: scheduler, answers: answers)
    let result = scheduler.start {
      Observable.from([1, 2, 3, 4])
        .map { api.page($0).asObservable().map(\.number) }
        .merge(maxConcurrent: 2)
    }
    XCTAssertEqual(
      result.events,
      [
        .next(210, 1), .next(210, 2),
        .next(220, 3), .next(220, 4),
        .completed(220),
      ])
  }

  func testZippedRequests() {
    let api = FakeAPI(scheduler: scheduler, answers: [1: [.success(page1)], 2: [.success(page2)]])
    let result = scheduler.start {
      Single.zip(api.page(1), api.page(2)) { $0.items + $1.items }
        .map { $0.map(\.name) }
        .asObservable()
    }
    XCTAssertEqual(result.events, [.next(210, ["one", "two", "three"]), .completed(210)])

    let other = TestScheduler(initialClock: 0)
    let failing = FakeAPI(scheduler: other, answers: [1: [.success(page1)]])
    let failed = other.start {
      Single.zip([1, 7].map(failing.page)).map { $0.count }.asObservable()
    }
    XCTAssertEqual(failed.events, [.error(210, APIError.notFound)])
  }
}
