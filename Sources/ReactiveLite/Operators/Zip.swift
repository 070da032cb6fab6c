extension Observable {
  /// Joins the first elements of all sources into a tuple, then the second ones, and so on. Any number of sources.
  ///
  ///     a                      --1-----2-----3--|
  ///     b                      ----x-----y---------|
  ///     Observable.zip(a, b)   ----A-----B---------|   A = (1, "x"), B = (2, "y")
  ///
  /// Elements wait for their partners. Completes when all have completed, so not with an endless source: put `take`
  /// behind it. Fails when one does.
  @inlinable
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable where Element == (repeat (each Source).Element) {
    Observable { downstream in
      let missing = Box(0)
      let line = (repeat WaitingLine(of: each source, missing))
      // Written here, beside the pack: here these closures reach the client specialised.
      let meeting = ZipMeeting(
        missing,
        publish: { downstream.next((repeat (each line).removeFirst(missing))) },
        stop: { downstream.stop($0) }
      )
      // All are counted before the first is subscribed to: one that sends at once is not alone.
      repeat meeting.expect(each line)
      repeat meeting.attach((each source).asObservable(), each line, for: downstream)
    }
  }
}

extension ObservableType {
  /// Sends what `resultSelector` makes of the first elements of all sources, then of the second ones, and so on.
  ///
  ///     a                                       --1-----2-----3--|
  ///     b                                       ----5-----6---------|
  ///     Observable.zip(a, b) { $0 + $1 }        ----6-----8---------|
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
  /// An empty collection completes at once. Unlike the form of single sources, and as in RxSwift, this one also
  /// completes when an element arrives and all other sources have ended without a partner for it.
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
      let missing = Box(0)
      let lines = collection.map { WaitingLine(of: $0, missing) }
      let meeting = ZipMeeting(
        missing, endsAlone: true,
        publish: {
          // What waits inside the gate may find that the result has ended: `resultSelector` is not called then.
          guard downstream.isOpen else { return }
          do {
            downstream.next(try resultSelector(lines.map { $0.removeFirst(missing) }))
          } catch {
            downstream.stop(.error(error))
          }
        },
        stop: { downstream.stop($0) }
      )
      if lines.isEmpty { return downstream.stop(.completed) }
      for line in lines { meeting.expect(line) }
      for (source, line) in Swift.zip(collection, lines) {
        meeting.attach(source.asObservable(), line, for: downstream)
      }
    }
  }
}

/// The elements of one source that wait for their partners: a ring of typed memory.
///
/// Memory and bare pointers for the reasons that `combineLatest` gives: the loop over a pack is not specialised, and a
/// tuple of pointers is copied as bytes.
@usableFromInline
struct WaitingLine<Value> {
  @usableFromInline let ring: UnsafeMutablePointer<Ring>

  /// An empty line, counted in `missing`. The meeting frees it.
  @inlinable
  init(of source: some ObservableConvertibleType<Value>, _ missing: Box<Int>) {
    ring = .allocate(capacity: 1)
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 4)
    ring.initialize(to: Ring(memory: UnsafeMutableRawPointer(memory), mask: 3))
    missing.value += 1
  }

  @inlinable
  func append(_ value: Value, _ missing: Box<Int>) {
    let (first, end) = (ring.pointee.first, ring.pointee.end)
    if end == first { missing.value &-= 1 }
    if end &- first > ring.pointee.mask { grow() }
    place(end).initialize(to: value)
    ring.pointee.end = end &+ 1
  }

  @inlinable
  func removeFirst(_ missing: Box<Int>) -> Value {
    let first = ring.pointee.first
    ring.pointee.first = first &+ 1
    if ring.pointee.end == first &+ 1 { missing.value &+= 1 }
    return place(first).move()
  }

  @inlinable
  func place(_ number: Int) -> UnsafeMutablePointer<Value> {
    ring.pointee.memory.assumingMemoryBound(to: Value.self) + (number & ring.pointee.mask)
  }

  @usableFromInline
  func grow() {
    let old = ring.pointee
    let mask = old.mask * 2 + 1
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: mask + 1)
    for number in old.first..<old.end {
      (larger + (number & mask)).moveInitialize(from: place(number), count: 1)
    }
    old.memory.deallocate()
    ring.pointee.memory = UnsafeMutableRawPointer(larger)
    ring.pointee.mask = mask
  }

  @usableFromInline
  func free(_ missing: Box<Int>) {
    while ring.pointee.end > ring.pointee.first { _ = removeFirst(missing) }
    ring.pointee.memory.deallocate()
    ring.deallocate()
  }
}

/// Where the elements of a ``WaitingLine`` are, from number `first` to before `end`, each at the place that `mask`
/// leaves of its number: the capacity is a power of two.
@usableFromInline
struct Ring {
  @usableFromInline var memory: UnsafeMutableRawPointer
  @usableFromInline var mask: Int
  @usableFromInline var first = 0
  @usableFromInline var end = 0

  @usableFromInline
  init(memory: UnsafeMutableRawPointer, mask: Int) {
    self.memory = memory
    self.mask = mask
  }
}

/// Where the sources of one running `zip` meet. Knows no element type, and is changed inside its gate.
@usableFromInline
final class ZipMeeting {
  @usableFromInline let gate = SerialGate()
  /// Sources of which no element waits.
  @usableFromInline let missing: Box<Int>
  /// Whether an element ends the result when no other source can bring a partner for it.
  @usableFromInline let endsAlone: Bool
  @usableFromInline let publish: () -> Void
  @usableFromInline let stop: (Ending) -> Void
  /// Sources that have not ended yet.
  @exclusivity(unchecked) @usableFromInline var running = 0
  private var free: [() -> Void] = []

  @usableFromInline
  init(
    _ missing: Box<Int>, endsAlone: Bool = false, publish: @escaping () -> Void,
    stop: @escaping (Ending) -> Void
  ) {
    self.missing = missing
    self.endsAlone = endsAlone
    self.publish = publish
    self.stop = stop
  }

  deinit { for free in free { free() } }

  @usableFromInline
  func expect<Value>(_ line: WaitingLine<Value>) {
    running += 1
    free.append { [missing] in line.free(missing) }
  }

  @inlinable
  func attach<Value, Output>(
    _ source: Observable<Value>, _ line: WaitingLine<Value>, for downstream: Subscriber<Output>
  ) {
    source.subscribe(
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
    line.append(element, missing)
    if missing.value == 0 { publish() } else if endsAlone, running == 1 { stop(.completed) }
  }

  @usableFromInline
  func ended(_ ending: Ending) {
    if case .error = ending { return stop(ending) }
    running -= 1
    if running == 0 { stop(.completed) }
  }
}
