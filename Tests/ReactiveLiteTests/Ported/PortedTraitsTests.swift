import Foundation
import ReactiveLite
import ReactiveLiteTest
import XCTest

private enum TraitError: Error, Equatable {
  case failed
  case code(Int)
}

private struct User: Equatable {
  let id: Int
  let name: String
}

private final class Repository {
  private(set) var saved = [User]()

  func user(id: Int) -> Single<User> {
    guard id > 0 else { return .error(TraitError.code(id)) }
    return .just(User(id: id, name: "user \(id)"))
  }

  func nickname(of user: User) -> Maybe<String> {
    user.id % 2 == 0 ? .just("even \(user.id)") : .empty()
  }

  func save(_ user: User) -> Completable {
    .create { [weak self] completable in
      if user.id > 100 {
        completable(.error(TraitError.code(user.id)))
      } else {
        self?.saved.append(user)
        completable(.completed)
      }
      return Disposables.create()
    }
  }
}

final class PortedTraitsTests: XCTestCase {
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

  // MARK: Helpers, in the shape people write for their own tests

  private func events<T>(_ single: Single<T>) -> [String] {
    var log = [String]()
    single.subscribe { event in
      switch event {
      case .success(let value): log.append("success \(value)")
      case .failure(let error): log.append("failure \(error)")
      }
    }
    .disposed(by: disposeBag)
    return log
  }

  private func events<T>(_ maybe: Maybe<T>) -> [String] {
    var log = [String]()
    maybe.subscribe { event in
      switch event {
      case let .success(value): log.append("success \(value)")
      case let .error(error): log.append("error \(error)")
      case .completed: log.append("completed")
      }
    }
    .disposed(by: disposeBag)
    return log
  }

  private func events(_ completable: Completable) -> [String] {
    var log = [String]()
    completable.subscribe { event in
      switch event {
      case .completed: log.append("completed")
      case .error(let error): log.append("error \(error)")
      }
    }
    .disposed(by: disposeBag)
    return log
  }

  private func events<T>(_ infallible: Infallible<T>) -> [String] {
    var log = [String]()
    infallible.subscribe(
      onNext: { log.append("next \($0)") },
      onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") }
    )
    .disposed(by: disposeBag)
    return log
  }

  private func events<T>(_ observable: Observable<T>) -> [String] {
    var log = [String]()
    observable.subscribe { event in
      switch event {
      case .next(let value): log.append("next \(value)")
      case .error(let error): log.append("error \(error)")
      case .completed: log.append("completed")
      }
    }
    .disposed(by: disposeBag)
    return log
  }

  // MARK: Single

  func testSingleCreation() {
    XCTAssertEqual(events(Single.just(1)), ["success 1"])
    XCTAssertEqual(events(Single<Int>.error(TraitError.failed)), ["failure failed"])
    XCTAssertEqual(events(Single<Int>.never()), [])
    XCTAssertEqual(events(Single.deferred { .just("later") }), ["success later"])

    var disposed = 0
    let created = Single<Int>.create { single in
      single(.success(5))
      single(.success(6))
      single(.failure(TraitError.failed))
      return Disposables.create { disposed += 1 }
    }
    XCTAssertEqual(events(created), ["success 5"])
    XCTAssertEqual(disposed, 1)

    let observer: (@escaping Single<Int>.SingleObserver) -> Disposable = { single in
      single(.failure(TraitError.code(1)))
      return Disposables.create()
    }
    XCTAssertEqual(events(Single<Int>.create(subscribe: observer)), ["failure code(1)"])
  }

  func testSingleFromResult() {
    let good: Result<Int, Error> = .success(1)
    let bad: Result<Int, Error> = .failure(TraitError.failed)
    func single(_ result: Result<Int, Error>) -> Single<Int> {
      .create { observer in
        observer(result)
        return Disposables.create()
      }
    }
    XCTAssertEqual(events(single(good)), ["success 1"])
    XCTAssertEqual(events(single(bad)), ["failure failed"])
  }

  func testSingleSubscribeClosures() {
    var log = [String]()
    Single.just(1)
      .subscribe(onSuccess: { log.append("\($0)") }, onFailure: { _ in XCTFail("no failure") })
      .disposed(by: disposeBag)
    Single<Int>.error(TraitError.failed)
      .subscribe(
        onSuccess: { _ in XCTFail("no success") },
        onFailure: { error in log.append("\(error)") },
        onDisposed: { log.append("disposed") }
      )
      .disposed(by: disposeBag)
    _ = Single.just(2).subscribe()
    XCTAssertEqual(log, ["1", "failed", "disposed"])
  }

  func testSingleOperators() {
    XCTAssertEqual(events(Single.just(2).map { $0 * 2 }), ["success 4"])
    XCTAssertEqual(events(Single.just("a").map(\.count)), ["success 1"])
    XCTAssertEqual(events(Single.just(2).flatMap { .just("\($0)") }), ["success 2"])
    XCTAssertEqual(events(Single.just(2).flatMapMaybe { $0 > 1 ? .just($0) : .empty() }), ["success 2"])
    XCTAssertEqual(events(Single.just(1).flatMapMaybe { $0 > 1 ? .just($0) : .empty() }), ["completed"])
    XCTAssertEqual(events(Single.just(2).flatMapCompletable { _ in .empty() }), ["completed"])
    XCTAssertEqual(events(Single.just(2).filter { $0 > 3 }), ["completed"])
    XCTAssertEqual(events(Single.just(4).filter { $0 > 3 }), ["success 4"])
    XCTAssertEqual(events(Single.just("12").compactMap { Int($0) }), ["success 12"])
    XCTAssertEqual(events(Single.just("x").compactMap { Int($0) }), ["completed"])
    XCTAssertEqual(events(Single.just(1).asMaybe()), ["success 1"])
    XCTAssertEqual(events(Single.just(1).asCompletable()), ["completed"])
    XCTAssertEqual(events(Single.just(1).asObservable()), ["next 1", "completed"])
    XCTAssertEqual(
      events(Single<Int>.just(1).map { _ -> Int in throw TraitError.failed }), ["failure failed"])
  }

  func testSingleErrorHandling() {
    let failing = Single<Int>.error(TraitError.failed)
    XCTAssertEqual(events(failing.catchAndReturn(0)), ["success 0"])
    XCTAssertEqual(events(failing.catch { _ in .just(1) }), ["success 1"])
    XCTAssertEqual(
      events(failing.catch { error in .error(TraitError.code((error as? TraitError) == .failed ? 1 : 2)) }),
      ["failure code(1)"])

    var attempts = 0
    let flaky = Single<Int>.create { single in
      attempts += 1
      single(attempts < 3 ? .failure(TraitError.failed) : .success(attempts))
      return Disposables.create()
    }
    XCTAssertEqual(events(flaky.retry(3)), ["success 3"])

    attempts = 0
    XCTAssertEqual(events(flaky.retry(2)), ["failure failed"])

    attempts = 0
    XCTAssertEqual(
      events(flaky.retry(when: { errors in errors.map { _ in () } })), ["success 3"])
  }

  func testSingleZip() {
    XCTAssertEqual(
      events(Single.zip(Single.just(1), Single.just("a")) { "\($0)\($1)" }), ["success 1a"])
    XCTAssertEqual(
      events(Single.zip(Single.just(1), Single.just("a"), Single.just(true)).map { "\($0.0)\($0.1)\($0.2)" }),
      ["success 1atrue"])
    XCTAssertEqual(events(Single.zip([1, 2, 3].map { Single.just($0) })), ["success [1, 2, 3]"])
    XCTAssertEqual(
      events(Single.zip([Single.just(1), .just(2)]) { $0.reduce(0, +) }), ["success 3"])
    XCTAssertEqual(
      events(Single.zip(Single.just(1), Single<Int>.error(TraitError.failed))), ["failure failed"])
  }

  func testSingleDo() {
    var log = [String]()
    Single.just(1)
      .do(
        onSuccess: { log.append("onSuccess \($0)") },
        afterSuccess: { log.append("afterSuccess \($0)") },
        onError: { log.append("onError \($0)") },
        onSubscribe: { log.append("onSubscribe") },
        onSubscribed: { log.append("onSubscribed") },
        onDispose: { log.append("onDispose") }
      )
      .subscribe(onSuccess: { log.append("success \($0)") })
      .disposed(by: disposeBag)
    XCTAssertEqual(
      log, ["onSubscribe", "onSuccess 1", "success 1", "afterSuccess 1", "onSubscribed", "onDispose"])
  }

  func testSingleTiming() {
    let result = scheduler.start {
      Single.just(1).delay(.seconds(10), scheduler: self.scheduler).asObservable()
    }
    XCTAssertEqual(result.events, [.next(210, 1), .completed(211)])

    let other = TestScheduler(initialClock: 0)
    let timed = other.start {
      Single<Int>.never().timeout(.seconds(30), scheduler: other).asObservable()
    }
    XCTAssertEqual(timed.events, [.error(230, RxError.timeout)])

    let third = TestScheduler(initialClock: 0)
    let fallback = third.start {
      Single<Int>.never().timeout(.seconds(30), other: .just(9), scheduler: third).asObservable()
    }
    XCTAssertEqual(fallback.events, [.next(230, 9), .completed(230)])

    let fourth = TestScheduler(initialClock: 0)
    let timer = fourth.start {
      Single<Int>.timer(.seconds(15), scheduler: fourth).map { $0 + 1 }.asObservable()
    }
    XCTAssertEqual(timer.events, [.next(215, 1), .completed(215)])

    let fifth = TestScheduler(initialClock: 0)
    let delayed = fifth.start {
      Single.just(1).delaySubscription(.seconds(5), scheduler: fifth).observe(on: fifth).asObservable()
    }
    XCTAssertEqual(delayed.events.map(\.value), [.next(1), .completed])
    XCTAssertEqual(delayed.events.first?.time, 206)
  }

  func testSingleUsingAndDebug() {
    var disposed = false
    let single = Single.using(
      { CompositeDisposable(disposables: [Disposables.create { disposed = true }]) },
      primitiveSequenceFactory: { _ in Single.just(1) }
    )
    XCTAssertEqual(events(single), ["success 1"])
    XCTAssertTrue(disposed)
  }

  // MARK: Maybe

  func testMaybeCreation() {
    XCTAssertEqual(events(Maybe.just(1)), ["success 1"])
    XCTAssertEqual(events(Maybe<Int>.empty()), ["completed"])
    XCTAssertEqual(events(Maybe<Int>.error(TraitError.failed)), ["error failed"])
    XCTAssertEqual(events(Maybe<Int>.never()), [])
    XCTAssertEqual(
      events(
        Maybe<String>.create { maybe in
          maybe(.success("a"))
          maybe(.completed)
          maybe(.error(TraitError.failed))
          return Disposables.create()
        }), ["success a"])
    XCTAssertEqual(
      events(
        Maybe<String>.create { maybe in
          maybe(.completed)
          return Disposables.create {}
        }), ["completed"])
  }

  func testMaybeOperators() {
    XCTAssertEqual(events(Maybe.just(2).map { "\($0)" }), ["success 2"])
    XCTAssertEqual(events(Maybe.just(2).flatMap { .just($0 + 1) }), ["success 3"])
    XCTAssertEqual(events(Maybe.just(2).filter { $0 > 3 }), ["completed"])
    XCTAssertEqual(events(Maybe.just("x").compactMap { Int($0) }), ["completed"])
    XCTAssertEqual(events(Maybe<Int>.empty().ifEmpty(default: 7)), ["success 7"])
    XCTAssertEqual(events(Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(8))), ["success 8"])
    XCTAssertEqual(events(Maybe<Int>.empty().ifEmpty(switchTo: Single.just(9))), ["success 9"])
    XCTAssertEqual(events(Maybe<Int>.error(TraitError.failed).catchAndReturn(3)), ["success 3"])
    XCTAssertEqual(events(Maybe<Int>.error(TraitError.failed).catch { _ in .empty() }), ["completed"])
    XCTAssertEqual(events(Maybe.zip(Maybe.just(1), Maybe.just(2), resultSelector: +)), ["success 3"])
    XCTAssertEqual(
      events(Maybe.zip(Maybe.just(1), Maybe<Int>.empty(), resultSelector: +)), ["completed"])
    XCTAssertEqual(events(Maybe<Int>.empty().asObservable()), ["completed"])
  }

  func testMaybeSubscribeClosuresAndDo() {
    var log = [String]()
    Maybe.just(1)
      .do(
        onNext: { log.append("onNext \($0)") },
        afterNext: { log.append("afterNext \($0)") },
        onCompleted: { log.append("onCompleted") },
        afterCompleted: { log.append("afterCompleted") }
      )
      .subscribe(
        onSuccess: { log.append("success \($0)") },
        onError: { log.append("error \($0)") },
        onCompleted: { log.append("completed") }
      )
      .disposed(by: disposeBag)
    Maybe<Int>.empty()
      .subscribe(onSuccess: { _ in XCTFail("nothing to deliver") }, onCompleted: { log.append("empty") })
      .disposed(by: disposeBag)
    XCTAssertEqual(log.last, "empty")
    XCTAssertTrue(log.contains("success 1"))
    XCTAssertFalse(log.contains("completed"))
    XCTAssertEqual(log.first, "onNext 1")
  }

  // MARK: Completable

  func testCompletableCreation() {
    XCTAssertEqual(events(Completable.empty()), ["completed"])
    XCTAssertEqual(events(Completable.error(TraitError.failed)), ["error failed"])
    XCTAssertEqual(events(Completable.never()), [])
    XCTAssertEqual(
      events(
        Completable.create { completable in
          completable(.completed)
          return Disposables.create {}
        }), ["completed"])
    XCTAssertEqual(
      events(
        Completable.create { completable in
          completable(.error(TraitError.code(2)))
          return Disposables.create {}
        }), ["error code(2)"])
    XCTAssertEqual(events(Completable.deferred { .empty() }), ["completed"])
  }

  func testCompletableAndThen() {
    XCTAssertEqual(events(Completable.empty().andThen(Single.just(1))), ["success 1"])
    XCTAssertEqual(events(Completable.empty().andThen(Maybe.just(1))), ["success 1"])
    XCTAssertEqual(events(Completable.empty().andThen(Completable.empty())), ["completed"])
    XCTAssertEqual(
      events(Completable.empty().andThen(Observable.of(1, 2))), ["next 1", "next 2", "completed"])
    XCTAssertEqual(
      events(Completable.error(TraitError.failed).andThen(Single.just(1))), ["failure failed"])
    let typed: Single<Int> = Completable.empty().andThen(.just(3))
    XCTAssertEqual(events(typed), ["success 3"])

    var subscribed = false
    let next = Single<Int>.create { single in
      subscribed = true
      single(.success(1))
      return Disposables.create()
    }
    XCTAssertEqual(events(Completable.never().andThen(next)), [])
    XCTAssertFalse(subscribed)
  }

  func testCompletableCombinations() {
    XCTAssertEqual(events(Completable.zip(.empty(), .empty())), ["completed"])
    XCTAssertEqual(events(Completable.zip([.empty(), .error(TraitError.failed)])), ["error failed"])
    XCTAssertEqual(events(Completable.merge(.empty(), .empty(), .empty())), ["completed"])
    XCTAssertEqual(events(Completable.merge([.empty(), .never()])), [])
    XCTAssertEqual(events(Completable.concat(.empty(), .error(TraitError.failed))), ["error failed"])
    XCTAssertEqual(events(Completable.concat([.empty(), .empty()])), ["completed"])
    XCTAssertEqual(events(Completable.empty().concat(.error(TraitError.code(3)))), ["error code(3)"])
    XCTAssertEqual(events(Completable.error(TraitError.failed).catch { _ in .empty() }), ["completed"])

    let sequence: Observable<Never> = Completable.empty().asObservable()
    XCTAssertEqual(events(sequence), ["completed"])
  }

  func testCompletableOrderAndDo() {
    var log = [String]()
    func work(_ name: String) -> Completable {
      Completable.create { completable in
        log.append(name)
        completable(.completed)
        return Disposables.create()
      }
      .do(onCompleted: { log.append("\(name) done") })
    }
    work("a").andThen(work("b")).andThen(work("c"))
      .subscribe(onCompleted: { log.append("all") }, onError: { log.append("\($0)") })
      .disposed(by: disposeBag)
    XCTAssertEqual(log, ["a", "a done", "b", "b done", "c", "c done", "all"])
  }

  func testCompletableTiming() {
    let result = scheduler.start {
      Completable.empty().delay(.seconds(10), scheduler: self.scheduler).andThen(Observable.just(1))
    }
    XCTAssertEqual(result.events, [.next(210, 1), .completed(210)])

    let other = TestScheduler(initialClock: 0)
    let error = other.start {
      Completable.never().timeout(.seconds(20), scheduler: other).andThen(Observable.just(0))
    }
    XCTAssertEqual(error.events, [.error(220, RxError.timeout)])
  }

  func testRealisticChain() {
    let repository = Repository()
    let chain = repository.user(id: 2)
      .flatMap { user in
        repository.nickname(of: user).ifEmpty(default: user.name).map { User(id: user.id, name: $0) }
      }
      .flatMapCompletable { [weak repository] user in
        repository?.save(user) ?? .empty()
      }
      .andThen(Single.deferred { .just(repository.saved.count) })
    XCTAssertEqual(events(chain), ["success 1"])
    XCTAssertEqual(repository.saved, [User(id: 2, name: "even 2")])

    XCTAssertEqual(events(repository.user(id: 1).flatMapMaybe(repository.nickname(of:))), ["completed"])
    XCTAssertEqual(events(repository.user(id: -1).flatMapCompletable(repository.save)), ["error code(-1)"])
    XCTAssertEqual(events(repository.user(id: 101).flatMapCompletable(repository.save)), ["error code(101)"])

    let all = Observable.from([1, 2, 3])
      .flatMap { repository.user(id: $0) }
      .concatMap { repository.save($0) }
      .ignoreElements()
      .asCompletable()
    XCTAssertEqual(events(all), ["completed"])
    XCTAssertEqual(repository.saved.map(\.id), [2, 1, 2, 3])
  }

  // MARK: From observables

  func testAsSingle() {
    XCTAssertEqual(events(Observable.just(1).asSingle()), ["success 1"])
    XCTAssertEqual(
      events(Observable.of(1, 2).asSingle()), ["failure \(RxError.moreThanOneElement)"])
    XCTAssertEqual(events(Observable<Int>.empty().asSingle()), ["failure \(RxError.noElements)"])
    XCTAssertEqual(events(Observable<Int>.error(TraitError.failed).asSingle()), ["failure failed"])

    let xs = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let result = scheduler.start { xs.asSingle().asObservable() }
    XCTAssertEqual(result.events, [.next(250, 1), .completed(250)])
  }

  func testAsMaybe() {
    XCTAssertEqual(events(Observable.just(1).asMaybe()), ["success 1"])
    XCTAssertEqual(events(Observable<Int>.empty().asMaybe()), ["completed"])
    XCTAssertEqual(events(Observable.of(1, 2).asMaybe()), ["error \(RxError.moreThanOneElement)"])
  }

  func testFirst() {
    XCTAssertEqual(events(Observable.of(1, 2, 3).first().map { $0 ?? 0 }), ["success 1"])
    XCTAssertEqual(events(Observable<Int>.empty().first()), ["success nil"])
    XCTAssertEqual(events(Observable<Int>.error(TraitError.failed).first()), ["failure failed"])

    let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
    let result = scheduler.start { xs.first().asObservable() }
    XCTAssertEqual(result.events, [.next(210, 1), .completed(210)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 210)])
  }

  func testToArray() {
    XCTAssertEqual(events(Observable.of(1, 2, 3).toArray()), ["success [1, 2, 3]"])
    XCTAssertEqual(events(Observable<Int>.empty().toArray()), ["success []"])
    XCTAssertEqual(
      events(Observable.of(1).concat(Observable.error(TraitError.failed)).toArray()), ["failure failed"])
  }

  func testIgnoreElementsAsCompletable() {
    let ignored: Observable<Never> = Observable.of(1, 2).ignoreElements()
    XCTAssertEqual(events(ignored), ["completed"])
    XCTAssertEqual(events(Observable.of(1, 2).ignoreElements().asCompletable()), ["completed"])
    XCTAssertEqual(
      events(Observable<Int>.error(TraitError.failed).ignoreElements().asCompletable()), ["error failed"])
  }

  // MARK: Infallible

  func testInfallibleCreation() {
    XCTAssertEqual(events(Infallible.just(1)), ["next 1", "completed", "disposed"])
    XCTAssertEqual(events(Infallible.of(1, 2)), ["next 1", "next 2", "completed", "disposed"])
    XCTAssertEqual(events(Infallible.from([1, 2])), ["next 1", "next 2", "completed", "disposed"])
    XCTAssertEqual(events(Infallible<Int>.empty()), ["completed", "disposed"])
    XCTAssertEqual(events(Infallible<Int>.never()), [])
    XCTAssertEqual(events(Infallible.deferred { Infallible.just(3) }), ["next 3", "completed", "disposed"])
    let created = Infallible<String>.create { observer in
      observer(.next("a"))
      observer(.next("b"))
      observer(.completed)
      observer(.next("c"))
      return Disposables.create()
    }
    XCTAssertEqual(events(created), ["next a", "next b", "completed", "disposed"])
  }

  func testInfallibleOperators() {
    let numbers = Infallible.of(1, 2, 3, 4)
    XCTAssertEqual(
      events(numbers.map { $0 * 2 }.filter { $0 > 4 }), ["next 6", "next 8", "completed", "disposed"])
    XCTAssertEqual(
      events(numbers.compactMap { $0 % 2 == 0 ? "\($0)" : nil }),
      ["next 2", "next 4", "completed", "disposed"])
    XCTAssertEqual(
      events(numbers.flatMap { Infallible.of($0, -$0) }.take(3)),
      ["next 1", "next -1", "next 2", "completed", "disposed"])
    XCTAssertEqual(
      events(numbers.scan(0, accumulator: +).skip(2)), ["next 6", "next 10", "completed", "disposed"])
    XCTAssertEqual(
      events(Infallible.of(1, 1, 2).distinctUntilChanged().startWith(0)),
      ["next 0", "next 1", "next 2", "completed", "disposed"])
    XCTAssertEqual(
      events(Infallible.zip(numbers, Infallible.of("a", "b")) { "\($0)\($1)" }),
      ["next 1a", "next 2b", "completed", "disposed"])
    XCTAssertEqual(
      events(Infallible.combineLatest(Infallible.just(1), Infallible.of(2, 3)) { $0 * $1 }),
      ["next 2", "next 3", "completed", "disposed"])
    XCTAssertEqual(
      events(Infallible.merge(.just(1), .just(2))), ["next 1", "next 2", "completed", "disposed"])
    XCTAssertEqual(
      events(Infallible.concat([.just(1), .just(2)])), ["next 1", "next 2", "completed", "disposed"])
    XCTAssertEqual(
      events(numbers.concatMap { Infallible.just($0) }.take(while: { $0 < 3 })),
      ["next 1", "next 2", "completed", "disposed"])
    XCTAssertEqual(events(numbers.asObservable().toArray()), ["success [1, 2, 3, 4]"])
  }

  func testAsInfallible() {
    let failing = Observable.of(1).concat(Observable<Int>.error(TraitError.failed))
    XCTAssertEqual(
      events(failing.asInfallible(onErrorJustReturn: 0)), ["next 1", "next 0", "completed", "disposed"])
    XCTAssertEqual(
      events(failing.asInfallible(onErrorFallbackTo: .of(8, 9))),
      ["next 1", "next 8", "next 9", "completed", "disposed"])
    XCTAssertEqual(
      events(failing.asInfallible(onErrorRecover: { _ in .empty() })), ["next 1", "completed", "disposed"])
    XCTAssertEqual(
      events(Single<Int>.error(TraitError.failed).asInfallible(onErrorJustReturn: 5)),
      ["next 5", "completed", "disposed"])

    let relay = BehaviorRelay(value: 1)
    var seen = [Int]()
    relay.asInfallible().subscribe(onNext: { seen.append($0) }).disposed(by: disposeBag)
    relay.accept(2)
    XCTAssertEqual(seen, [1, 2])

    let target = PublishRelay<Int>()
    var bound = [Int]()
    target.subscribe(onNext: { bound.append($0) }).disposed(by: disposeBag)
    Infallible.of(1, 2).bind(to: target).disposed(by: disposeBag)
    Infallible.just(3).bind(onNext: { bound.append($0) }).disposed(by: disposeBag)
    XCTAssertEqual(bound, [1, 2, 3])
  }

  func testInfallibleEventSubscription() {
    var log = [String]()
    Infallible.of(1).subscribe { event in
      switch event {
      case .next(let value): log.append("next \(value)")
      default: log.append("completed")
      }
    }
    .disposed(by: disposeBag)
    XCTAssertEqual(log, ["next 1", "completed"])
  }

  // MARK: Concurrency

  func testSingleValue() async throws {
    let value = try await Single.just(1).value
    XCTAssertEqual(value, 1)
    do {
      _ = try await Single<Int>.error(TraitError.failed).value
      XCTFail("expected an error")
    } catch {
      XCTAssertEqual(error as? TraitError, .failed)
    }
  }

  func testSingleValueFromAnotherThread() async throws {
    let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let value = try await Single.just(2)
      .delay(.milliseconds(5), scheduler: background)
      .map { $0 * 10 }
      .value
    XCTAssertEqual(value, 20)
  }

  func testMaybeValue() async throws {
    let value = try await Maybe.just(1).value
    XCTAssertEqual(value, 1)
    let nothing = try await Maybe<Int>.empty().value
    XCTAssertNil(nothing)
    do {
      _ = try await Maybe<Int>.error(TraitError.failed).value
      XCTFail("expected an error")
    } catch {
      XCTAssertEqual(error as? TraitError, .failed)
    }
  }

  func testCompletableValue() async throws {
    try await Completable.empty().value
    do {
      try await Completable.error(TraitError.failed).value
      XCTFail("expected an error")
    } catch TraitError.failed {
      // as expected
    }
  }

  func testObservableValues() async throws {
    var numbers = [Int]()
    for try await number in Observable.of(1, 2, 3).values {
      numbers.append(number)
    }
    XCTAssertEqual(numbers, [1, 2, 3])

    numbers = []
    do {
      for try await number in Observable.just(1).concat(Observable.error(TraitError.failed)).values {
        numbers.append(number)
      }
      XCTFail("expected an error")
    } catch {
      XCTAssertEqual(error as? TraitError, .failed)
    }
    XCTAssertEqual(numbers, [1])
  }

  func testInfallibleValues() async {
    var numbers = [Int]()
    for await number in Infallible.of(1, 2, 3).values {
      numbers.append(number)
    }
    XCTAssertEqual(numbers, [1, 2, 3])
  }

  func testValuesAreDisposedOnBreak() async throws {
    let isDisposed = expectation(description: "disposed")
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onNext(2)
      return Disposables.create { isDisposed.fulfill() }
    }
    do {
      for try await number in source.values {
        XCTAssertEqual(number, 1)
        break
      }
    }
    await fulfillment(of: [isDisposed], timeout: 2)
  }

  func testAsyncSequenceAsObservable() async throws {
    let stream = AsyncStream<Int> { continuation in
      (1...3).forEach { continuation.yield($0) }
      continuation.finish()
    }
    let array = try await stream.asObservable().map { $0 * 2 }.toArray().value
    XCTAssertEqual(array, [2, 4, 6])

    let failing = AsyncThrowingStream<Int, Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: TraitError.failed)
    }
    do {
      _ = try await failing.asObservable().toArray().value
      XCTFail("expected an error")
    } catch {
      XCTAssertEqual(error as? TraitError, .failed)
    }
  }

  func testSingleFromAsyncWork() async throws {
    let single = Single<Int>.create {
      try await Task.sleep(nanoseconds: 1_000_000)
      return 3
    }
    let value = try await single.value
    XCTAssertEqual(value, 3)
  }
}
