import ReactiveLite

extension Benchmark {
  static let chains = [
    Benchmark("subject", goal: 200, byHand: throughMaps(0)) { events in
      let subject = PublishSubject<Int>()
      let sum = Sum()
      let subscription = subject.subscribe(onNext: { sum.value &+= $0 })
      return sum.total(subscription, events: events) { subject.onNext($0) }
    },
    Benchmark(
      "map-filter-map", goal: 350,
      byHand: { events in
        let sum = Sum()
        let receive = sum.receive
        let second: (Int) -> Void = opaque { receive($0 &+ 1) }
        let keep: (Int) -> Void = opaque { if $0 & 1 == 0 { second($0) } }
        let first: (Int) -> Void = opaque { keep($0 &* 3) }
        for event in 0..<events { first(event) }
        return sum.value
      }
    ) { events in
      let subject = PublishSubject<Int>()
      let chain = subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.map { $0 &+ 1 }
      let sum = Sum()
      let subscription = chain.subscribe(onNext: { sum.value &+= $0 })
      return sum.total(subscription, events: events) { subject.onNext($0) }
    },
    Benchmark("10 maps", goal: 650, byHand: throughMaps(10)) { events in
      let subject = PublishSubject<Int>()
      let chain =
        subject
        .map { $0 &+ 1 }.map { $0 &+ 2 }.map { $0 &+ 3 }.map { $0 &+ 4 }.map { $0 &+ 5 }
        .map { $0 &+ 6 }.map { $0 &+ 7 }.map { $0 &+ 8 }.map { $0 &+ 9 }.map { $0 &+ 10 }
      let sum = Sum()
      let subscription = chain.subscribe(onNext: { sum.value &+= $0 })
      return sum.total(subscription, events: events) { subject.onNext($0) }
    },
    Benchmark(
      "distinctUntilChanged-scan", goal: 450,
      byHand: { events in
        let sum = Sum(), total = Sum(), last = Sum()
        let receive = sum.receive
        let scan: (Int) -> Void = opaque {
          total.value &+= $0
          receive(total.value)
        }
        let distinct: (Int) -> Void = opaque {
          guard $0 != last.value else { return }
          last.value = $0
          scan($0)
        }
        for event in 0..<events { distinct(event) }
        return sum.value
      }
    ) { events in
      let subject = PublishSubject<Int>()
      let chain = subject.distinctUntilChanged().scan(0) { $0 &+ $1 }
      let sum = Sum()
      let subscription = chain.subscribe(onNext: { sum.value &+= $0 })
      return sum.total(subscription, events: events) { subject.onNext($0) }
    },
    Benchmark(
      "relay accept and value", goal: 350,
      byHand: { events in
        let sum = Sum(), value = Sum()
        let receive = sum.receive
        for event in 0..<events {
          value.value = event
          receive(event)
          sum.value &+= value.value
        }
        return sum.value
      }
    ) { events in
      let relay = BehaviorRelay(value: 0)
      let sum = Sum()
      let subscription = relay.subscribe(onNext: { sum.value &+= $0 })
      return sum.total(subscription, events: events) {
        relay.accept($0)
        sum.value &+= relay.value
      }
    },
    Benchmark(
      "range-reduce", goal: 400,
      byHand: { events in
        let sum = Sum()
        let receive = sum.receive
        for event in 0..<events { receive(event) }
        return sum.value
      }
    ) { events in
      let sum = Sum()
      let total = Observable.range(start: 0, count: events).reduce(0) { $0 &+ $1 }
      _ = total.subscribe(onNext: { sum.value = $0 })
      return sum.value
    },
    Benchmark(
      "from-reduce", goal: 400,
      byHand: { events in
        let sum = Sum()
        let receive = sum.receive
        for event in Array(0..<events) { receive(event) }
        return sum.value
      }
    ) { events in
      let sum = Sum()
      let total = Observable.from(Array(0..<events)).reduce(0) { $0 &+ $1 }
      _ = total.subscribe(onNext: { sum.value = $0 })
      return sum.value
    },
    fanOut(to: 10, goal: 550),
    fanOut(to: 1_000, goal: 40_000),
  ]

  private static func throughMaps(_ count: Int) -> Run {
    { events in
      let sum = Sum()
      var receive = sum.receive
      for number in 0..<count {
        let next = receive
        receive = opaque { next($0 &+ number) }
      }
      for event in 0..<events { receive(event) }
      return sum.value
    }
  }

  private static func fanOut(to count: Int, goal: Int) -> Benchmark {
    Benchmark(
      "fan-out to \(count)", goal: goal, events: min(1_000, 100_000 / count),
      byHand: { events in
        let sum = Sum()
        let receivers = Receivers()
        for _ in 0..<count { _ = receivers.add(sum.receive) }
        for event in 0..<events { receivers.send(event) }
        return sum.value
      }
    ) { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let bag = DisposeBag()
      for _ in 0..<count { subject.subscribe(onNext: { sum.value &+= $0 }).disposed(by: bag) }
      for event in 0..<events { subject.onNext(event) }
      return sum.value
    }
  }
}
