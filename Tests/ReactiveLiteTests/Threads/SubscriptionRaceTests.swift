import ReactiveLite
import Testing

/// Who comes and goes while others send.
@Suite struct SubscriptionRaceTests {
  @Test func `who subscribes to a replay subject while it is sent to gets everything in order`() {
    for _ in 0..<50 {
      let subject = ReplaySubject<Int>.createUnbounded()
      let seen = (0..<3).map { _ in Received<[Int]>([]) }
      together(4) { thread in
        if thread < 3 {
          _ = subject.subscribe(onNext: { seen[thread].value.append($0) })
        } else {
          for element in 0..<200 { subject.onNext(element) }
        }
      }

      #expect(seen.map(\.value) == Array(repeating: Array(0..<200), count: 3))
    }
  }

  @Test func `who subscribes while a subject ends gets one ending, last, and no gap before it`() {
    for _ in 0..<100 {
      let subject = BehaviorSubject(value: 0)
      let seen = (0..<3).map { _ in Received<[Event<Int>]>([]) }
      together(4) { thread in
        if thread < 3 {
          _ = subject.subscribe { seen[thread].value.append($0) }
        } else {
          for element in 1...20 { subject.onNext(element) }
          subject.onCompleted()
        }
      }

      let elements = seen.map { $0.value.compactMap(\.element) }
      #expect(elements == elements.map { Array(Array(0...20).suffix($0.count)) })
      #expect(seen.map { $0.value.last?.isCompleted } == [true, true, true])
      #expect(seen.map { $0.value.count { $0.isStopEvent } } == [1, 1, 1])
    }
  }

  @Test func `a subscriber that stays misses nothing while others come and go`() {
    let subject = PublishSubject<Int>()
    let check = OverlapCheck()
    let staying = subject.subscribe(onNext: { _ in check.deliver() })

    together(4) { thread in
      for element in 0..<1_000 {
        if thread < 2 { subject.onNext(element) } else { subject.subscribe(onNext: { _ in }).dispose() }
      }
    }
    staying.dispose()

    #expect(check.count == 2_000)
    #expect(check.overlaps == 0)
    #expect(!subject.hasObservers)
  }

  @Test func `whatever several threads accept, everybody ends on the relay's value`() {
    for _ in 0..<100 {
      let relay = BehaviorRelay(value: 0)
      let (early, late) = (Received(-1), Received(-1))
      _ = relay.subscribe(onNext: { early.value = $0 })
      together(3) { thread in
        guard thread < 2 else { return _ = relay.subscribe(onNext: { late.value = $0 }) }
        for number in 1...50 { relay.accept(thread * 100 + number) }
      }

      #expect(early.value == relay.value)
      #expect(late.value == relay.value)
    }
  }

  @Test func `updates from several threads arrive in the order in which they were made`() {
    let relay = BehaviorRelay(value: 0)
    let seen = Received<[Int]>([])
    _ = relay.subscribe(onNext: { seen.value.append($0) })

    together(8) { _ in for _ in 0..<250 { relay.update { $0 += 1 } } }

    #expect(seen.value == Array(0...2_000))
  }

  @Test func `subjects that feed each other from two threads do not wait for each other`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (atA, atB) = (OverlapCheck(), OverlapCheck())
    _ = a.subscribe(onNext: { element in
      atA.deliver()
      if element > 0 { b.onNext(element - 1) }
    })
    _ = b.subscribe(onNext: { element in
      atB.deliver()
      if element > 0 { a.onNext(element - 1) }
    })

    together(2) { thread in for _ in 0..<500 { (thread == 0 ? a : b).onNext(3) } }

    #expect([atA.count, atB.count] == [2_000, 2_000])
    #expect([atA.overlaps, atB.overlaps] == [0, 0])
  }

  @Test func `a sender that finds another at work does not wait for it`() {
    let subject = PublishSubject<Int>()
    let log = Received<[Int]>([])
    _ = subject.subscribe(onNext: { element in
      log.value.append(element)
      // Would never return if the second sender waited for the first.
      if element == 1 { together(1) { _ in subject.onNext(2) } }
    })

    subject.onNext(1)

    #expect(log.value == [1, 2])
  }

  @Test func `a subject that is disposed while it is sent to and subscribed to keeps nobody`() {
    for _ in 0..<200 {
      let subject = ReplaySubject<Int>.create(bufferSize: 1)
      together(3) { thread in
        switch thread {
        case 0: subject.dispose()
        case 1: for element in 0..<20 { subject.onNext(element) }
        default: for _ in 0..<5 { _ = subject.subscribe(onNext: { _ in }, onError: { _ in }) }
        }
      }

      #expect(subject.isDisposed && !subject.hasObservers)
    }
  }
}
