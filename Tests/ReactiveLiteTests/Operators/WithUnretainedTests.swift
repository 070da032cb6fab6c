import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct WithUnretainedTests {
  private final class Person {
    let name = "Ann"
  }

  let scheduler = TestScheduler(initialClock: 0)

  @Test func `withUnretained joins each element with the object`() {
    let person = Person()
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.withUnretained(person).map { "\($0.name) \($1)" } }

    #expect(observer.events == [.next(210, "Ann 1"), .next(220, "Ann 2"), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `a result selector says what is sent`() {
    let person = Person()
    let source = Observable.of(1, 2).withUnretained(person) { person, number in "\(person.name) \(number)" }

    #expect(Stream(source).events == [.next(0, "Ann 1"), .next(0, "Ann 2"), .completed(0)])
  }

  @Test func `a result selector may take the two as one`() {
    let person = Person()
    let source = Observable.of(1, 2).withUnretained(person) { $0.1 }

    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .completed(0)])
    withExtendedLifetime(person) {}
  }

  @Test func `the first element after the object has gone completes`() {
    var person: Person? = Person()
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    scheduler.scheduleAt(215) { person = nil }
    let observer = scheduler.start { source.withUnretained(person!).map { $1 } }

    #expect(observer.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `whoever subscribes after the object has gone gets a completion`() {
    var person: Person? = Person()
    let source = Observable.of(1, 2).withUnretained(person!).map { $1 }
    person = nil

    #expect(Stream(source).events == [.completed(0)])
  }

  @Test func `an empty source completes`() {
    let person = Person()
    let observer = scheduler.start { Observable<Int>.empty().withUnretained(person).map { $1 } }

    #expect(observer.events == [.completed(200)])
    withExtendedLifetime(person) {}
  }

  @Test func `an error passes through`() {
    let person = Person()
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.withUnretained(person).map { $1 } }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    withExtendedLifetime(person) {}
  }

  @Test func `a throw is an error, and the source is let go`() {
    let person = Person()
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start {
      source.withUnretained(person) { _ -> Int in throw UnspecifiedError() }
    }

    #expect(observer.events == [.error(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
    withExtendedLifetime(person) {}
  }

  @Test func `disposing lets the source go`() {
    let person = Person()
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start(disposed: 215) { source.withUnretained(person).map { $1 } }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
    withExtendedLifetime(person) {}
  }

  @Test func `an endless synchronous source is stopped by the end of the object`() {
    var person: Person? = Person()
    let source = Observable.from(1...).do(onNext: { if $0 == 3 { person = nil } }).withUnretained(person!)

    #expect(Stream(source.map { $1 }).events == [.next(0, 1), .next(0, 2), .completed(0)])
  }

  @Test func `an object that goes while its element is delivered is kept until that is done`() {
    var person: Person? = Person()
    var names: [String] = []
    let source = PublishSubject<Int>()
    let subscription = source.withUnretained(person!).subscribe(onNext: { object, _ in
      person = nil
      names.append(object.name)
    })
    source.onNext(1)
    source.onNext(2)

    #expect(names == ["Ann"])
    #expect(person == nil)
    subscription.dispose()
  }

  @Test func `neither the sequence nor its subscription keeps the object`() {
    let (source, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var weakPerson: Person?
    let joined: Observable<(Person, Int)>
    do {
      let person = Person()
      weakPerson = person
      joined = source.withUnretained(person)
      joined.subscribe().disposed(by: bag)
      source.onNext(1)
    }

    #expect(weakPerson == nil)
    withExtendedLifetime((joined, bag)) {}
  }

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    let person = Person()

    #expect(
      isLetGo(with: finish) { source, token in source.withUnretained(person) { [token] _ in token } })
  }
}
