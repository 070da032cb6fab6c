import ReactiveLite
import ReactiveLiteTest
import Testing

/// What every operator with one source promises, beside what the tests of each say.
@Suite struct OneSourceTests {
  typealias Passing = @Sendable (Observable<Int>) -> Observable<Int>

  static let passing: [Case<Passing>] = [
    Case("map") { $0.map { $0 } },
    Case("compactMap") { $0.compactMap { $0 } },
    Case("filter") { $0.filter { _ in true } },
    Case("scan") { $0.scan(0) { $1 } },
    Case("enumerated") { $0.enumerated().map(\.element) },
    Case("distinctUntilChanged") { $0.distinctUntilChanged() },
    Case("take") { $0.take(.max) },
    Case("take(while:)") { $0.take(while: { _ in true }) },
    Case("skip") { $0.skip(0) },
    Case("skip(while:)") { $0.skip(while: { _ in false }) },
    Case("ifEmpty") { $0.ifEmpty(default: 0) },
    Case("startWith") { $0.startWith() },
    Case("do") { $0.do(onNext: { _ in }) },
    Case("catch") { $0.catch { throw $0 } },
    Case("materialize") { $0.materialize().dematerialize() },
    Case("withUnretained") { $0.withUnretained(Object.shared) { $0.1 } },
    Case("subscribe(on:)") { $0.subscribe(on: CurrentThreadScheduler.instance) },
  ]

  @Test(arguments: passing)
  func `a subject that feeds itself 100,000 times does not use up the stack`(with op: Case<Passing>) {
    let subject = PublishSubject<Int>()
    var last = 0
    let subscription = op.operation(subject).subscribe(onNext: { element in
      last = element
      if element < 100_000 { subject.onNext(element + 1) }
    })
    subject.onNext(1)

    #expect(last == 100_000)
    subscription.dispose()
  }

  /// Calls a closure with the elements of its source from a closure of its own.
  typealias Calling = @Sendable (Observable<Int>, @escaping (Int) throws -> Int) -> Observable<Int>

  static let calling: [Case<Calling>] = [
    Case("map") { $0.map($1) },
    Case("compactMap") { source, check in source.compactMap { try check($0) } },
    Case("filter") { source, check in source.filter { try check($0) > 0 } },
    Case("scan") { source, check in source.scan(0) { try check($1) } },
    Case("distinctUntilChanged, key") { $0.distinctUntilChanged($1) },
    Case("distinctUntilChanged, comparer") { source, check in
      source.distinctUntilChanged { try check($1) == $0 }
    },
    Case("take(while:)") { source, check in source.take(while: { try check($0) > 0 }) },
    Case("single") { source, check in source.single { try check($0) > 0 } },
    Case("withUnretained") { source, check in source.withUnretained(Object.shared) { try check($0.1) } },
    Case("do") { source, check in source.do(onNext: { _ = try check($0) }) },
    Case("flatMap") { source, check in source.flatMap { Observable.just(try check($0)) } },
    Case("flatMapLatest") { source, check in source.flatMapLatest { Observable.just(try check($0)) } },
  ]

  @Test(arguments: calling)
  func `a closure that throws after a disposal is not heard`(with op: Case<Calling>) {
    let (subject, subscription) = (PublishSubject<Int>(), SerialDisposable())
    var seen: [Event<Int>] = []
    let result = op.operation(subject) { element in
      guard element == 2 else { return element }
      subscription.dispose()
      throw Failure()
    }
    subscription.disposable = result.subscribe { seen.append($0) }
    subject.onNext(1)
    subject.onNext(2)

    #expect(seen == [.next(1)])
    #expect(!subject.hasObservers)
  }
}

private final class Object: Sendable {
  static let shared = Object()
}
