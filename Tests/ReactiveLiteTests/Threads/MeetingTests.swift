import Dispatch
import Foundation
import ReactiveLite
import Synchronization
import Testing

/// Several threads send to one operator: its deliveries never overlap, none is lost, each sender's order is kept.
@Suite struct MeetingTests {
  let count = 5_000

  @Test func `merge sends every element of every thread, one at a time`() {
    let senders = (0..<4).map { _ in PublishSubject<Int>() }
    let door = Door()
    var seen: [[Int]] = Array(repeating: [], count: 4)
    _ = Observable.merge(senders.enumerated().map { number, sender in sender.map { (number, $0) } })
      .subscribe(onNext: { number, element in door.pass { seen[number].append(element) } })
    together(4) { [count] thread in
      for element in 0..<count { senders[thread].onNext(element) }
    }

    #expect(!door.wasCrowded)
    #expect(seen == Array(repeating: Array(0..<count), count: 4))
  }

  @Test func `the sequences of a flatMap are sent one at a time`() {
    let senders = (0..<4).map { _ in PublishSubject<Int>() }
    let door = Door()
    var seen: [[Int]] = Array(repeating: [], count: 4)
    _ = Observable.from(Array(0..<4)).flatMap { number in senders[number].map { (number, $0) } }
      .subscribe(onNext: { number, element in door.pass { seen[number].append(element) } })
    together(4) { [count] thread in
      for element in 0..<count { senders[thread].onNext(element) }
    }

    #expect(!door.wasCrowded)
    #expect(seen == Array(repeating: Array(0..<count), count: 4))
  }

  @Test func `combineLatest sends a tuple for every element, in steps of one element`() {
    let (a, b, c) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let door = Door()
    var seen: [(Int, Int, Int)] = []
    _ = Observable.combineLatest(a, b, c).subscribe(onNext: { latest in door.pass { seen.append(latest) } })
    together(3) { [count] thread in
      for element in 1...count { [a, b, c][thread].accept(element) }
    }

    #expect(!door.wasCrowded)
    #expect(seen.map { $0.0 + $0.1 + $0.2 } == Array(0...3 * count))
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.0 <= $1.0 && $0.1 <= $1.1 && $0.2 <= $1.2 })
  }

  @Test func `combineLatest of a collection sends a tuple for every element`() {
    let relays = (0..<3).map { _ in BehaviorRelay(value: 0) }
    let door = Door()
    var seen: [[Int]] = []
    _ = Observable.combineLatest(relays).subscribe(onNext: { latest in door.pass { seen.append(latest) } })
    together(3) { [count] thread in
      for element in 1...count { relays[thread].accept(element) }
    }

    #expect(!door.wasCrowded)
    #expect(seen.map { $0.reduce(0, +) } == Array(0...3 * count))
  }

  @Test func `zip joins the same places of every thread`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let door = Door()
    var seen: [(Int, Int)] = []
    _ = Observable.zip(a, b).subscribe(onNext: { pair in door.pass { seen.append(pair) } })
    together(2) { [count] thread in
      for element in 0..<count { [a, b][thread].onNext(element) }
    }

    #expect(!door.wasCrowded)
    #expect(seen.map(\.0) == Array(0..<count))
    #expect(seen.map(\.1) == Array(0..<count))
  }

  @Test func `withLatestFrom joins every element with one that is never older than the last`() {
    let (source, second) = (PublishSubject<Int>(), BehaviorRelay(value: 0))
    let door = Door()
    var seen: [(Int, Int)] = []
    _ = source.withLatestFrom(second) { ($0, $1) }
      .subscribe(onNext: { pair in door.pass { seen.append(pair) } })
    together(2) { [count] thread in
      for element in 1...count { thread == 0 ? source.onNext(element) : second.accept(element) }
    }

    #expect(!door.wasCrowded)
    #expect(seen.map(\.0) == Array(1...count))
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.1 <= $1.1 })
  }

  @Test func `flatMapLatest sends one at a time and never goes back to a sequence that was left`() {
    let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    let door = Door()
    var seen: [Int] = []
    _ = source.flatMapLatest { number in inner.map { _ in number } }
      .subscribe(onNext: { number in door.pass { seen.append(number) } })
    source.onNext(0)
    together(3) { [count] thread in
      for element in 1...count { thread == 0 ? source.onNext(element) : inner.onNext(element) }
    }
    inner.onNext(0)

    #expect(!door.wasCrowded)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(seen.last == count)
  }

  @Test func `the last of many threads to complete completes, after everything was sent`() {
    for _ in 0..<200 {
      let senders = (0..<3).map { _ in PublishSubject<Int>() }
      let log = Log()
      _ = Observable.merge(senders.map { $0.asObservable() })
        .subscribe(onNext: { _ in log.elements += 1 }, onCompleted: { log.endings.append(log.elements) })
      together(3) { thread in
        senders[thread].onNext(1)
        senders[thread].onNext(2)
        senders[thread].onCompleted()
      }

      #expect(log.endings == [6])
    }
  }

  @Test func `combineLatest and zip complete once, after everything was sent`() {
    for _ in 0..<200 {
      let senders = (0..<2).map { _ in PublishSubject<Int>() }
      let (latest, pairs) = (Log(), Log())
      _ = Observable.combineLatest(senders[0].startWith(0), senders[1].startWith(0))
        .subscribe(
          onNext: { _ in latest.elements += 1 }, onCompleted: { latest.endings.append(latest.elements) })
      _ = Observable.zip(senders[0], senders[1])
        .subscribe(
          onNext: { _ in pairs.elements += 1 }, onCompleted: { pairs.endings.append(pairs.elements) })
      together(2) { thread in
        senders[thread].onNext(1)
        senders[thread].onNext(2)
        senders[thread].onCompleted()
      }

      #expect(latest.endings == [5])
      #expect(pairs.endings == [2])
    }
  }

  @Test func `a disposal from another thread lets all sources go`() {
    for _ in 0..<200 {
      let senders = (0..<2).map { _ in PublishSubject<Int>() }
      // Unchecked: disposing is allowed on any thread.
      nonisolated(unsafe) let subscription = Observable.zip(senders[0], senders[1]).subscribe()
      together(3) { thread in
        if thread == 2 { return subscription.dispose() }
        for element in 0..<20 { senders[thread].onNext(element) }
      }

      #expect(!senders[0].hasObservers && !senders[1].hasObservers)
    }
  }

  @Test func `two threads that subscribe first to a shared sequence connect it once`() {
    for _ in 0..<500 {
      let connections = Tally()
      let source = PublishSubject<Int>()
      // Unchecked: subscribing is allowed on any thread.
      nonisolated(unsafe) let shared = source.do(onSubscribe: { connections.add(1) }).share(replay: 1)
      let sums = Tally()
      together(2) { _ in _ = shared.subscribe(onNext: { sums.add($0) }) }
      source.onNext(1)

      #expect(connections.total == 1)
      #expect(sums.total == 2)
    }
  }

  @Test func `threads that come and go leave a shared sequence unconnected`() {
    for _ in 0..<500 {
      let source = PublishSubject<Int>()
      // Unchecked: subscribing is allowed on any thread.
      nonisolated(unsafe) let shared = source.share(replay: 1)
      together(3) { thread in
        if thread == 2 { return source.onNext(1) }
        shared.subscribe().dispose()
      }

      #expect(!source.hasObservers)
    }
  }

  @Test func `one that stays is served, whoever else comes and goes`() {
    for _ in 0..<500 {
      let source = PublishSubject<Int>()
      let sum = Tally()
      // Unchecked: subscribing is allowed on any thread.
      nonisolated(unsafe) let shared = source.share()
      together(3) { thread in
        if thread == 0 { _ = shared.subscribe(onNext: { sum.add($0) }) } else { shared.subscribe().dispose() }
      }
      source.onNext(1)

      #expect(sum.total == 1)
    }
  }
}

/// Notices when two are inside at the same time.
private final class Door: Sendable {
  private let inside = Atomic(0)
  private let crowded = Atomic(false)

  var wasCrowded: Bool { crowded.load(ordering: .acquiring) }

  func pass(_ body: () -> Void) {
    if inside.add(1, ordering: .acquiringAndReleasing).newValue > 1 {
      crowded.store(true, ordering: .releasing)
    }
    body()
    inside.subtract(1, ordering: .acquiringAndReleasing)
  }
}

/// A sum that several threads add to.
private final class Tally: Sendable {
  private let sum = Atomic(0)

  var total: Int { sum.load(ordering: .acquiring) }

  func add(_ number: Int) { sum.add(number, ordering: .acquiringAndReleasing) }
}

/// What came before each ending.
private final class Log {
  var elements = 0
  var endings: [Int] = []
}
