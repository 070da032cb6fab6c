import ReactiveLite
import Testing

@Suite struct SubjectRaceTests {
  @Test func `elements of several threads arrive one at a time, none lost`() {
    let subject = PublishSubject<Int>()
    let check = OverlapCheck()
    let subscription = subject.subscribe(onNext: { _ in check.deliver() })

    together(4) { _ in for element in 0..<2_000 { subject.onNext(element) } }

    #expect(check.count == 8_000)
    #expect(check.overlaps == 0)
    subscription.dispose()
  }

  @Test func `each sender's elements keep their order`() {
    let relay = PublishRelay<(thread: Int, number: Int)>()
    let last = Received([Int](repeating: -1, count: 4))
    let disorders = Received(0)
    let subscription = relay.subscribe(onNext: { element in
      if element.number <= last.value[element.thread] { disorders.value += 1 }
      last.value[element.thread] = element.number
    })

    together(4) { thread in for number in 0..<2_000 { relay.accept((thread, number)) } }

    #expect(disorders.value == 0)
    #expect(last.value == [1_999, 1_999, 1_999, 1_999])
    subscription.dispose()
  }

  @Test func `all subscribers see the elements in the same order`() {
    let relay = PublishRelay<Int>()
    let (first, second) = (Received<[Int]>([]), Received<[Int]>([]))
    let bag = DisposeBag()
    relay.subscribe(onNext: { first.value.append($0) }).disposed(by: bag)
    relay.subscribe(onNext: { second.value.append($0) }).disposed(by: bag)

    together(4) { thread in for number in 0..<500 { relay.accept(thread * 1_000 + number) } }

    #expect(first.value.count == 2_000)
    #expect(first.value == second.value)
  }

  @Test func `who subscribes while a relay counts up misses nothing and gets nothing twice`() {
    let relay = BehaviorRelay(value: 0)
    let gaps = Received([Int](repeating: 0, count: 3))

    together(4) { thread in
      guard thread < 3 else {
        for value in 1...2_000 { relay.accept(value) }
        return
      }
      for _ in 0..<100 {
        var last: Int?
        let subscription = relay.subscribe(onNext: { value in
          if let last, value != last + 1 { gaps.withLock { $0[thread] += 1 } }
          last = value
        })
        subscription.dispose()
      }
    }

    #expect(gaps.value == [0, 0, 0])
  }

  @Test func `an atomic update loses nothing`() {
    let counter = BehaviorRelay(value: 0)

    together(8) { _ in for _ in 0..<1_000 { counter.update { $0 += 1 } } }

    #expect(counter.value == 8_000)
  }

  @Test func `dispose may race with elements, and nothing arrives after both are done`() {
    for _ in 0..<200 {
      let subject = PublishSubject<Int>()
      let check = OverlapCheck()
      nonisolated(unsafe) let subscription = subject.map { $0 + 1 }.subscribe(onNext: { _ in check.deliver() }
      )
      together(2) { thread in
        if thread == 0 { for element in 0..<50 { subject.onNext(element) } } else { subscription.dispose() }
      }
      let count = check.count
      subject.onNext(0)
      #expect(check.count == count)
      #expect(!subject.hasObservers)
    }
  }

  @Test func `an ending that races with elements is the last thing anybody sees`() {
    for _ in 0..<200 {
      let subject = PublishSubject<Int>()
      let events = Received<[Bool]>([])
      let subscription = subject.subscribe { event in events.value.append(event.isStopEvent) }
      together(3) { thread in
        if thread == 0 { subject.onCompleted() } else { for element in 0..<50 { subject.onNext(element) } }
      }
      #expect(events.value.lastIndex(of: true) == events.value.count - 1)
      #expect(events.value.filter { $0 }.count == 1)
      subscription.dispose()
    }
  }

  @Test func `what is added to a composite while it is disposed is disposed too`() {
    for _ in 0..<200 {
      nonisolated(unsafe) let composite = CompositeDisposable()
      let disposed = Received(0)
      together(3) { thread in
        guard thread > 0 else { return composite.dispose() }
        for _ in 0..<20 { _ = composite.insert(Disposables.create { disposed.withLock { $0 += 1 } }) }
      }
      #expect(disposed.value == 40)
      #expect(composite.isDisposed)
    }
  }
}
