import Foundation
import ReactiveLite
import ReactiveLiteTest
import XCTest

private enum GalleryError: Error, Equatable {
  case broken
  case number(Int)
}

private struct Person: Codable, Equatable {
  struct Address: Codable, Equatable {
    var city: String
  }
  var name: String
  var age: Int
  var address: Address?
}

final class PortedGalleryTests: XCTestCase {
  private typealias Log = [String]

  private var disposeBag = DisposeBag()

  override func setUp() {
    super.setUp()
    disposeBag = DisposeBag()
  }

  // MARK: Helpers

  /// Every event of a synchronous sequence, as text.
  private func log<Source: ObservableConvertibleType>(_ source: Source) -> [String] {
    var lines = [String]()
    source.asObservable()
      .subscribe(
        onNext: { lines.append("\($0)") },
        onError: { lines.append("error \($0)") },
        onCompleted: { lines.append("|") }
      )
      .disposed(by: disposeBag)
    return lines
  }

  /// Runs one sequence on its own clock, from 200 to 1000.
  private func run<Element>(
    until disposed: TestTime = 1000, _ create: @escaping (TestScheduler) -> Observable<Element>
  ) -> [Recorded<Event<Element>>] {
    let scheduler = TestScheduler(initialClock: 0)
    return scheduler.start(disposed: disposed) { create(scheduler) }.events
  }

  // MARK: - Factories

  func testJustOfFromEmptyNeverError() {
    XCTAssertEqual(log(Observable.just(1)), ["1", "|"])
    XCTAssertEqual(log(Observable.of(1, 2, 3)), ["1", "2", "3", "|"])
    XCTAssertEqual(log(Observable.from([1, 2])), ["1", "2", "|"])
    XCTAssertEqual(log(Observable.from(1...3)), ["1", "2", "3", "|"])
    XCTAssertEqual(log(Observable.from(optional: Int?.none)), ["|"])
    XCTAssertEqual(log(Observable.from(optional: 5)), ["5", "|"])
    XCTAssertEqual(log(Observable<Int>.empty()), ["|"])
    XCTAssertEqual(log(Observable<Int>.never()), [])
    XCTAssertEqual(log(Observable<Int>.error(GalleryError.broken)), ["error broken"])
    XCTAssertEqual(log(Observable<[Int]>.just([])), ["[]", "|"])
    XCTAssertEqual(log(Observable<Int?>.just(nil)), ["nil", "|"])
  }

  func testFactoriesOnAScheduler() {
    XCTAssertEqual(run { .just(1, scheduler: $0) }, [.next(201, 1), .completed(202)])
    XCTAssertEqual(
      run { .of(1, 2, scheduler: $0) }, [.next(201, 1), .next(202, 2), .completed(203)])
    XCTAssertEqual(
      run { .from([1, 2], scheduler: $0) }, [.next(201, 1), .next(202, 2), .completed(203)])
    XCTAssertEqual(
      run { .from(optional: Optional(1), scheduler: $0) }, [.next(201, 1), .completed(202)])
    XCTAssertEqual(
      run { .range(start: 10, count: 3, scheduler: $0) },
      [.next(201, 10), .next(202, 11), .next(203, 12), .completed(204)])
    XCTAssertEqual(
      run(until: 204) { .repeatElement(42, scheduler: $0) },
      [.next(201, 42), .next(202, 42), .next(203, 42)])
    XCTAssertEqual(
      run { scheduler in
        .generate(initialState: 0, condition: { x in x <= 3 }, scheduler: scheduler, iterate: { x in x + 1 })
      },
      [.next(201, 0), .next(202, 1), .next(203, 2), .next(204, 3), .completed(205)])
  }

  func testCreate() {
    var isDisposed = false
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.on(.next(2))
      observer.onCompleted()
      observer.onNext(3)
      return Disposables.create { isDisposed = true }
    }
    XCTAssertEqual(log(source), ["1", "2", "|"])
    XCTAssertTrue(isDisposed)

    let inferred: Observable<String> = .create { observer in
      observer.onError(GalleryError.broken)
      return Disposables.create()
    }
    XCTAssertEqual(log(inferred), ["error broken"])
  }

  func testDeferred() {
    var count = 0
    let source = Observable<Int>.deferred {
      count += 1
      return .just(count)
    }
    XCTAssertEqual(count, 0)
    XCTAssertEqual(log(source), ["1", "|"])
    XCTAssertEqual(log(source), ["2", "|"])
    XCTAssertEqual(log(Observable<Int>.deferred { throw GalleryError.broken }), ["error broken"])
  }

  func testRangeGenerateRepeat() {
    XCTAssertEqual(log(Observable.range(start: 3, count: 3)), ["3", "4", "5", "|"])
    XCTAssertEqual(log(Observable.range(start: 3, count: 0)), ["|"])
    XCTAssertEqual(log(Observable<UInt8>.range(start: 250, count: 6).takeLast(1)), ["255", "|"])
    XCTAssertEqual(
      log(Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 })),
      ["1", "3", "9", "|"])
    XCTAssertEqual(log(Observable.repeatElement("a").take(3)), ["a", "a", "a", "|"])
  }

  func testUsing() {
    var steps = [String]()
    let source = Observable.using(
      { () -> CompositeDisposable in
        steps.append("open")
        return CompositeDisposable(disposables: [Disposables.create { steps.append("close") }])
      },
      observableFactory: { _ in Observable.of(1, 2).do(onNext: { steps.append("\($0)") }) }
    )
    XCTAssertEqual(log(source), ["1", "2", "|"])
    XCTAssertEqual(steps, ["open", "1", "2", "close"])
    XCTAssertEqual(
      log(
        Observable<Int>.using(
          { () throws -> BooleanDisposable in throw GalleryError.broken },
          observableFactory: { _ in .just(1) })),
      ["error broken"])
  }

  func testTimerAndInterval() {
    XCTAssertEqual(
      run(until: 235) { Observable<Int>.interval(.seconds(10), scheduler: $0) },
      [.next(210, 0), .next(220, 1), .next(230, 2)])
    XCTAssertEqual(
      run { Observable<Int>.timer(.seconds(30), scheduler: $0) }, [.next(230, 0), .completed(230)])
    XCTAssertEqual(
      run(until: 250) { Observable<Int>.timer(.seconds(5), period: .seconds(20), scheduler: $0) },
      [.next(205, 0), .next(225, 1), .next(245, 2)])
    XCTAssertEqual(
      run { Observable<Int64>.interval(.seconds(10), scheduler: $0).take(1) },
      [.next(210, 0), .completed(210)])
  }

  // MARK: - Transforming

  func testMapForms() {
    let people = Observable.of(
      Person(name: "Ann", age: 30, address: .init(city: "Oslo")),
      Person(name: "Bob", age: 40, address: nil)
    )
    XCTAssertEqual(log(people.map { $0.name }), ["Ann", "Bob", "|"])
    XCTAssertEqual(log(people.map(\.name)), ["Ann", "Bob", "|"])
    XCTAssertEqual(log(people.map(\.name.count)), ["3", "3", "|"])
    XCTAssertEqual(log(people.compactMap(\.address?.city)), ["Oslo", "|"])
    XCTAssertEqual(log(people.map { ($0.name, $0.age) }.map { $0 + "\($1)" }), ["Ann30", "Bob40", "|"])
    XCTAssertEqual(
      log(people.map { (name: $0.name, age: $0.age) }.filter { $0.age > 30 }.map(\.name)), ["Bob", "|"])
    XCTAssertEqual(log(Observable.of("1", "x", "3").compactMap(Int.init)), ["1", "3", "|"])
    XCTAssertEqual(log(Observable.of(1, 2).map(String.init)), ["1", "2", "|"])
    XCTAssertEqual(
      log(
        Observable.of(1, 2).map { number -> Int in
          guard number < 2 else { throw GalleryError.number(number) }
          return number
        }), ["1", "error number(2)"])
    XCTAssertEqual(log(Observable.of(true, false).map(!)), ["false", "true", "|"])
    XCTAssertEqual(log(Observable.just(5).map { _ in }), ["()", "|"])
  }

  func testEnumerated() {
    XCTAssertEqual(
      log(Observable.of("a", "b").enumerated().map { index, element in "\(index)\(element)" }),
      ["0a", "1b", "|"])
    XCTAssertEqual(
      log(Observable.of("a", "b", "c").enumerated().filter { $0.index % 2 == 0 }.map(\.element)),
      ["a", "c", "|"])
    XCTAssertEqual(
      log(Observable.of("a", "b").enumerated().map { $0.index }), ["0", "1", "|"])
  }

  func testFlatMapFamily() {
    XCTAssertEqual(
      log(Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10) }), ["1", "10", "2", "20", "|"])
    XCTAssertEqual(log(Observable.of(1, 2).flatMap { Single.just($0) }), ["1", "2", "|"])
    XCTAssertEqual(
      log(Observable.of(1, 2).flatMap { $0 == 1 ? Maybe<Int>.empty() : .just($0) }), ["2", "|"])
    XCTAssertEqual(
      log(Observable.of(1, 2).flatMap { _ -> Observable<Int> in throw GalleryError.broken }),
      ["error broken"])

    func inner(_ scheduler: TestScheduler) -> (Int) -> Observable<String> {
      { number in
        Observable<Int>.interval(.seconds(20), scheduler: scheduler).take(2).map { "\(number)\($0)" }
      }
    }
    func outer(_ scheduler: TestScheduler) -> Observable<Int> {
      scheduler.createHotObservable([.next(210, 1), .next(235, 2), .completed(240)]).asObservable()
    }
    XCTAssertEqual(
      run { outer($0).flatMap(inner($0)) },
      [.next(230, "10"), .next(250, "11"), .next(255, "20"), .next(275, "21"), .completed(275)])
    XCTAssertEqual(
      run { outer($0).flatMapLatest(inner($0)) },
      [.next(230, "10"), .next(255, "20"), .next(275, "21"), .completed(275)])
    XCTAssertEqual(
      run { outer($0).flatMapFirst(inner($0)) },
      [.next(230, "10"), .next(250, "11"), .completed(250)])
    XCTAssertEqual(
      run { outer($0).concatMap(inner($0)) },
      [.next(230, "10"), .next(250, "11"), .next(270, "20"), .next(290, "21"), .completed(290)])
    XCTAssertEqual(
      run { outer($0).map(inner($0)).switchLatest() },
      [.next(230, "10"), .next(255, "20"), .next(275, "21"), .completed(275)])
    XCTAssertEqual(
      run { outer($0).map(inner($0)).merge() },
      [.next(230, "10"), .next(250, "11"), .next(255, "20"), .next(275, "21"), .completed(275)])
    XCTAssertEqual(
      run { outer($0).map(inner($0)).merge(maxConcurrent: 1) },
      [.next(230, "10"), .next(250, "11"), .next(270, "20"), .next(290, "21"), .completed(290)])
    XCTAssertEqual(
      run { outer($0).map(inner($0)).concat() },
      [.next(230, "10"), .next(250, "11"), .next(270, "20"), .next(290, "21"), .completed(290)])
  }

  func testScanAndReduce() {
    XCTAssertEqual(log(Observable.of(1, 2, 3).scan(10, accumulator: +)), ["11", "13", "16", "|"])
    XCTAssertEqual(
      log(Observable.of(1, 2, 3).scan(into: [Int]()) { $0.append($1) }.map(\.count)), ["1", "2", "3", "|"])
    XCTAssertEqual(
      log(Observable.of("a", "b").scan("") { accumulated, new in accumulated + new }), ["a", "ab", "|"])
    XCTAssertEqual(log(Observable.of(1, 2, 3).reduce(0, accumulator: +)), ["6", "|"])
    XCTAssertEqual(log(Observable<Int>.empty().reduce(7, accumulator: +)), ["7", "|"])
    XCTAssertEqual(
      log(Observable.of(1, 2, 3).reduce(0, accumulator: +, mapResult: { "total \($0)" })), ["total 6", "|"])
    XCTAssertEqual(log(Observable.of(1, 2).toArray()), ["[1, 2]", "|"])
  }

  func testBuffer() {
    XCTAssertEqual(
      run { scheduler in
        scheduler.createHotObservable([
          .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .next(320, 5), .next(350, 6),
          .next(370, 7), .next(420, 8), .next(470, 9), .completed(600),
        ])
        .buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
      },
      [
        .next(240, [1, 2, 3]), .next(310, [4]), .next(370, [5, 6, 7]), .next(440, [8]), .next(510, [9]),
        .next(580, []), .next(600, []), .completed(600),
      ])
    XCTAssertEqual(
      log(Observable.of(1, 2, 3).buffer(timeSpan: .never, count: 2, scheduler: MainScheduler.instance)),
      ["[1, 2]", "[3]", "|"])
  }

  func testWindow() {
    XCTAssertEqual(
      run { scheduler in
        scheduler.createHotObservable([
          .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .next(320, 5), .next(350, 6),
          .next(370, 7), .next(420, 8), .next(470, 9), .completed(600),
        ])
        .window(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
        .enumerated()
        .flatMap { index, window in window.map { "\(index) \($0)" } }
      },
      [
        .next(205, "0 1"), .next(210, "0 2"), .next(240, "0 3"), .next(280, "1 4"), .next(320, "2 5"),
        .next(350, "2 6"), .next(370, "2 7"), .next(420, "3 8"), .next(470, "4 9"), .completed(600),
      ])
  }

  func testGroupBy() {
    let grouped = Observable.of("apple", "avocado", "banana", "cherry", "blueberry")
      .groupBy { $0.first! }
    XCTAssertEqual(
      log(grouped.flatMap { group in group.map { "\(group.key): \($0)" } }),
      ["a: apple", "a: avocado", "b: banana", "c: cherry", "b: blueberry", "|"])
    XCTAssertEqual(
      log(
        Observable.range(start: 1, count: 6)
          .groupBy(keySelector: { $0 % 2 == 0 })
          .flatMap { group -> Single<String> in
            group.toArray().map { "\(group.key ? "even" : "odd") \($0)" }
          }
      ).sorted(),
      ["even [2, 4, 6]", "odd [1, 3, 5]", "|"].sorted())
    XCTAssertEqual(log(grouped.map(\.key)), ["a", "b", "c", "|"])
  }

  func testMaterializeAndDematerialize() {
    let source = Observable.of(1).concat(Observable<Int>.error(GalleryError.broken))
    XCTAssertEqual(log(source.materialize()), ["next(1)", "error(broken)", "|"])
    XCTAssertEqual(log(Observable.of(1).materialize()), ["next(1)", "completed", "|"])
    XCTAssertEqual(log(source.materialize().dematerialize()), ["1", "error broken"])
    XCTAssertEqual(log(source.materialize().compactMap(\.element)), ["1", "|"])
    XCTAssertEqual(log(source.materialize().compactMap { $0.error }), ["broken", "|"])
    XCTAssertEqual(
      log(Observable.of(Event.next(1), .next(2), .completed, .next(3)).dematerialize()), ["1", "2", "|"])
  }

  func testDecode() throws {
    let data = Data(#"{"name":"Ann","age":30}"#.utf8)
    let people = Observable.just(data).decode(type: Person.self, decoder: JSONDecoder())
    XCTAssertEqual(log(people.map(\.name)), ["Ann", "|"])
    let broken = Observable.just(Data("{".utf8)).decode(type: Person.self, decoder: JSONDecoder())
    XCTAssertEqual(log(broken).count, 1)
    XCTAssertEqual(log(broken.catch { _ in .empty() }), ["|"])
  }

  // MARK: - Filtering

  func testFilterAndDistinct() {
    XCTAssertEqual(log(Observable.of(1, 2, 3, 4).filter { $0 % 2 == 0 }), ["2", "4", "|"])
    XCTAssertEqual(log(Observable.of(1, 1, 2, 2, 1).distinctUntilChanged()), ["1", "2", "1", "|"])
    XCTAssertEqual(
      log(Observable.of("a", "A", "b").distinctUntilChanged { $0.lowercased() }), ["a", "b", "|"])
    XCTAssertEqual(
      log(Observable.of(1, 2, 10, 11).distinctUntilChanged { abs($0 - $1) < 5 }), ["1", "10", "|"])
    XCTAssertEqual(
      log(
        Observable.of(
          Person(name: "a", age: 1), Person(name: "b", age: 1), Person(name: "b", age: 2)
        )
        .distinctUntilChanged(at: \.age).map(\.name)), ["a", "b", "|"])
    XCTAssertEqual(log(Observable.of(1, 2).ignoreElements()), ["|"])
  }

  func testTakeForms() {
    let numbers = Observable.of(1, 2, 3, 4, 5)
    XCTAssertEqual(log(numbers.take(2)), ["1", "2", "|"])
    XCTAssertEqual(log(numbers.take(0)), ["|"])
    XCTAssertEqual(log(numbers.takeLast(2)), ["4", "5", "|"])
    XCTAssertEqual(log(numbers.takeLast(9)), ["1", "2", "3", "4", "5", "|"])
    XCTAssertEqual(log(numbers.take(while: { $0 < 3 })), ["1", "2", "|"])
    XCTAssertEqual(log(numbers.take(while: { $0 < 3 }, behavior: .inclusive)), ["1", "2", "3", "|"])
    XCTAssertEqual(log(numbers.take(until: { $0 == 3 })), ["1", "2", "|"])
    XCTAssertEqual(log(numbers.take(until: { $0 == 3 }, behavior: .inclusive)), ["1", "2", "3", "|"])
    XCTAssertEqual(log(numbers.take(until: { $0 == 3 }, behavior: .exclusive)), ["1", "2", "|"])

    XCTAssertEqual(
      run { scheduler in
        let stop = scheduler.createHotObservable([.next(225, "stop")])
        return Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(until: stop)
      },
      [.next(210, 0), .next(220, 1), .completed(225)])
    XCTAssertEqual(
      run { Observable<Int>.interval(.seconds(10), scheduler: $0).take(for: .seconds(25), scheduler: $0) },
      [.next(210, 0), .next(220, 1), .completed(225)])
  }

  func testSkipForms() {
    let numbers = Observable.of(1, 2, 3, 1)
    XCTAssertEqual(log(numbers.skip(2)), ["3", "1", "|"])
    XCTAssertEqual(log(numbers.skip(10)), ["|"])
    XCTAssertEqual(log(numbers.skip(while: { $0 < 3 })), ["3", "1", "|"])
    XCTAssertEqual(log(numbers.skip { $0 < 2 }), ["2", "3", "1", "|"])
    XCTAssertEqual(
      run(until: 245) { scheduler in
        let start = scheduler.createHotObservable([.next(225, ())])
        return Observable<Int>.interval(.seconds(10), scheduler: scheduler).skip(until: start)
      },
      [.next(230, 2), .next(240, 3)])
    XCTAssertEqual(
      run(until: 245) {
        Observable<Int>.interval(.seconds(10), scheduler: $0).skip(.seconds(25), scheduler: $0)
      },
      [.next(230, 2), .next(240, 3)])
  }

  func testElementAtSingleFirst() {
    let letters = Observable.of("a", "b", "c")
    XCTAssertEqual(log(letters.element(at: 1)), ["b", "|"])
    XCTAssertEqual(log(letters.element(at: 5)), ["error \(RxError.argumentOutOfRange)"])
    XCTAssertEqual(log(Observable.just("a").single()), ["a", "|"])
    XCTAssertEqual(log(letters.single()), ["a", "error \(RxError.moreThanOneElement)"])
    XCTAssertEqual(log(Observable<Int>.empty().single()), ["error \(RxError.noElements)"])
    XCTAssertEqual(log(letters.single { $0 > "b" }), ["c", "|"])
    XCTAssertEqual(log(letters.first().map { $0! }), ["a", "|"])
  }

  func testIfEmpty() {
    XCTAssertEqual(log(Observable<Int>.empty().ifEmpty(default: 5)), ["5", "|"])
    XCTAssertEqual(log(Observable.just(1).ifEmpty(default: 5)), ["1", "|"])
    XCTAssertEqual(log(Observable<Int>.empty().ifEmpty(switchTo: .of(6, 7))), ["6", "7", "|"])
    XCTAssertEqual(log(Observable.just(1).ifEmpty(switchTo: Observable.of(6, 7))), ["1", "|"])
  }

  func testSample() {
    XCTAssertEqual(
      run { scheduler in
        let xs = scheduler.createHotObservable([
          .next(210, 1), .next(220, 2), .next(240, 3), .next(300, 4), .completed(390),
        ])
        let sampler = scheduler.createHotObservable([
          .next(205, "x"), .next(225, "x"), .next(230, "x"), .next(260, "x"), .next(400, "x"),
          .completed(450),
        ])
        return xs.sample(sampler)
      },
      [.next(225, 2), .next(260, 3), .next(400, 4), .completed(400)])
    XCTAssertEqual(
      run { scheduler in
        let xs = scheduler.createHotObservable([.next(220, 2), .completed(390)])
        let sampler = scheduler.createHotObservable([
          .next(210, ()), .next(225, ()), .next(230, ()), .next(400, ()),
        ])
        return xs.sample(sampler, defaultValue: 0)
      },
      [.next(210, 0), .next(225, 2), .next(230, 0), .next(400, 0), .completed(400)])
  }

  func testDebounceAndThrottle() {
    func source(_ scheduler: TestScheduler) -> Observable<Int> {
      scheduler.createHotObservable([
        .next(210, 1), .next(220, 2), .next(225, 3), .next(270, 4), .completed(300),
      ])
      .asObservable()
    }
    XCTAssertEqual(
      run { source($0).debounce(.seconds(20), scheduler: $0) },
      [.next(245, 3), .next(290, 4), .completed(300)])
    XCTAssertEqual(
      run { source($0).throttle(.seconds(30), scheduler: $0) },
      [.next(210, 1), .next(240, 3), .next(270, 4), .completed(300)])
    XCTAssertEqual(
      run { source($0).throttle(.seconds(40), latest: false, scheduler: $0) },
      [.next(210, 1), .next(270, 4), .completed(300)])
  }

  // MARK: - Combining

  func testStartWith() {
    XCTAssertEqual(log(Observable.of(3).startWith(1, 2)), ["1", "2", "3", "|"])
    XCTAssertEqual(log(Observable.of(3).startWith(2).startWith(1)), ["1", "2", "3", "|"])
  }

  func testConcatForms() {
    XCTAssertEqual(log(Observable.of(1).concat(Observable.of(2))), ["1", "2", "|"])
    XCTAssertEqual(log(Observable.of(1).concat(Single.just(2))), ["1", "2", "|"])
    XCTAssertEqual(log(Observable.concat(.of(1), .of(2), .of(3))), ["1", "2", "3", "|"])
    XCTAssertEqual(log(Observable.concat([.of(1), .of(2)])), ["1", "2", "|"])
    XCTAssertEqual(log(Observable.concat((1...3).lazy.map { Observable.just($0) })), ["1", "2", "3", "|"])
    XCTAssertEqual(log(Observable.of(Observable.of(1, 2), .of(3)).concat()), ["1", "2", "3", "|"])
    XCTAssertEqual(
      log(Observable.of(1).concat(Observable<Int>.error(GalleryError.broken)).concat(Observable.of(2))),
      ["1", "error broken"])
  }

  func testMergeForms() {
    XCTAssertEqual(log(Observable.merge(.of(1), .of(2))), ["1", "2", "|"])
    XCTAssertEqual(log(Observable.merge([.of(1), .of(2), .of(3)])), ["1", "2", "3", "|"])
    XCTAssertEqual(log(Observable.merge((1...2).map { Observable.just($0) })), ["1", "2", "|"])
    XCTAssertEqual(log(Observable.of(Observable.of(1), .of(2)).merge()), ["1", "2", "|"])
    XCTAssertEqual(
      run { scheduler in
        Observable.merge(
          Observable<Int>.interval(.seconds(20), scheduler: scheduler).take(2).map { "a\($0)" },
          Observable<Int>.interval(.seconds(15), scheduler: scheduler).take(2).map { "b\($0)" }
        )
      },
      [.next(215, "b0"), .next(220, "a0"), .next(230, "b1"), .next(240, "a1"), .completed(240)])
  }

  func testZipForms() {
    let numbers = Observable.of(1, 2, 3)
    let letters = Observable.of("a", "b")
    XCTAssertEqual(log(Observable.zip(numbers, letters) { "\($0)\($1)" }), ["1a", "2b", "|"])
    XCTAssertEqual(
      log(Observable.zip(numbers, letters, resultSelector: { "\($1)\($0)" })), ["a1", "b2", "|"])
    XCTAssertEqual(log(Observable.zip(numbers, letters).map { $0.1 }), ["a", "b", "|"])
    XCTAssertEqual(
      log(Observable.zip(numbers, letters).map { number, letter in letter + "\(number)" }), ["a1", "b2", "|"])
    XCTAssertEqual(
      log(Observable.zip(numbers, letters, Observable.of(true, false)) { "\($0)\($1)\($2)" }),
      ["1atrue", "2bfalse", "|"])
    XCTAssertEqual(
      log(Observable.zip(numbers, numbers, numbers, numbers) { $0 + $1 + $2 + $3 }), ["4", "8", "12", "|"])
    XCTAssertEqual(
      log(
        Observable.zip(numbers, numbers, numbers, numbers, numbers, numbers, numbers, numbers) {
          a, b, c, d, e, f, g, h in [a, b, c, d, e, f, g, h].reduce(0, +)
        }), ["8", "16", "24", "|"])
    XCTAssertEqual(
      log(Observable.zip([numbers, numbers.map { $0 * 10 }])), ["[1, 10]", "[2, 20]", "[3, 30]", "|"])
    XCTAssertEqual(
      log(Observable.zip([numbers, numbers], resultSelector: { $0.reduce(0, +) })), ["2", "4", "6", "|"])
    XCTAssertEqual(log(Observable.zip([numbers, numbers]) { $0.max() ?? 0 }), ["1", "2", "3", "|"])
  }

  func testCombineLatestForms() {
    let a = BehaviorSubject(value: 1)
    let b = BehaviorSubject(value: "x")
    let c = BehaviorSubject(value: false)
    var pairs = [String]()
    var triples = [String]()
    var all = [[Int]]()
    var sum = [Int]()

    Observable.combineLatest(a, b) { "\($0)\($1)" }
      .subscribe(onNext: { pairs.append($0) })
      .disposed(by: disposeBag)
    Observable.combineLatest(a, b, c)
      .filter { $0.2 }
      .map { number, text, _ in "\(text)\(number)" }
      .subscribe(onNext: { triples.append($0) })
      .disposed(by: disposeBag)
    Observable.combineLatest([a, a.map { $0 * 10 }.asObservable()].map { $0.asObservable() })
      .subscribe(onNext: { all.append($0) })
      .disposed(by: disposeBag)
    Observable.combineLatest([a.asObservable(), a.skip(1)], resultSelector: { $0.reduce(0, +) })
      .subscribe(onNext: { sum.append($0) })
      .disposed(by: disposeBag)

    b.onNext("y")
    c.onNext(true)
    a.onNext(2)

    XCTAssertEqual(pairs, ["1x", "1y", "2y"])
    XCTAssertEqual(triples, ["y1", "y2"])
    XCTAssertEqual(all, [[1, 10], [2, 10], [2, 20]])
    XCTAssertEqual(sum, [4])

    a.onCompleted()
    b.onCompleted()
    XCTAssertEqual(
      log(
        Observable.combineLatest(
          Observable.of(1), Observable.of(2), Observable.of(3), Observable.of(4), Observable.of(5)
        ) { [$0, $1, $2, $3, $4] }), ["[1, 2, 3, 4, 5]", "|"])
    XCTAssertEqual(
      log(
        Observable.combineLatest(
          Observable.of(1), Observable.of("a"), Observable.of(true), Observable.of(2.5)
        )
        .map { (id: $0.0, name: $0.1, flag: $0.2, size: $0.3) }
        .map { "\($0.id)\($0.name)\($0.flag)\($0.size)" }), ["1atrue2.5", "|"])
    XCTAssertEqual(log(Observable.combineLatest([Observable<Int>]())), ["[]", "|"])
  }

  func testWithLatestFrom() {
    let trigger = PublishSubject<Void>()
    let value = BehaviorRelay(value: 1)
    var latest = [Int]()
    var combined = [String]()
    trigger.withLatestFrom(value).subscribe(onNext: { latest.append($0) }).disposed(by: disposeBag)
    trigger.enumerated().withLatestFrom(value) { "\($0.index)-\($1)" }
      .subscribe(onNext: { combined.append($0) })
      .disposed(by: disposeBag)
    trigger.onNext(())
    value.accept(2)
    trigger.onNext(())
    XCTAssertEqual(latest, [1, 2])
    XCTAssertEqual(combined, ["0-1", "1-2"])
    XCTAssertEqual(
      log(Observable.of(1, 2).withLatestFrom(Observable.just("a")) { ($0, $1) }.map { $1 + "\($0)" }),
      ["a1", "a2", "|"])
  }

  func testAmb() {
    func source(_ scheduler: TestScheduler, _ seconds: Int, _ name: String) -> Observable<String> {
      Observable<Int>.interval(.seconds(seconds), scheduler: scheduler).take(2).map { _ in name }
    }
    XCTAssertEqual(
      run { source($0, 20, "slow").amb(source($0, 10, "fast")) },
      [.next(210, "fast"), .next(220, "fast"), .completed(220)])
    XCTAssertEqual(
      run { scheduler in Observable.amb([30, 5, 10].map { source(scheduler, $0, "\($0)") }) },
      [.next(205, "5"), .next(210, "5"), .completed(210)])
    XCTAssertEqual(log(Observable<Int>.never().amb(Observable.just(1))), ["1", "|"])
  }

  func testWithUnretained() {
    final class Owner {
      let name = "owner"
    }
    let owner = Owner()
    XCTAssertEqual(
      log(Observable.of(1, 2).withUnretained(owner).map { owner, number in owner.name + "\(number)" }),
      ["owner1", "owner2", "|"])
    XCTAssertEqual(
      log(Observable.of(1).withUnretained(owner) { owner, number in "\(number)\(owner.name)" }),
      ["1owner", "|"])
    XCTAssertEqual(log(Observable.of(1).withUnretained(owner).map { $0.0.name }), ["owner", "|"])
  }

  // MARK: - Errors

  func testCatchForms() {
    let failing = Observable.of(1).concat(Observable<Int>.error(GalleryError.broken))
    XCTAssertEqual(log(failing.catch { _ in .just(9) }), ["1", "9", "|"])
    XCTAssertEqual(log(failing.catch { error in Observable.error(error) }), ["1", "error broken"])
    XCTAssertEqual(log(failing.catch { _ in throw GalleryError.number(1) }), ["1", "error number(1)"])
    XCTAssertEqual(log(failing.catchAndReturn(0)), ["1", "0", "|"])
    XCTAssertEqual(log(Observable.catch(sequence: [failing, failing, .just(5)])), ["1", "1", "5", "|"])
    XCTAssertEqual(log(Observable.catch(sequence: [failing, failing])), ["1", "1", "error broken"])
  }

  func testRetryForms() {
    var attempts = 0
    let flaky = Observable<Int>.create { observer in
      attempts += 1
      observer.onNext(attempts)
      if attempts < 3 { observer.onError(GalleryError.number(attempts)) } else { observer.onCompleted() }
      return Disposables.create()
    }
    XCTAssertEqual(log(flaky.retry()), ["1", "2", "3", "|"])
    attempts = 0
    XCTAssertEqual(log(flaky.retry(2)), ["1", "2", "error number(2)"])
    attempts = 0
    XCTAssertEqual(
      log(
        flaky.retry { errors in
          errors.flatMap { error -> Observable<Void> in
            if case GalleryError.number(1) = error { return .just(()) }
            return .error(error)
          }
        }), ["1", "2", "error number(2)"])
  }

  func testTimeout() {
    XCTAssertEqual(
      run { scheduler in
        scheduler.createHotObservable([.next(210, 1), .next(300, 2)]).timeout(
          .seconds(30), scheduler: scheduler)
      },
      [.next(210, 1), .error(240, RxError.timeout)])
    XCTAssertEqual(
      run { Observable<Int>.never().timeout(.seconds(30), other: Observable.just(7), scheduler: $0) },
      [.next(230, 7), .completed(230)])
  }

  // MARK: - Utilities

  func testDo() {
    var steps = [String]()
    Observable.of(1)
      .do(
        onNext: { steps.append("onNext \($0)") },
        afterNext: { steps.append("afterNext \($0)") },
        onError: { _ in steps.append("onError") },
        afterError: { _ in steps.append("afterError") },
        onCompleted: { steps.append("onCompleted") },
        afterCompleted: { steps.append("afterCompleted") },
        onSubscribe: { steps.append("onSubscribe") },
        onSubscribed: { steps.append("onSubscribed") },
        onDispose: { steps.append("onDispose") }
      )
      .subscribe(onNext: { steps.append("next \($0)") }, onCompleted: { steps.append("completed") })
      .disposed(by: disposeBag)
    XCTAssertEqual(
      steps,
      [
        "onSubscribe", "onSubscribed", "onNext 1", "next 1", "afterNext 1", "onCompleted", "completed",
        "afterCompleted", "onDispose",
      ])

    steps = []
    Observable<Int>.error(GalleryError.broken)
      .do(onError: { steps.append("onError \($0)") }, afterError: { steps.append("afterError \($0)") })
      .subscribe(onError: { steps.append("error \($0)") })
      .disposed(by: disposeBag)
    XCTAssertEqual(steps, ["onError broken", "error broken", "afterError broken"])

    steps = []
    let subscription = Observable<Int>.never().do(onDispose: { steps.append("onDispose") }).subscribe()
    XCTAssertEqual(steps, [])
    subscription.dispose()
    XCTAssertEqual(steps, ["onDispose"])

    XCTAssertEqual(
      log(Observable.of(1, 2).do(onNext: { if $0 == 2 { throw GalleryError.number($0) } })),
      ["1", "error number(2)"])
  }

  func testDebug() {
    XCTAssertEqual(log(Observable.of(1, 2).debug("gallery")), ["1", "2", "|"])
    XCTAssertEqual(log(Observable.of(1).debug("gallery", trimOutput: true)), ["1", "|"])
    XCTAssertEqual(log(Observable<Int>.error(GalleryError.broken).debug()), ["error broken"])
  }

  func testDelayForms() {
    func source(_ scheduler: TestScheduler) -> Observable<Int> {
      scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(250)]).asObservable()
    }
    XCTAssertEqual(
      run { source($0).delay(.seconds(30), scheduler: $0) },
      [.next(240, 1), .next(270, 2), .completed(280)])
    XCTAssertEqual(
      run { source($0).delaySubscription(.seconds(30), scheduler: $0) },
      [.next(240, 2), .completed(250)])
    XCTAssertEqual(
      run { scheduler in
        scheduler.createHotObservable([.next(210, 1), .error(220, GalleryError.broken)])
          .delay(.seconds(30), scheduler: scheduler)
      },
      [.error(220, GalleryError.broken)])
  }

  func testObserveOnAndSubscribeOn() {
    XCTAssertEqual(
      run { scheduler in
        scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)]).observe(on: scheduler)
      },
      [.next(211, 1), .next(221, 2), .completed(231)])
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([.next(210, 1), .completed(230)])
    let result = scheduler.start { xs.subscribe(on: scheduler) }
    XCTAssertEqual(result.events, [.next(210, 1), .completed(230)])
    XCTAssertEqual(xs.subscriptions.map(\.subscribe), [201])
  }

  func testBackgroundWorkAndBackToMain() {
    let finished = expectation(description: "finished")
    var wasMain: Bool?
    Observable<Bool>.create { observer in
      observer.onNext(Thread.isMainThread)
      observer.onCompleted()
      return Disposables.create()
    }
    .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background))
    .observe(on: MainScheduler.instance)
    .subscribe(
      onNext: { workedOnMain in
        XCTAssertTrue(Thread.isMainThread)
        wasMain = workedOnMain
      },
      onCompleted: { finished.fulfill() }
    )
    .disposed(by: disposeBag)
    wait(for: [finished], timeout: 5)
    XCTAssertEqual(wasMain, false)
  }

  func testSchedulersOfEveryKind() {
    let queue = DispatchQueue(label: "gallery")
    let schedulers: [ImmediateSchedulerType] = [
      MainScheduler.instance,
      MainScheduler.asyncInstance,
      ConcurrentMainScheduler.instance,
      CurrentThreadScheduler.instance,
      SerialDispatchQueueScheduler(qos: .utility),
      SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "gallery.serial"),
      SerialDispatchQueueScheduler(internalSerialQueueName: "gallery.internal"),
      ConcurrentDispatchQueueScheduler(qos: .default),
      ConcurrentDispatchQueueScheduler(queue: queue),
    ]
    for scheduler in schedulers {
      let finished = expectation(description: "\(scheduler)")
      var seen = [Int]()
      Observable.of(1, 2, 3)
        .observe(on: scheduler)
        .subscribe(onNext: { seen.append($0) }, onCompleted: { finished.fulfill() })
        .disposed(by: disposeBag)
      wait(for: [finished], timeout: 5)
      XCTAssertEqual(seen, [1, 2, 3])
    }
  }

  // MARK: - Sharing

  func testPublishAndConnect() {
    let subject = PublishSubject<Int>()
    let published = subject.publish()
    var first = [Int]()
    var second = [Int]()
    published.subscribe(onNext: { first.append($0) }).disposed(by: disposeBag)
    subject.onNext(1)
    let connection = published.connect()
    subject.onNext(2)
    published.subscribe(onNext: { second.append($0) }).disposed(by: disposeBag)
    subject.onNext(3)
    connection.dispose()
    subject.onNext(4)
    XCTAssertEqual(first, [2, 3])
    XCTAssertEqual(second, [3])
    XCTAssertFalse(subject.hasObservers)
  }

  func testPublishRefCount() {
    var subscriptions = 0
    let subject = PublishSubject<Int>()
    let shared = Observable<Int>.deferred {
      subscriptions += 1
      return subject
    }
    .publish()
    .refCount()
    let one = shared.subscribe()
    let two = shared.subscribe()
    XCTAssertEqual(subscriptions, 1)
    one.dispose()
    XCTAssertTrue(subject.hasObservers)
    two.dispose()
    XCTAssertFalse(subject.hasObservers)
    let three = shared.subscribe()
    XCTAssertEqual(subscriptions, 2)
    three.dispose()
  }

  func testReplayForms() {
    let subject = PublishSubject<Int>()
    let replay = subject.replay(2)
    let all = subject.replayAll()
    let connections = [replay.connect(), all.connect()]
    subject.onNext(1)
    subject.onNext(2)
    subject.onNext(3)
    XCTAssertEqual(log(replay), ["2", "3"])
    XCTAssertEqual(log(all), ["1", "2", "3"])
    subject.onCompleted()
    connections.forEach { $0.dispose() }
  }

  func testMulticastForms() {
    let source = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 0)
    let multicast = source.multicast(behavior)
    XCTAssertEqual(log(multicast.take(1)), ["0", "|"])
    multicast.connect().disposed(by: disposeBag)
    source.onNext(5)
    XCTAssertEqual(try? behavior.value(), 5)

    XCTAssertEqual(
      log(
        Observable.of(1, 2, 3).multicast({ PublishSubject<Int>() }) { shared in
          Observable.zip(shared, shared.skip(1)) { $0 * $1 }
        }), ["2", "6", "|"])

    let made = source.multicast { ReplaySubject<Int>.create(bufferSize: 1) }
    made.connect().disposed(by: disposeBag)
    source.onNext(6)
    XCTAssertEqual(log(made.take(1)), ["6", "|"])
  }

  func testShareForms() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      observer.onNext(subscriptions)
      return Disposables.create()
    }
    let share = source.share()
    let keep = [share.subscribe()]
    XCTAssertEqual(log(share), [])
    keep.forEach { $0.dispose() }
    disposeBag = DisposeBag()

    subscriptions = 0
    let replaying = source.share(replay: 1)
    XCTAssertEqual(log(replaying), ["1"])
    XCTAssertEqual(log(replaying), ["1"])
    disposeBag = DisposeBag()
    XCTAssertEqual(log(replaying), ["2"])
    disposeBag = DisposeBag()

    subscriptions = 0
    let forever = source.share(replay: 2, scope: .forever)
    XCTAssertEqual(log(forever), ["1"])
    disposeBag = DisposeBag()
    XCTAssertEqual(log(forever), ["1", "2"])
    disposeBag = DisposeBag()
    XCTAssertEqual(log(source.share(replay: 1, scope: .whileConnected).take(1)), ["3", "|"])
  }

  // MARK: - Subjects and relays

  func testSubjects() throws {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject<Int>(value: 0)
    let replay = ReplaySubject<Int>.create(bufferSize: 2)
    let unbounded = ReplaySubject<Int>.createUnbounded()
    let async = AsyncSubject<Int>()
    let subjects: [AnyObserver<Int>] = [
      publish.asObserver(), behavior.asObserver(), replay.asObserver(), unbounded.asObserver(),
      async.asObserver(),
    ].map { AnyObserver($0) }
    (1...3).forEach { number in subjects.forEach { $0.onNext(number) } }
    XCTAssertEqual(try behavior.value(), 3)
    XCTAssertEqual(log(publish), [])
    XCTAssertEqual(log(behavior), ["3"])
    XCTAssertEqual(log(replay), ["2", "3"])
    XCTAssertEqual(log(unbounded), ["1", "2", "3"])
    XCTAssertEqual(log(async), [])
    subjects.forEach { $0.onCompleted() }
    XCTAssertEqual(log(publish), ["|"])
    XCTAssertEqual(log(behavior), ["|"])
    XCTAssertEqual(log(replay), ["2", "3", "|"])
    XCTAssertEqual(log(async), ["3", "|"])

    let failed = BehaviorSubject(value: 1)
    failed.onError(GalleryError.broken)
    XCTAssertThrowsError(try failed.value())
    failed.dispose()
    XCTAssertThrowsError(try failed.value())
    XCTAssertTrue(failed.isDisposed)
  }

  func testSubjectAsAnObserver() {
    let subject = PublishSubject<String>()
    var seen = [String]()
    subject.subscribe(onNext: { seen.append($0) }).disposed(by: disposeBag)
    Observable.of("a", "b").subscribe(subject).disposed(by: disposeBag)
    subject.onNext("ignored after completion")
    XCTAssertEqual(seen, ["a", "b"])

    let void = PublishSubject<Void>()
    var count = 0
    void.subscribe(onNext: { count += 1 }).disposed(by: disposeBag)
    void.subscribe(onNext: { _ in count += 10 }).disposed(by: disposeBag)
    void.onNext(())
    void.on(.next(()))
    XCTAssertEqual(count, 22)
  }

  func testRelays() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay<[Int]>(value: [])
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let unbounded = ReplayRelay<Int>.createUnbound()
    var seen = [Int]()
    publish.subscribe(onNext: { seen.append($0) }).disposed(by: disposeBag)
    publish.accept(1)
    behavior.accept(behavior.value + [1])
    behavior.accept(behavior.value + [2])
    replay.accept(1)
    replay.accept(2)
    unbounded.accept(1)
    unbounded.accept(2)
    XCTAssertEqual(seen, [1])
    XCTAssertEqual(behavior.value, [1, 2])
    XCTAssertEqual(log(behavior), ["[1, 2]"])
    XCTAssertEqual(log(replay), ["2"])
    XCTAssertEqual(log(unbounded), ["1", "2"])
    XCTAssertEqual(log(behavior.asObservable().map(\.count)), ["2"])
  }

  // MARK: - Subscribing

  func testSubscribeForms() {
    var seen = [String]()
    let source = Observable.of(1, 2)
    source.subscribe { event in seen.append("\(event)") }.disposed(by: disposeBag)
    source.subscribe(onNext: { seen.append("\($0)") }).disposed(by: disposeBag)
    source.subscribe(onCompleted: { seen.append("|") }).disposed(by: disposeBag)
    source.subscribe { number in seen.append("n\(number + 0)") }.disposed(by: disposeBag)
    source.subscribe { number in
      seen.append("m\(number * 1)")
    } onError: { _ in
      seen.append("error")
    } onCompleted: {
      seen.append("done")
    }
    .disposed(by: disposeBag)
    _ = source.subscribe()
    XCTAssertEqual(
      seen, ["next(1)", "next(2)", "completed", "1", "2", "|", "n1", "n2", "m1", "m2", "done"])
  }

  func testTypeErasureAndTypealiases() {
    typealias Action = (Int) -> Observable<String>
    let describe: Action = { number in .just("#\(number)") }
    XCTAssertEqual(log(Observable.of(1, 2).flatMap(describe)), ["#1", "#2", "|"])

    let sources: [Observable<Int>] = [
      BehaviorSubject(value: 1).asObservable().take(1), .just(2), Single.just(3).asObservable(),
      BehaviorRelay(value: 4).take(1), Maybe.just(5).asObservable(), Infallible.just(6).asObservable(),
    ]
    XCTAssertEqual(log(Observable.concat(sources)), ["1", "2", "3", "4", "5", "6", "|"])

    let plain: Observable<Int> = PublishSubject<Int>()
    XCTAssertEqual(log(plain), [])

    let error: any Error = GalleryError.broken
    let old: Error = error
    XCTAssertEqual(log(Observable<Int>.error(error)), ["error broken"])
    XCTAssertEqual(log(Observable<Int>.error(old)), ["error broken"])
  }

  func testRecursionOnTheCurrentThread() {
    XCTAssertEqual(
      log(
        Observable.range(start: 1, count: 1_000).concatMap { Observable.just($0) }.reduce(0, accumulator: +)),
      ["500500", "|"])
    func countdown(_ number: Int) -> Observable<Int> {
      number == 0 ? .just(0) : Observable.just(number).concat(Observable.deferred { countdown(number - 1) })
    }
    XCTAssertEqual(log(countdown(200).takeLast(1)), ["0", "|"])
  }

  // MARK: - On the clock

  private func hot(_ scheduler: TestScheduler, _ events: Recorded<Event<Int>>...) -> TestableObservable<Int> {
    scheduler.createHotObservable(events)
  }

  func testCombineLatestCompletesOnceItCannotEmit() {
    XCTAssertEqual(
      run { scheduler in
        Observable.combineLatest(
          self.hot(scheduler, .completed(210)), self.hot(scheduler, .next(215, 2), .completed(220)),
          resultSelector: +)
      }, [.completed(215)])
    XCTAssertEqual(
      run { scheduler in
        Observable.combineLatest(
          self.hot(scheduler, .next(210, 1), .completed(220)),
          self.hot(scheduler, .next(230, 10), .next(240, 20), .completed(250)),
          resultSelector: +)
      }, [.next(230, 11), .next(240, 21), .completed(250)])
  }

  func testZipCompletesWithEverySource() {
    XCTAssertEqual(
      run { scheduler in
        Observable.zip(
          self.hot(scheduler, .next(210, 1), .completed(220)),
          self.hot(scheduler, .next(230, 10), .next(240, 20), .completed(250)),
          resultSelector: +)
      }, [.next(230, 11), .completed(240)])
    XCTAssertEqual(
      run { scheduler in
        Observable.zip(
          self.hot(scheduler, .next(210, 1)), self.hot(scheduler, .error(215, GalleryError.broken)),
          resultSelector: +)
      }, [.error(215, GalleryError.broken)])
  }

  func testZeroTimes() {
    XCTAssertEqual(
      run { Observable<Int>.timer(.seconds(0), scheduler: $0) }, [.next(201, 0), .completed(201)])
    XCTAssertEqual(
      run(until: 204) { Observable<Int>.interval(.seconds(0), scheduler: $0) },
      [.next(201, 0), .next(202, 1), .next(203, 2)])
  }

  func testTakeUntilAnotherThatEnds() {
    XCTAssertEqual(
      run { scheduler in
        self.hot(scheduler, .next(210, 1), .next(230, 2), .completed(250))
          .take(until: self.hot(scheduler, .completed(220)))
      }, [.next(210, 1), .next(230, 2), .completed(250)])
    XCTAssertEqual(
      run { scheduler in
        self.hot(scheduler, .next(210, 1), .next(230, 2), .completed(250))
          .take(until: self.hot(scheduler, .error(220, GalleryError.broken)))
      }, [.next(210, 1), .error(220, GalleryError.broken)])
  }

  func testSkipUntilAnotherThatNeverEmits() {
    XCTAssertEqual(
      run { scheduler in
        self.hot(scheduler, .next(210, 1), .next(230, 2), .completed(250)).skip(until: self.hot(scheduler))
      }, [])
    XCTAssertEqual(
      run { scheduler in
        self.hot(scheduler, .next(210, 1), .next(230, 2), .completed(250))
          .skip(until: self.hot(scheduler, .completed(220)))
      }, [])
  }

  func testPredicatesThatThrow() {
    let numbers = Observable.of(1, 2)
    func broken(_ number: Int) throws -> Bool {
      if number == 2 { throw GalleryError.number(number) }
      return true
    }
    XCTAssertEqual(log(numbers.filter(broken)), ["1", "error number(2)"])
    XCTAssertEqual(log(numbers.take(while: broken)), ["1", "error number(2)"])
    XCTAssertEqual(log(numbers.skip(while: broken)), ["error number(2)"])
    XCTAssertEqual(log(numbers.take(until: { try !broken($0) })), ["1", "error number(2)"])
    XCTAssertEqual(log(numbers.single(broken)), ["1", "error number(2)"])
    XCTAssertEqual(log(numbers.groupBy(keySelector: broken).map(\.key)), ["true", "error number(2)"])
    XCTAssertEqual(
      log(numbers.distinctUntilChanged { _, _ in throw GalleryError.broken }), ["1", "error broken"])
    XCTAssertEqual(
      log(numbers.scan(0) { total, next in try broken(next) ? total + next : 0 }), ["1", "error number(2)"])
    XCTAssertEqual(
      log(numbers.reduce(0) { total, next in try broken(next) ? total + next : 0 }), ["error number(2)"])
    XCTAssertEqual(
      log(Observable.zip(numbers, numbers) { try broken($0) && broken($1) }), ["true", "error number(2)"])
    XCTAssertEqual(
      log(
        Observable.generate(
          initialState: 1, condition: { try broken($0) }, iterate: { $0 + 1 })), ["1", "error number(2)"])
  }

  func testSubscriptionTimes() {
    let scheduler = TestScheduler(initialClock: 0)
    let a = scheduler.createColdObservable([.next(10, 1), .completed(30)])
    let b = scheduler.createColdObservable([.next(5, 2), .error(20, GalleryError.broken)])
    let c = scheduler.createColdObservable([.next(7, 3), .completed(9)])
    let result = scheduler.start { a.concat(b).catch { _ in c.asObservable() } }
    XCTAssertEqual(
      result.events, [.next(210, 1), .next(235, 2), .next(257, 3), .completed(259)])
    XCTAssertEqual(a.subscriptions, [Subscription(200, 230)])
    XCTAssertEqual(b.subscriptions, [Subscription(230, 250)])
    XCTAssertEqual(c.subscriptions, [Subscription(250, 259)])
  }

  func testLosersAndLeftoversAreDisposed() {
    let scheduler = TestScheduler(initialClock: 0)
    let fast = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let slow = scheduler.createColdObservable([.next(15, 9), .completed(40)])
    let race = scheduler.start { slow.amb(fast) }
    XCTAssertEqual(race.events, [.next(210, 1), .next(220, 2), .completed(230)])
    XCTAssertEqual(slow.subscriptions, [Subscription(200, 210)])
    XCTAssertEqual(fast.subscriptions, [Subscription(200, 230)])

    let second = TestScheduler(initialClock: 0)
    let good = second.createColdObservable([.next(50, 1), .completed(100)])
    let bad = second.createColdObservable([.next(10, 2), .error(20, GalleryError.broken)])
    let merged = second.start { Observable.merge(good.asObservable(), bad.asObservable()) }
    XCTAssertEqual(merged.events, [.next(210, 2), .error(220, GalleryError.broken)])
    XCTAssertEqual(good.subscriptions, [Subscription(200, 220)])

    let third = TestScheduler(initialClock: 0)
    let inner = third.createColdObservable([.next(10, 1), .next(60, 2), .completed(90)])
    let outer = third.createHotObservable([.next(210, ()), .next(250, ()), .completed(260)])
    let latest = third.start { outer.flatMapLatest { inner } }
    XCTAssertEqual(latest.events, [.next(220, 1), .next(260, 1), .next(310, 2), .completed(340)])
    XCTAssertEqual(inner.subscriptions, [Subscription(210, 250), Subscription(250, 340)])
  }

  func testLateResults() {
    let source: (TestScheduler) -> Observable<Int> = { scheduler in
      scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)])
        .asObservable()
    }
    XCTAssertEqual(run { source($0).toArray().asObservable() }, [.next(250, [1, 2, 3]), .completed(250)])
    XCTAssertEqual(run { source($0).reduce(0, accumulator: +) }, [.next(250, 6), .completed(250)])
    XCTAssertEqual(run { source($0).takeLast(2) }, [.next(250, 2), .next(250, 3), .completed(250)])
    XCTAssertEqual(run { source($0).element(at: 1) }, [.next(220, 2), .completed(220)])
    XCTAssertEqual(
      run { source($0).take(3) }, [.next(210, 1), .next(220, 2), .next(230, 3), .completed(230)])
    XCTAssertEqual(run { source($0).ifEmpty(default: 0).skip(3) }, [.completed(250)])
    XCTAssertEqual(run { source($0).startWith(0).take(1) }, [.next(200, 0), .completed(200)])
    XCTAssertEqual(
      run { source($0).take(2).materialize() },
      [.next(210, .next(1)), .next(220, .next(2)), .next(220, .completed), .completed(220)])
    XCTAssertEqual(
      run { scheduler in
        self.hot(scheduler, .next(210, 1), .error(220, GalleryError.broken)).observe(on: scheduler)
      }, [.next(211, 1), .error(221, GalleryError.broken)])
  }

  func testShareOnTheClock() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createColdObservable([.next(10, 1), .next(30, 2), .completed(60)])
    let shared = xs.share(replay: 1, scope: .whileConnected)
    let first = scheduler.createObserver(Int.self)
    let second = scheduler.createObserver(Int.self)
    let firstDisposable = SerialDisposable()
    let secondDisposable = SerialDisposable()
    scheduler.scheduleAt(100) { firstDisposable.disposable = shared.subscribe(first) }
    scheduler.scheduleAt(120) { secondDisposable.disposable = shared.subscribe(second) }
    scheduler.scheduleAt(135) { firstDisposable.dispose() }
    scheduler.scheduleAt(140) { secondDisposable.disposable = Disposables.create() }
    scheduler.scheduleAt(200) { secondDisposable.disposable = shared.subscribe(second) }
    scheduler.start()
    XCTAssertEqual(first.events, [.next(110, 1), .next(130, 2)])
    XCTAssertEqual(
      second.events, [.next(120, 1), .next(130, 2), .next(210, 1), .next(230, 2), .completed(260)])
    XCTAssertEqual(xs.subscriptions, [Subscription(100, 140), Subscription(200, 260)])
  }

  func testGroupsOutliveTheSubscriptionToTheirSequence() {
    let subject = PublishSubject<Int>()
    var evens = [Int]()
    var groups = [GroupedObservable<Bool, Int>]()
    let subscription = subject.groupBy { $0.isMultiple(of: 2) }
      .subscribe(onNext: { groups.append($0) })
    subject.onNext(1)
    subject.onNext(2)
    XCTAssertEqual(groups.map(\.key), [false, true])
    let inner = groups[1].subscribe(onNext: { evens.append($0) })
    subject.onNext(4)
    subscription.dispose()
    XCTAssertTrue(subject.hasObservers)
    subject.onNext(6)
    XCTAssertEqual(evens, [4, 6])
    inner.dispose()
    XCTAssertFalse(subject.hasObservers)
  }

  func testTestSchedulerTools() {
    let scheduler = TestScheduler(initialClock: 0)
    var log = [String]()
    scheduler.scheduleAt(20) { log.append("b\(scheduler.clock)") }
    scheduler.scheduleAt(10) { log.append("a\(scheduler.clock)") }
    scheduler.scheduleAt(30) { log.append("c\(scheduler.clock)") }
    scheduler.scheduleAt(30) { log.append("d\(scheduler.clock)") }
    scheduler.advanceTo(15)
    XCTAssertEqual(log, ["a10"])
    XCTAssertEqual(scheduler.clock, 15)
    scheduler.start()
    XCTAssertEqual(log, ["a10", "b20", "c30", "d30"])
    scheduler.sleep(5)
    XCTAssertEqual(scheduler.clock, 35)

    let other = TestScheduler(initialClock: 0)
    let result = other.start(created: 50, subscribed: 150, disposed: 175) {
      Observable<Int>.interval(.seconds(10), scheduler: other)
    }
    XCTAssertEqual(result.events, [.next(160, 0), .next(170, 1)])
    XCTAssertEqual(TestScheduler.Defaults.created, 100)
    XCTAssertEqual(TestScheduler.Defaults.subscribed, 200)
    XCTAssertEqual(TestScheduler.Defaults.disposed, 1000)

    let events: [Recorded<Event<Int>>] = [.next(1, 2), .completed(3)]
    XCTAssertEqual(events[0], Recorded(time: 1, value: .next(2)))
    XCTAssertEqual(Recorded.events(.next(1, 2), .completed(3)), events)
    XCTAssertEqual(other.createHotObservable(events).recordedEvents, events)
    XCTAssertNotEqual(Subscription(1, 2), Subscription(1))

    let plain = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let immediate = plain.start { Observable.just(1, scheduler: plain) }
    XCTAssertEqual(immediate.events, [.next(200, 1), .completed(200)])
  }

  // MARK: - Life of a subscription

  func testADiscardedSubscriptionGoesOn() {
    let subject = PublishSubject<Int>()
    var seen = [Int]()
    _ = subject.subscribe(onNext: { seen.append($0) })
    subject.onNext(1)
    subject.onNext(2)
    XCTAssertEqual(seen, [1, 2])
  }

  func testDisposingInsideAHandler() {
    let subject = PublishSubject<Int>()
    let subscription = SingleAssignmentDisposable()
    var seen = [Int]()
    subscription.setDisposable(
      subject.subscribe(onNext: { number in
        seen.append(number)
        if number == 2 { subscription.dispose() }
      }))
    (1...3).forEach(subject.onNext)
    XCTAssertEqual(seen, [1, 2])
    XCTAssertFalse(subject.hasObservers)
  }

  func testARelayHasItsValueAtOnceInsideAHandler() {
    let relay = BehaviorRelay(value: 0)
    var values = [Int]()
    relay.subscribe(onNext: { number in
      if number < 3 {
        relay.accept(number + 1)
        values.append(relay.value)
      }
    })
    .disposed(by: disposeBag)
    XCTAssertEqual(relay.value, 3)
    XCTAssertEqual(values.count, 3)
    XCTAssertEqual(values.last, 3)
  }

  func testDefaultErrorHandler() {
    let original = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = original }
    var handled = [GalleryError]()
    Hooks.defaultErrorHandler = { _, error in
      if let error = error as? GalleryError { handled.append(error) }
    }
    Observable<Int>.error(GalleryError.number(1)).subscribe(onNext: { _ in }).disposed(by: disposeBag)
    Single<Int>.error(GalleryError.number(2)).subscribe(onSuccess: { _ in }).disposed(by: disposeBag)
    Completable.error(GalleryError.number(3)).subscribe(onCompleted: {}).disposed(by: disposeBag)
    Maybe<Int>.error(GalleryError.number(4)).subscribe(onSuccess: { _ in }).disposed(by: disposeBag)
    Observable<Int>.error(GalleryError.number(5)).subscribe().disposed(by: disposeBag)
    Observable<Int>.error(GalleryError.number(6)).subscribe(onError: { _ in }).disposed(by: disposeBag)
    Observable<Int>.error(GalleryError.number(7)).subscribe { _ in }.disposed(by: disposeBag)
    XCTAssertEqual(handled, [.number(1), .number(2), .number(3), .number(4), .number(5)])
  }

  func testTheTrampoline() {
    var order = [String]()
    Observable.of("a", "b")
      .flatMap { letter in
        Observable.of(1, 2, 3).map { "\(letter)\($0)" }
      }
      .subscribe(onNext: { order.append($0) })
      .disposed(by: disposeBag)
    // Both levels take turns on CurrentThreadScheduler.
    XCTAssertEqual(order, ["a1", "a2", "b1", "a3", "b2", "b3"])
    XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
  }

  func testSevenAndEightSources() {
    let one = Observable.just(1)
    XCTAssertEqual(
      log(Observable.combineLatest(one, one, one, one, one, one, one, one).map { $0.0 + $0.7 }), ["2", "|"])
    XCTAssertEqual(
      log(Observable.zip(one, one, one, one, one, one, one).map { $0.0 + $0.6 }), ["2", "|"])
    XCTAssertEqual(
      log(
        Observable.combineLatest(one, one, one, one, one, one) { a, b, c, d, e, f in
          [a, b, c, d, e, f].count
        }), ["6", "|"])
  }
}
