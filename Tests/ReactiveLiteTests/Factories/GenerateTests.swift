import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct GenerateTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `generate sends its states as long as the condition holds`() {
    let source = Observable.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })

    #expect(
      Stream(source).events == [.next(0, 1), .next(0, 2), .next(0, 4), .next(0, 8), .completed(0)])
  }

  @Test func `on a scheduler, each state and the completion is a piece of work`() {
    let observer = scheduler.start { [scheduler] in
      Observable.generate(initialState: 0, condition: { $0 <= 2 }, scheduler: scheduler) { $0 + 1 }
    }

    #expect(observer.events == [.next(201, 0), .next(202, 1), .next(203, 2), .completed(204)])
  }

  @Test func `a first state for which the condition does not hold completes`() {
    let source = Observable.generate(initialState: 9, condition: { $0 < 9 }, iterate: { $0 * 2 })

    #expect(Stream(source).events == [.completed(0)])
  }

  @Test func `a throw of the condition is an error`() {
    let observer = scheduler.start { [scheduler] in
      Observable.generate(
        initialState: 0, condition: { _ in throw UnspecifiedError() }, scheduler: scheduler
      ) { $0 + 1 }
    }

    #expect(observer.events == [.error(201)])
  }

  @Test func `a throw of the iteration is an error after the states before it`() {
    let observer = scheduler.start { [scheduler] in
      Observable.generate(initialState: 0, condition: { _ in true }, scheduler: scheduler) { _ in
        throw UnspecifiedError()
      }
    }

    #expect(observer.events == [.next(201, 0), .error(202)])
  }

  @Test func `disposing it stops the states`() {
    let observer = scheduler.start(disposed: 203) { [scheduler] in
      Observable.generate(initialState: 0, condition: { _ in true }, scheduler: scheduler) { $0 + 1 }
    }

    #expect(observer.events == [.next(201, 0), .next(202, 1)])
  }

  @Test func `a state nobody asks for is not made`() {
    var made = 0
    let source = Observable.generate(initialState: 0, condition: { _ in true }) { state in
      made += 1
      return state + 1
    }

    #expect(
      Stream(source.take(4)).events == [
        .next(0, 0), .next(0, 1), .next(0, 2), .next(0, 3), .completed(0),
      ])
    #expect(made == 3)
  }

  @Test func `each subscriber begins with the first state`() {
    let source = Observable.generate(initialState: 1, condition: { $0 < 3 }, iterate: { $0 + 1 })

    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .completed(0)])
    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .completed(0)])
  }

  @Test func `nil is a state`() {
    let source = Observable<Int?>.generate(
      initialState: nil, condition: { $0 != 2 }, iterate: { ($0 ?? 0) + 1 })

    #expect(Stream(source).events == [.next(0, nil), .next(0, 1), .completed(0)])
  }

  @Test func `it takes turns with other synchronous sources`() {
    let source = Observable.merge(
      .generate(initialState: 1, condition: { $0 < 3 }, iterate: { $0 + 1 }), .of(11, 12))

    #expect(
      Stream(source).events == [.next(0, 1), .next(0, 11), .next(0, 2), .next(0, 12), .completed(0)])
  }

  @Test func `100,000 states are no strain`() {
    let source = Observable.generate(initialState: 0, condition: { $0 < 100_000 }, iterate: { $0 + 1 })

    #expect(Stream(source.takeLast(1)).events == [.next(0, 99_999), .completed(0)])
  }

  @Test func `the last state is let go of with the ending`() {
    let bag = DisposeBag()
    weak var token: Token?
    Observable.generate(initialState: Token(), condition: { $0 !== token }) { state in
      token = state
      return state
    }
    .subscribe().disposed(by: bag)

    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
