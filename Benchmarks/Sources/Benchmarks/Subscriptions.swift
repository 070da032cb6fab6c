import ReactiveLite

extension Benchmark {
  static let subscriptions = [
    Benchmark(
      "flatMapLatest over of", goal: 3_000,
      byHand: { events in
        let sum = Sum()
        let receive = sum.receive
        let selector: (Int) -> [Int] = opaque { [$0, $0 &+ 1] }
        for event in 0..<events { for element in selector(event) { receive(element) } }
        return sum.value
      }
    ) { events in
      let subject = PublishSubject<Int>()
      let inner = subject.flatMapLatest { Observable.of($0, $0 &+ 1) }
      let sum = Sum()
      let subscription = inner.subscribe(onNext: { sum.value &+= $0 })
      return sum.total(subscription, events: events) { subject.onNext($0) }
    },
    Benchmark(
      "flatMapLatest over just", goal: 1_800,
      byHand: { events in
        let sum = Sum()
        let receive = sum.receive
        let selector: (Int) -> (@escaping (Int) -> Void) -> Void = opaque { element in { $0(element) } }
        for event in 0..<events { selector(event)(receive) }
        return sum.value
      }
    ) { events in
      let subject = PublishSubject<Int>()
      let inner = subject.flatMapLatest { Observable.just($0) }
      let sum = Sum()
      let subscription = inner.subscribe(onNext: { sum.value &+= $0 })
      return sum.total(subscription, events: events) { subject.onNext($0) }
    },
    Benchmark("flatMap over just") { events in
      let subject = PublishSubject<Int>()
      let sum = Sum()
      let subscription = subject.flatMap { Observable.just($0) }.subscribe(onNext: { sum.value &+= $0 })
      return sum.total(subscription, events: events) { subject.onNext($0) }
    },
    Benchmark("subscribe and dispose: map-filter", goal: 7_000, byHand: comingAndGoing(1)) { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let chain = subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }
      for _ in 0..<events { chain.subscribe(onNext: { sum.value &+= $0 }).dispose() }
      return sum.value
    },
    Benchmark(
      "subscribe and dispose: combineLatest of 2", goal: 15_000, byHand: comingAndGoing(2)
    ) { events in
      let sum = Sum()
      let a = PublishSubject<Int>(), b = PublishSubject<Int>()
      let both = Observable.combineLatest(a, b)
      for _ in 0..<events { both.subscribe(onNext: { sum.value &+= $0 &+ $1 }).dispose() }
      return sum.value
    },
  ]

  /// A chain of three closures put into each of several lists, and taken out again.
  private static func comingAndGoing(_ count: Int) -> Run {
    { events in
      let sum = Sum()
      let sources = (0..<count).map { _ in Receivers() }
      for _ in 0..<events {
        for source in sources {
          let receive = sum.receive
          let keep: (Int) -> Void = opaque { if $0 & 1 == 0 { receive($0) } }
          source.all.remove(at: source.add(opaque { keep($0 &* 3) }))
        }
      }
      return sum.value
    }
  }
}
