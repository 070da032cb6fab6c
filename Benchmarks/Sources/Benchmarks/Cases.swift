import ReactiveLite

extension Benchmark {
  static let all: [Benchmark] = byHand + chains + meetings + subscriptions + virtualTime + stores

  /// The same work in closures, without a library: what is left to gain.
  static let byHand = [
    Benchmark("closure map-filter-map") { events in
      let sum = Sum()
      let receive: (Int) -> Void = opaque { sum.value &+= $0 }
      let second: (Int) -> Void = opaque { receive($0 &+ 1) }
      let keep: (Int) -> Void = opaque { if $0 & 1 == 0 { second($0) } }
      let first: (Int) -> Void = opaque { keep($0 &* 3) }
      for event in 0..<events { first(event) }
      return sum.value
    }
  ]

  static let chains = [
    Benchmark("subject", goal: 200) { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onNext: { sum.value &+= $0 })
      for event in 0..<events { subject.onNext(event) }
      subscription.dispose()
      return sum.value
    },
    Benchmark("map-filter-map", goal: 350) { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let subscription = subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.map { $0 &+ 1 }
        .subscribe(onNext: { sum.value &+= $0 })
      for event in 0..<events { subject.onNext(event) }
      subscription.dispose()
      return sum.value
    },
    Benchmark("10 maps", goal: 650) { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let subscription =
        subject
        .map { $0 &+ 1 }.map { $0 &+ 2 }.map { $0 &+ 3 }.map { $0 &+ 4 }.map { $0 &+ 5 }
        .map { $0 &+ 6 }.map { $0 &+ 7 }.map { $0 &+ 8 }.map { $0 &+ 9 }.map { $0 &+ 10 }
        .subscribe(onNext: { sum.value &+= $0 })
      for event in 0..<events { subject.onNext(event) }
      subscription.dispose()
      return sum.value
    },
    Benchmark("distinctUntilChanged-scan", goal: 450) { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let subscription = subject.distinctUntilChanged().scan(0) { $0 &+ $1 }.subscribe(onNext: {
        sum.value &+= $0
      })
      for event in 0..<events { subject.onNext(event) }
      subscription.dispose()
      return sum.value
    },
    Benchmark("relay accept and value", goal: 350) { events in
      let sum = Sum()
      let relay = BehaviorRelay(value: 0)
      let subscription = relay.subscribe(onNext: { sum.value &+= $0 })
      for event in 0..<events {
        relay.accept(event)
        sum.value &+= relay.value
      }
      subscription.dispose()
      return sum.value
    },
    Benchmark("range-scan", goal: 400) { events in
      let sum = Sum()
      _ = Observable.range(start: 0, count: events).scan(0) { $0 &+ $1 }.subscribe(onNext: {
        sum.value &+= $0
      })
      return sum.value
    },
    fanOut(to: 10, goal: 550),
    fanOut(to: 1_000, goal: 40_000),
  ]

  static func fanOut(to count: Int, goal: Int) -> Benchmark {
    Benchmark("fan-out to \(count)", goal: goal) { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let bag = DisposeBag()
      for _ in 0..<count { subject.subscribe(onNext: { sum.value &+= $0 }).disposed(by: bag) }
      for event in 0..<events { subject.onNext(event) }
      return sum.value
    }
  }

  static let meetings = [
    Benchmark("combineLatest of 2 relays", goal: 550) { events in
      let sum = Sum()
      let name = BehaviorRelay(value: "Ann"), age = BehaviorRelay(value: 0)
      let subscription = Observable.combineLatest(name, age).subscribe(onNext: {
        sum.value &+= $0.utf8.count &+ $1
      })
      for event in 0..<events { age.accept(event) }
      subscription.dispose()
      return sum.value
    },
    Benchmark("combineLatest of 3 subjects", goal: 550) { events in
      let sum = Sum()
      let (a, b, c) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
      let subscription = Observable.combineLatest(a, b, c).subscribe(onNext: { sum.value &+= $0 &+ $1 &+ $2 })
      b.onNext(1)
      c.onNext(1)
      for event in 0..<events { a.onNext(event) }
      subscription.dispose()
      return sum.value
    },
    Benchmark("combineLatest of 8 subjects", goal: 700) { events in
      let sum = Sum()
      let s = (0..<8).map { _ in PublishSubject<Int>() }
      let subscription = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
        .subscribe(onNext: { sum.value &+= $0.0 &+ $0.7 })
      for subject in s { subject.onNext(1) }
      for event in 0..<events { s[0].onNext(event) }
      subscription.dispose()
      return sum.value
    },
    Benchmark("zip of 2", goal: 800) { events in
      let sum = Sum()
      let a = PublishSubject<Int>(), b = PublishSubject<Int>()
      let subscription = Observable.zip(a, b).subscribe(onNext: { sum.value &+= $0 &+ $1 })
      for event in 0..<events {
        a.onNext(event)
        b.onNext(event)
      }
      subscription.dispose()
      return sum.value
    },
    Benchmark("merge of 2", goal: 500) { events in
      let sum = Sum()
      let a = PublishSubject<Int>(), b = PublishSubject<Int>()
      let subscription = Observable.merge(a, b).subscribe(onNext: { sum.value &+= $0 })
      for event in 0..<events { a.onNext(event) }
      subscription.dispose()
      return sum.value
    },
    Benchmark("withLatestFrom", goal: 550) { events in
      let sum = Sum()
      let a = PublishSubject<Int>(), b = PublishSubject<Int>()
      let subscription = a.withLatestFrom(b) { $0 &+ $1 }.subscribe(onNext: { sum.value &+= $0 })
      b.onNext(1)
      for event in 0..<events { a.onNext(event) }
      subscription.dispose()
      return sum.value
    },
    Benchmark("share(replay: 1) to two", goal: 700) { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let shared = subject.share(replay: 1)
      let first = shared.subscribe(onNext: { sum.value &+= $0 }),
        second = shared.subscribe(onNext: { sum.value &+= $0 })
      for event in 0..<events { subject.onNext(event) }
      first.dispose()
      second.dispose()
      return sum.value
    },
  ]

  static let subscriptions = [
    Benchmark("flatMapLatest over of", goal: 3_000) { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let subscription = subject.flatMapLatest { Observable.of($0, $0 &+ 1) }.subscribe(onNext: {
        sum.value &+= $0
      })
      for event in 0..<events { subject.onNext(event) }
      subscription.dispose()
      return sum.value
    },
    Benchmark("flatMapLatest over just", goal: 1_800) { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let subscription = subject.flatMapLatest { Observable.just($0) }.subscribe(onNext: { sum.value &+= $0 })
      for event in 0..<events { subject.onNext(event) }
      subscription.dispose()
      return sum.value
    },
    Benchmark("flatMap over just") { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let subscription = subject.flatMap { Observable.just($0) }.subscribe(onNext: { sum.value &+= $0 })
      for event in 0..<events { subject.onNext(event) }
      subscription.dispose()
      return sum.value
    },
    Benchmark("subscribe and dispose: map-filter", goal: 7_000) { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let chain = subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }
      for _ in 0..<events { chain.subscribe(onNext: { sum.value &+= $0 }).dispose() }
      return sum.value
    },
    Benchmark("subscribe and dispose: combineLatest of 2", goal: 15_000) { events in
      let sum = Sum()
      let a = PublishSubject<Int>(), b = PublishSubject<Int>()
      let both = Observable.combineLatest(a, b)
      for _ in 0..<events { both.subscribe(onNext: { sum.value &+= $0 &+ $1 }).dispose() }
      return sum.value
    },
  ]
}

/// Keeps the optimiser from seeing through a closure: one indirect call a stage, as in any real program.
@inline(never)
func opaque<Value>(_ closure: @escaping (Value) -> Void) -> (Value) -> Void { closure }

/// What arrived, added up. Unchecked, so that what is measured is the library and not the check of a captured `var`.
final class Sum {
  @exclusivity(unchecked) var value = 0
}
