import ReactiveLite
import ReactiveLiteTest
import Testing

/// # 1. A stream is events in time
///
/// You know: Swift, its closures and generics, and how to run `swift test --filter T01`.
/// New here: observables, subjects, subscriptions, operators, a row of marbles.
/// You need: nothing that came before. Why the tests do not wait for anything is told in chapter 2.
///
/// An array is there all at once. A stream is not: its elements come one after the other, whenever they come. In a row
/// of marbles time goes from left to right, `-` is a moment without an event, and `|` the end. A blank is nothing; it
/// puts rows below each other.
///
///     ages      --1--2--3|
///     map * 2   --2--4--6|
@Suite("01 A stream is events in time")
struct T01_EventsInTime {
  let scheduler = TestScheduler(initialClock: 0)

  // `subscribe` is how you listen. Each thing you hear is an `Event`: an element, or an ending, be it completion or
  // error. What it returns is the subscription. You may drop it, as here (`_ =`), and go on listening all the same.
  @Test func `1.1 an observable sends its elements one after the other, then completes`() {
    var heard: [Event<Int>] = []

    _ = Observable.of(35, 36, 37).subscribe { event in heard.append(event) }

    #expect(heard == [.next(35), .next(36), .next(37), .completed])
  }

  // A subject is an observable with a way in: what you send to it, it sends to those who listen. `dispose` ends a
  // subscription; here it only tidies up.
  @Test func `1.2 a subject sends what it is sent, when it is sent`() {
    let ages = PublishSubject<Int>()
    var heard: [Int] = []
    let subscription = ages.subscribe(onNext: { age in heard.append(age) })

    ages.onNext(35)
    #expect(heard == [35])
    ages.onNext(36)
    #expect(heard == [35, 36])
    subscription.dispose()
  }

  // The first surprise. An observable is a description, like a function that nobody has called. `create` makes one of
  // what is to be done for each who subscribes: the observer is where to send, and what is returned tidies up.
  @Test func `1.3 nothing happens until somebody subscribes`() {
    var calls = 0
    let question = Observable<Int>.create { observer in
      calls += 1
      observer.onNext(42)
      return Disposables.create()
    }

    #expect(calls == 0)
    _ = question.subscribe(onNext: { answer in #expect(answer == 42) })
    #expect(calls == 1)
  }

  // The second one: nobody repeats for you what you have missed, and nobody sends to you when you have gone.
  @Test func `1.4 who listens hears what is sent from then on, until the subscription is disposed`() {
    let ages = PublishSubject<Int>()
    var heard: [Int] = []

    ages.onNext(35)
    let subscription = ages.subscribe(onNext: { age in heard.append(age) })
    ages.onNext(36)
    subscription.dispose()
    ages.onNext(37)

    #expect(heard == [36])
  }

  // Who has many subscriptions puts them into a bag. When the bag goes, they are disposed.
  @Test func `1.5 a bag takes its subscriptions along when it goes`() {
    let ages = PublishSubject<Int>()
    var heard: [Int] = []
    var bag: DisposeBag? = DisposeBag()
    ages.subscribe(onNext: { age in heard.append(age) }).disposed(by: bag!)

    ages.onNext(35)
    bag = nil
    ages.onNext(36)

    #expect(heard == [35])
    #expect(bag == nil)
  }

  // The grammar of every stream: any number of elements, then perhaps one ending, then silence.
  @Test func `1.6 nothing comes after the ending`() {
    let ages = PublishSubject<Int>()
    var heard: [Event<Int>] = []
    _ = ages.subscribe { event in heard.append(event) }

    ages.onNext(35)
    ages.onCompleted()
    ages.onNext(36)

    #expect(heard == [.next(35), .completed])
  }

  // A row of marbles is a list of events with times: each character is one moment, the first is moment 0. `.next(2, 1)`
  // is the element 1 at moment 2.
  @Test func `1.7 a row of marbles says what comes, and when`() throws {
    let ages = "--1--2|"

    #expect(try Recorded.events(marbles: ages) == [.next(2, 1), .next(5, 2), .completed(6)])
  }

  // An operator makes a new stream out of one. `run` plays the first row and compares what comes out with the second:
  // `m.hot` is a source that sends what stands in its row (why it is called hot: chapter 3), `of: Int.self` as numbers.
  // Without that, each character is sent as text.
  @Test func `1.8 map sends what it makes of each element`() {
    scheduler.run { m in
      let ages = "--1--2--3|"
      let twice = "--2--4--6|"

      m.expect(m.hot(ages, of: Int.self).map { $0 * 2 }).toBe(twice)
    }
  }

  @Test func `1.9 filter lets through what passes its test`() {
    scheduler.run { m in
      let ages = "--1--2--3--4|"
      let even = "-----2-----4|"

      m.expect(m.hot(ages, of: Int.self).filter { $0.isMultiple(of: 2) }).toBe(even)
    }
  }

  // `scan` carries a result from element to element. It sends every stage of it, but not the start: for that there
  // is `startWith`, which sends at the moment of the subscription.
  @Test func `1.10 scan sends each sum so far, and startWith the one before there was any`() {
    scheduler.run { m in
      let steps = "--1--2--3|"
      let sums = "0-1--3--6|"

      m.expect(m.hot(steps, of: Int.self).scan(0) { $0 + $1 }.startWith(0)).toBe(sums)
    }
  }

  // What you read when it is not as you said: the first difference, then both rows, the place marked below. Here it is
  // meant to fail, and `expectFailure` wants just this text: it is listed as a *known issue*, and the test passes.
  @Test func `1.11 a failure names the first difference and draws both rows`() {
    expectFailure(
      reading: """
        event 2 (at 5) differs in value: expected 5, actual 4
          expected  --2--5--6|
          actual    --2--4--6|
                         ^
        """
    ) {
      scheduler.run { m in
        let ages = "--1--2--3|"
        let wrong = "--2--5--6|"

        m.expect(m.hot(ages, of: Int.self).map { $0 * 2 }).toBe(wrong)
      }
    }
  }

  // Exercise. Say in a row of marbles what comes out of the operators below: Exercises/E01_EventsInTime.swift.
  // `make exercise N=1` tells you whether it is so; `swift test` skips it.
  @Test(.exercise(1)) func `1.12 exercise: what comes out`() throws { check(try Exercise01.row()) }

  @Test func `1.12 exercise, solved`() throws { check(try Solution01.row()) }

  private func check(_ yourRow: String) {
    scheduler.run { m in
      let ages = m.hot("-1--2--3--4|", of: Int.self)

      m.expect(ages.filter { $0 > 1 }.scan(0) { $0 + $1 }.startWith(0)).toBe(yourRow)
    }
  }
}
