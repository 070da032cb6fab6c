import ReactiveLite
import Testing

@Suite struct LifetimeTests {
  @Test(arguments: ["completion", "error", "dispose", "take"])
  func `a finished subscription lets go of what it captured while its bag lives`(way: String) {
    weak var weakToken: Token?
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    do {
      let token = Token()
      weakToken = token
      let subscription = subject.map { _ in token }.take(way == "take" ? 1 : 9)
        .subscribe(onNext: { _ in withExtendedLifetime(token) {} }, onError: { _ in })
      subscription.disposed(by: bag)
      subject.onNext(1)
      switch way {
      case "completion": subject.onCompleted()
      case "error": subject.onError(Failure())
      case "dispose": subscription.dispose()
      default: break
      }
    }

    #expect(weakToken == nil)
  }

  @Test func `an abandoned chain dies with its source while its bag lives`() {
    weak var weakToken: Token?
    let bag = DisposeBag()
    do {
      let token = Token()
      weakToken = token
      let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
      Observable.combineLatest(a.map { _ in token }, b.share(replay: 1)).flatMapLatest { _ in
        Observable<Int>.never()
      }
      .subscribe(onNext: { _ in withExtendedLifetime(token) {} })
      .disposed(by: bag)
      a.onNext(1)
      b.onNext(1)
    }

    #expect(weakToken == nil)
  }

  @Test func `a subscription does not keep its subject alive`() {
    weak var weakSubject: PublishSubject<Int>?
    let bag = DisposeBag()
    do {
      let subject = PublishSubject<Int>()
      weakSubject = subject
      subject.subscribe(onNext: { _ in }).disposed(by: bag)
    }

    #expect(weakSubject == nil)
  }

  @Test func `a subscription nobody kept goes on`() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    _ = subject.map { $0 + 1 }.subscribe(onNext: { seen.append($0) })

    subject.onNext(1)

    #expect(seen == [2])
  }

  @Test func `a bag that goes away ends what is in it`() {
    let subject = PublishSubject<Int>()
    do {
      let bag = DisposeBag()
      subject.subscribe(onNext: { _ in }).disposed(by: bag)
      #expect(subject.hasObservers)
    }

    #expect(!subject.hasObservers)
  }

  @Test func `onDisposed is called once, after the ending or with the disposal`() {
    var log: [String] = []
    let subject = PublishSubject<Int>()
    let ended = subject.subscribe(
      onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
    let disposed = Observable<Int>.never().subscribe(onDisposed: { log.append("called off") })

    subject.onCompleted()
    ended.dispose()
    disposed.dispose()

    #expect(log == ["completed", "disposed", "called off"])
  }
}
