import ReactiveLite
import Testing

@Suite struct Smoke {
  @Test func turns() {
    var seen: [String] = []
    _ = Observable.combineLatest(Observable.of(1, 2, 3), Observable.of(4, 5, 6)).subscribe(onNext: { seen.append("\($0)") }, onCompleted: { seen.append("|") })
    #expect(seen == ["(1, 4)", "(2, 4)", "(2, 5)", "(3, 5)", "(3, 6)", "|"])
    var m: [Int] = []
    _ = Observable.merge(.of(1, 2), .of(3, 4)).subscribe(onNext: { m.append($0) })
    #expect(m == [1, 3, 2, 4])
    var f: [Int] = []
    _ = Observable.of(1, 2, 3).flatMap { Observable.of($0 * 10, $0 * 10 + 1) }.subscribe(onNext: { f.append($0) })
    #expect(f == [10, 11, 20, 21, 30, 31])
    var w: [String] = []
    _ = Observable.of(1, 2).startWith(0).withLatestFrom(Observable.of(7, 8)) { ($0, $1) }.subscribe(onNext: { w.append("\($0)") })
    #expect(w == ["(1, 7)", "(2, 8)"])
    var z: [String] = []
    _ = Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b"), Observable.of(9.5, 8.5, 1)).subscribe(onNext: { z.append("\($0)") }, onCompleted: { z.append("|") })
    #expect(z == ["(1, \"a\", 9.5)", "(2, \"b\", 8.5)", "|"])
  }
  @Test func diamond() {
    var seen: [String] = []
    let a = BehaviorRelay(value: 1)
    let b = a.map { $0 * 2 }
    let d = Observable.combineLatest(a, b).subscribe(onNext: { seen.append("\($0)") })
    a.accept(2)
    #expect(seen == ["(1, 2)", "(2, 2)", "(2, 4)"])
    d.dispose()
    a.accept(3)
    #expect(seen.count == 3)
  }
  @Test func shared() {
    var subscriptions = 0
    let s = PublishSubject<Int>()
    let shared = s.do(onSubscribe: { subscriptions += 1 }).share(replay: 1)
    var x: [Int] = [], y: [Int] = []
    let d1 = shared.subscribe(onNext: { x.append($0) })
    s.onNext(1)
    let d2 = shared.subscribe(onNext: { y.append($0) })
    s.onNext(2)
    d1.dispose(); d2.dispose()
    #expect(!s.hasObservers)
    #expect(x == [1, 2]); #expect(y == [1, 2]); #expect(subscriptions == 1)
    let d3 = shared.subscribe(onNext: { y.append($0) })
    #expect(y == [1, 2]); #expect(subscriptions == 2)
    d3.dispose()
  }
  @Test func doOrder() {
    var log: [String] = []
    let s = PublishSubject<Int>()
    _ = s.do(onNext: { _ in log.append("next") }, afterNext: { _ in log.append("after") }, onCompleted: { log.append("completed") }, afterCompleted: { log.append("afterCompleted") }, onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") }, onDispose: { log.append("dispose") })
      .subscribe(onNext: { _ in log.append("S.next") }, onCompleted: { log.append("S.completed") }, onDisposed: { log.append("S.disposed") })
    s.onNext(1); s.onCompleted()
    #expect(log == ["subscribe", "subscribed", "next", "S.next", "after", "completed", "S.completed", "S.disposed", "afterCompleted", "dispose"])
  }
  @Test func latest() {
    var log: [Int] = []
    let s = PublishSubject<Int>()
    _ = s.flatMapLatest { Observable.of($0, $0 + 1) }.subscribe(onNext: { log.append($0) }, onCompleted: { log.append(-1) })
    s.onNext(10); s.onNext(20); s.onCompleted()
    #expect(log == [10, 11, 20, 21, -1])
  }
}
