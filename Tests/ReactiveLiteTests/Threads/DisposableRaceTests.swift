import Testing

@testable import ReactiveLite

/// What goes into a disposable while that is disposed on another thread is disposed, once.
@Suite struct DisposableRaceTests {
  let rounds = 300
  private let tally = Tally()

  @Test func `a lifeline, added to by two threads`() {
    for _ in 0..<rounds {
      nonisolated(unsafe) let lifeline = Lifeline()
      together(3) { [tally] thread in
        guard thread > 0 else { return lifeline.dispose() }
        for _ in 0..<10 { lifeline.add(tally.handle()) }
      }
    }

    #expect(tally.counts == [1: rounds * 20])
  }

  @Test func `a lifeline that two threads dispose`() {
    for _ in 0..<rounds {
      nonisolated(unsafe) let lifeline = Lifeline()
      for _ in 0..<3 { lifeline.add(tally.handle()) }
      together(2) { _ in lifeline.dispose() }
    }

    #expect(tally.counts == [1: rounds * 3])
  }

  @Test func `a composite, inserted to by one thread and removed from by another`() {
    for _ in 0..<rounds {
      nonisolated(unsafe) let composite = CompositeDisposable()
      let keys = (0..<10).compactMap { _ in composite.insert(tally.handle()) }
      together(3) { [tally] thread in
        switch thread {
        case 0: composite.dispose()
        case 1: for key in keys { composite.remove(for: key) }
        default: for _ in 0..<10 { _ = composite.insert(tally.handle()) }
        }
      }
    }

    #expect(tally.counts == [1: rounds * 20])
  }

  @Test func `a serial disposable that two threads set`() {
    for _ in 0..<rounds {
      nonisolated(unsafe) let serial = SerialDisposable()
      together(3) { [tally] thread in
        guard thread > 0 else { return serial.dispose() }
        for _ in 0..<10 { serial.disposable = tally.handle() }
      }
    }

    #expect(tally.counts == [1: rounds * 20])
  }

  @Test func `a single assignment that is set late or early`() {
    for _ in 0..<rounds {
      nonisolated(unsafe) let single = SingleAssignmentDisposable()
      together(2) { [tally] thread in
        if thread == 0 { single.dispose() } else { single.setDisposable(tally.handle()) }
      }
    }

    #expect(tally.counts == [1: rounds])
  }

  @Test func `a closure that two threads dispose`() {
    for _ in 0..<rounds {
      let handle = tally.handle()
      nonisolated(unsafe) let closure = Disposables.create { handle.dispose() }
      together(2) { _ in closure.dispose() }
    }

    #expect(tally.counts == [1: rounds])
  }

  @Test func `a bag that several threads fill`() {
    for _ in 0..<rounds {
      // Taken away by hand: a thread lets go of what it captured somewhat later than it is done.
      let bag = Received<DisposeBag?>(DisposeBag())
      together(3) { [tally] _ in for _ in 0..<5 { tally.handle().disposed(by: bag.value!) } }
      bag.value = nil
    }

    #expect(tally.counts == [1: rounds * 15])
  }

  @Test func `a subscription that completes while it is disposed ends once`() {
    let endings = Received([0, 0])
    for _ in 0..<rounds {
      let subject = PublishSubject<Int>()
      nonisolated(unsafe) let subscription = subject.subscribe(
        onCompleted: { endings.withLock { $0[0] += 1 } }, onDisposed: { endings.withLock { $0[1] += 1 } })
      together(2) { thread in if thread == 0 { subject.onCompleted() } else { subscription.dispose() } }
    }

    #expect(endings.value[0] <= rounds)
    #expect(endings.value[1] == rounds)
  }
}

/// Makes disposables that count how often they are disposed, and do not see to it that it happens once.
private final class Tally: Sendable {
  private let disposals = Received<[Int]>([])

  /// How many disposables were disposed so many times.
  var counts: [Int: Int] {
    disposals.value.reduce(into: [:]) { counts, disposals in counts[disposals, default: 0] += 1 }
  }

  func handle() -> any Disposable { Handle(tally: self) }

  private struct Handle: Disposable {
    let tally: Tally
    let number: Int

    init(tally: Tally) {
      var number = 0
      tally.disposals.withLock {
        number = $0.count
        $0.append(0)
      }
      (self.tally, self.number) = (tally, number)
    }

    func dispose() { tally.disposals.withLock { $0[number] += 1 } }
  }
}
