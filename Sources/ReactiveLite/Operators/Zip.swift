extension Observable {
  /// Joins the first elements of all sources into a tuple, then the second ones, and so on. Any number of sources.
  ///
  ///     a     --1-----2-----3--|
  ///     b     ----x-----y---------|
  ///     zip   ----A-----B---------|   A = (1, x), B = (2, y)
  ///
  /// Elements wait for their partners. Completes when all have completed, or when an element arrives and all
  /// other sources have ended without a partner for it (as RxSwift). Fails when one does.
  @inlinable
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable where Element == (repeat (each Source).Element) {
    Observable { downstream in
      let line = (repeat WaitingLine(of: each source))
      // Written here, beside the pack: here these closures reach the client specialised.
      let meeting = ZipMeeting(
        publish: { downstream.next((repeat (each line).removeFirst())) },
        stop: { downstream.stop($0) }
      )
      // All are counted before the first is subscribed to: one that sends at once is not alone.
      repeat meeting.expect(each line)
      repeat meeting.attach(each source, each line, for: downstream)
    }
  }
}

extension ObservableType {
  /// Sends what `resultSelector` makes of the first elements of all sources, then of the second ones, and so on.
  ///
  ///     a              --1-----2-----3--|
  ///     b              ----5-----6---------|
  ///     zip { $0+$1 }  ----6-----8---------|
  ///
  /// If `resultSelector` throws, the result fails with that error.
  @inlinable
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    Observable<(repeat (each Source).Element)>.zip(repeat each source)
      .map { elements in try resultSelector(repeat each elements) }
  }

  /// Sends the first elements of all sources of a collection, in its order, then the second ones, and so on.
  ///
  /// An empty collection completes at once.
  @inlinable
  public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(collection, resultSelector: { $0 })
  }

  /// Sends what `resultSelector` makes of the first elements of all sources of a collection, and so on.
  ///
  /// An empty collection completes at once.
  @inlinable
  public static func zip<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    Observable { downstream in
      let lines = collection.map { WaitingLine(of: $0) }
      let meeting = ZipMeeting(
        publish: {
          do {
            downstream.next(try resultSelector(lines.map { $0.removeFirst() }))
          } catch {
            downstream.stop(.error(error))
          }
        },
        stop: { downstream.stop($0) }
      )
      if lines.isEmpty { return downstream.stop(.completed) }
      for line in lines { meeting.expect(line) }
      for (source, line) in Swift.zip(collection, lines) { meeting.attach(source, line, for: downstream) }
    }
  }
}

/// The elements of one source that wait for their partners: a ring of typed memory.
///
/// Memory for the reason that `combineLatest` gives: the loop over a pack is not specialised.
@usableFromInline
struct WaitingLine<Value> {
  @usableFromInline let ring: Ring

  @inlinable init(of source: some ObservableConvertibleType<Value>) {
    ring = Ring(memory: UnsafeMutableRawPointer(UnsafeMutablePointer<Value>.allocate(capacity: 4)), capacity: 4)
  }

  @inlinable
  func append(_ value: Value) {
    if ring.count == ring.capacity { grow() }
    let place = (ring.head + ring.count) & (ring.capacity - 1)
    (ring.memory.assumingMemoryBound(to: Value.self) + place).initialize(to: value)
    ring.count += 1
  }

  @inlinable
  func removeFirst() -> Value {
    let place = ring.head
    ring.head = (place + 1) & (ring.capacity - 1)
    ring.count -= 1
    return (ring.memory.assumingMemoryBound(to: Value.self) + place).move()
  }

  @usableFromInline
  func grow() {
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: ring.capacity * 2)
    let smaller = ring.memory.assumingMemoryBound(to: Value.self)
    let atEnd = ring.capacity - ring.head
    larger.moveInitialize(from: smaller + ring.head, count: atEnd)
    (larger + atEnd).moveInitialize(from: smaller, count: ring.head)
    smaller.deallocate()
    ring.memory = UnsafeMutableRawPointer(larger)
    ring.head = 0
    ring.capacity *= 2
  }

  @usableFromInline
  func free() {
    while ring.count > 0 { _ = removeFirst() }
    ring.memory.deallocate()
  }
}

/// Where the elements of a ``WaitingLine`` are. The capacity is a power of two.
@usableFromInline
final class Ring {
  @exclusivity(unchecked) @usableFromInline var memory: UnsafeMutableRawPointer
  @exclusivity(unchecked) @usableFromInline var capacity: Int
  @exclusivity(unchecked) @usableFromInline var head = 0
  @exclusivity(unchecked) @usableFromInline var count = 0

  @usableFromInline
  init(memory: UnsafeMutableRawPointer, capacity: Int) {
    self.memory = memory
    self.capacity = capacity
  }
}

/// Where the sources of one running `zip` meet. Knows no element type, and is changed inside its gate.
@usableFromInline
final class ZipMeeting {
  @usableFromInline let gate = SerialGate()
  @usableFromInline let publish: () -> Void
  private let stop: (Ending) -> Void
  /// Sources of which no element waits.
  @exclusivity(unchecked) @usableFromInline var missing = 0
  /// Sources that have not ended yet.
  @exclusivity(unchecked) private var running = 0
  @usableFromInline var rings: [Ring] = []
  private var free: [() -> Void] = []

  @usableFromInline
  init(publish: @escaping () -> Void, stop: @escaping (Ending) -> Void) {
    self.publish = publish
    self.stop = stop
  }

  deinit { for free in free { free() } }

  @usableFromInline
  func expect<Value>(_ line: WaitingLine<Value>) {
    missing += 1
    running += 1
    rings.append(line.ring)
    free.append(line.free)
  }

  @inlinable
  func attach<Source: ObservableConvertibleType, Output>(
    _ source: Source, _ line: WaitingLine<Source.Element>, for downstream: Subscriber<Output>
  ) {
    source.asObservable().subscribe(
      apartFrom: downstream,
      onNext: { [self] element in
        guard gate.enter() else { return gate.post { self.store(element, line) } }
        store(element, line)
        gate.leave()
      },
      onStop: { [self] in gate.send($0, to: ended) }
    )
  }

  @inlinable
  func store<Value>(_ element: Value, _ line: WaitingLine<Value>) {
    if line.ring.count == 0 { missing -= 1 }
    line.append(element)
    guard missing == 0 else { return completeIfAlone() }
    // Counted before the tuple leaves: whoever gets it may send more.
    for ring in rings where ring.count == 1 { missing += 1 }
    publish()
  }

  @usableFromInline
  func completeIfAlone() {
    if running == 1 { stop(.completed) }
  }

  @usableFromInline
  func ended(_ ending: Ending) {
    if case .error = ending { return stop(ending) }
    running -= 1
    if running == 0 { stop(.completed) }
  }
}
