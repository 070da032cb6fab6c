import Dispatch
import ReactiveLite

extension Benchmark {
  static let meetings = [
    Benchmark(
      "combineLatest of 2 relays", goal: 550,
      byHand: { events in
        let sum = Sum(), latest = Sum()
        let name = "Ann"
        let receive: ((String, Int)) -> Void = opaque { sum.value &+= $0.0.utf8.count &+ $0.1 }
        let age: (Int) -> Void = opaque {
          latest.value = $0
          receive((name, latest.value))
        }
        for event in 0..<events { age(event) }
        return sum.value
      }
    ) { events in
      let name = BehaviorRelay(value: "Ann"), age = BehaviorRelay(value: 0)
      let sum = Sum()
      let subscription = Observable.combineLatest(name, age).subscribe(onNext: {
        sum.value &+= $0.utf8.count &+ $1
      })
      return sum.total(subscription, events: events) { age.accept($0) }
    },
    Benchmark("combineLatest fed by two threads", isCounted: false) { events in
      let relays = [BehaviorRelay(value: 0), BehaviorRelay(value: 0)]
      let sum = Sum()
      let subscription = Observable.combineLatest(relays[0], relays[1]).subscribe(onNext: {
        sum.value &+= $0 &+ $1
      })
      return sum.total(subscription, events: 1) { _ in
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
          for event in 0..<events / 2 { relays[thread].accept(event) }
        }
      }
    },
    Benchmark("combineLatest of 3 subjects", goal: 550) { events in
      let sum = Sum()
      let a = PublishSubject<Int>(), b = BehaviorSubject(value: 1), c = BehaviorSubject(value: 1)
      let all = Observable.combineLatest(a, b, c)
      let subscription = all.subscribe(onNext: { sum.value &+= $0 &+ $1 &+ $2 })
      return sum.total(subscription, events: events) { a.onNext($0) }
    },
    Benchmark("combineLatest of 8 subjects", goal: 700) { events in
      let sum = Sum()
      let a = PublishSubject<Int>()
      let s = (0..<7).map { _ in BehaviorSubject(value: 1) }
      let all = Observable.combineLatest(a, s[0], s[1], s[2], s[3], s[4], s[5], s[6])
      let subscription = all.subscribe(onNext: { sum.value &+= $0.0 &+ $0.7 })
      return sum.total(subscription, events: events) { a.onNext($0) }
    },
    Benchmark(
      "zip of 2, a pair", goal: 800,
      byHand: { events in
        let sum = Sum(), waiting = Sum()
        let receive: ((Int, Int)) -> Void = opaque { sum.value &+= $0.0 &+ $0.1 }
        let a: (Int) -> Void = opaque { waiting.value = $0 }
        let b: (Int) -> Void = opaque { receive((waiting.value, $0)) }
        for event in 0..<events {
          a(event)
          b(event)
        }
        return sum.value
      }
    ) { events in
      let a = PublishSubject<Int>(), b = PublishSubject<Int>()
      let sum = Sum()
      let subscription = Observable.zip(a, b).subscribe(onNext: { sum.value &+= $0 &+ $1 })
      return sum.total(subscription, events: events) { event in
        a.onNext(event)
        b.onNext(event)
      }
    },
    Benchmark("merge of 2", goal: 500) { events in
      let a = PublishSubject<Int>(), b = PublishSubject<Int>()
      let sum = Sum()
      let subscription = Observable.merge(a, b).subscribe(onNext: { sum.value &+= $0 })
      return sum.total(subscription, events: events) { a.onNext($0) }
    },
    Benchmark("withLatestFrom", goal: 550) { events in
      let a = PublishSubject<Int>(), b = BehaviorSubject(value: 1)
      let sum = Sum()
      let subscription = a.withLatestFrom(b) { $0 &+ $1 }.subscribe(onNext: { sum.value &+= $0 })
      return sum.total(subscription, events: events) { a.onNext($0) }
    },
    Benchmark(
      "share(replay: 1) to two", goal: 700,
      byHand: { events in
        let sum = Sum(), newest = Sum()
        let receivers = Receivers()
        for _ in 0..<2 { _ = receivers.add(sum.receive) }
        for event in 0..<events {
          newest.value = event
          receivers.send(event)
        }
        return sum.value &+ newest.value
      }
    ) { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let shared = subject.share(replay: 1)
      let first = shared.subscribe(onNext: { sum.value &+= $0 })
      let second = shared.subscribe(onNext: { sum.value &+= $0 })
      return sum.total(Disposables.create(first, second), events: events) { subject.onNext($0) }
    },
  ]
}
