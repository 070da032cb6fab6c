import ReactiveLite
import Testing

@Suite struct DisposeBagTests {
  let first = BooleanDisposable()
  let second = BooleanDisposable()
  let third = BooleanDisposable()
  var all: [Bool] { [first, second, third].map(\.isDisposed) }

  @Test func `what is in it is disposed when it goes away, not before`() {
    var bag: DisposeBag? = DisposeBag(disposing: first)
    bag?.insert(second, third)
    #expect(all == [false, false, false])

    bag = nil

    #expect(all == [true, true, true])
  }

  @Test func `a block lists what goes in, one a line`() {
    var bag: DisposeBag? = DisposeBag {
      first
      second
    }
    bag?.insert {
      third
    }
    #expect(all == [false, false, false])

    bag = nil

    #expect(all == [true, true, true])
  }

  @Test func `the order of disposal is the order of insertion`() {
    var log: [Int] = []
    var bag: DisposeBag? = DisposeBag()
    for number in 1...5 { Disposables.create { log.append(number) }.disposed(by: bag!) }

    bag = nil

    #expect(log == [1, 2, 3, 4, 5])
  }

  @Test func `a bag that goes away inside a callback ends its subscriptions there and then`() {
    let subject = PublishSubject<Int>()
    var bag: DisposeBag? = DisposeBag()
    var (own, other): ([Int], [Int]) = ([], [])
    subject.subscribe(onNext: { element in
      own.append(element)
      bag = nil
    }).disposed(by: bag!)
    subject.subscribe(onNext: { other.append($0) }).disposed(by: bag!)

    subject.onNext(1)
    subject.onNext(2)

    #expect(own == [1])
    #expect(other == [])
    #expect(!subject.hasObservers)
  }

  @Test func `a bag that is replaced inside a callback serves the subscriptions made after it`() {
    let subject = PublishSubject<Int>()
    var bag = DisposeBag()
    var log: [Int] = []
    subject.subscribe(onNext: { element in
      bag = DisposeBag()
      subject.subscribe(onNext: { log.append($0) }).disposed(by: bag)
    }).disposed(by: bag)

    subject.onNext(1)
    subject.onNext(2)

    #expect(log == [2])
  }
}
