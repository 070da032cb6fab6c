extension Observable {
  /// Joins the latest elements of all sources into a tuple, each time one of them sends. Any number of sources.
  ///
  ///     a                                --1-----2-----|
  ///     b                                ----x-----y---|
  ///     Observable.combineLatest(a, b)   ----A---B-C---|
  ///                                      A = (1, "x"), B = (2, "x"), C = (2, "y")
  ///
  /// Waits for a first element of every source. Completes when all have, or as soon as no tuple can come any
  /// more because a source ended without an element and all others have ended but the one that sends (as
  /// RxSwift). Fails when one does.
  @inlinable
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable where Element == (repeat (each Source).Element) {
    Observable { downstream in
      let latest = (repeat LatestMeeting.memory(for: each source))
      // Written here, beside the pack: here these closures reach the client specialised.
      let meeting = LatestMeeting(
        publish: { downstream.next((repeat (each latest).pointee)) },
        stop: { downstream.stop($0) }
      )
      // All are counted before the first is subscribed to: one that sends at once is not alone.
      repeat meeting.expect(each latest)
      repeat meeting.attach((each source).asObservable(), each latest, for: downstream)
    }
  }
}

extension ObservableType {
  /// Sends what `resultSelector` makes of the latest elements of all sources, each time one of them sends.
  ///
  ///     a                                            --1-----2-----|
  ///     b                                            ----5-----6---|
  ///     Observable.combineLatest(a, b) { $0 + $1 }   ----6---7-8---|
  ///
  /// If `resultSelector` throws, the result fails with that error.
  @inlinable
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    Observable<(repeat (each Source).Element)>.combineLatest(repeat each source)
      .map { latest in try resultSelector(repeat each latest) }
  }

  /// Sends the latest elements of all sources of a collection, in its order, each time one of them sends.
  ///
  /// An empty collection gives one empty array, then completes.
  @inlinable
  public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection, resultSelector: { $0 })
  }

  /// Sends what `resultSelector` makes of the latest elements of all sources of a collection.
  ///
  /// An empty collection gives one result, of no elements, then completes.
  @inlinable
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    Observable { downstream in
      let latest = collection.map { LatestMeeting.memory(for: $0) }
      let publish = {
        // What waits inside the gate may find that the result has ended: `resultSelector` is not called then.
        guard downstream.isOpen else { return }
        do {
          downstream.next(try resultSelector(latest.map { $0.pointee }))
        } catch {
          downstream.stop(.error(error))
        }
      }
      let meeting = LatestMeeting(publish: publish, stop: { downstream.stop($0) })
      if latest.isEmpty {
        publish()
        return downstream.stop(.completed)
      }
      for place in latest { meeting.expect(place) }
      for (source, place) in Swift.zip(collection, latest) {
        meeting.attach(source.asObservable(), place, for: downstream)
      }
    }
  }
}

/// Where the sources of one running `combineLatest` meet. Knows no element type, and is changed inside its gate.
///
/// The latest elements are in typed memory and not in variables, because the loop over a pack is not specialised
/// (Swift 6.3.1): memory is written through the value's own witness, where an instance of a generic class costs a
/// look-up of metadata an event. Bare pointers, so that the tuple of them is copied as bytes.
@usableFromInline
final class LatestMeeting {
  @usableFromInline let gate = SerialGate()
  @usableFromInline let publish: () -> Void
  private let stop: (Ending) -> Void
  /// Sources that have sent nothing yet.
  @exclusivity(unchecked) @usableFromInline var missing = 0
  /// Sources that have not ended yet.
  @exclusivity(unchecked) private var running = 0
  @usableFromInline var free: [() -> Void] = []

  @usableFromInline
  init(publish: @escaping () -> Void, stop: @escaping (Ending) -> Void) {
    self.publish = publish
    self.stop = stop
  }

  deinit { for free in free { free() } }

  @inlinable
  static func memory<Value>(for source: some ObservableConvertibleType<Value>) -> UnsafeMutablePointer<Value>
  {
    .allocate(capacity: 1)
  }

  @usableFromInline
  func expect<Value>(_ latest: UnsafeMutablePointer<Value>) {
    missing += 1
    running += 1
  }

  @inlinable
  func attach<Value, Output>(
    _ source: Observable<Value>, _ latest: UnsafeMutablePointer<Value>, for downstream: Subscriber<Output>
  ) {
    let slot = LatestSlot()
    free.append {
      if slot.isFilled { latest.deinitialize(count: 1) }
      latest.deallocate()
    }
    source.subscribe(
      apartFrom: downstream,
      onNext: { [self] element in
        guard gate.enter() else { return gate.post { self.store(element, in: slot, latest) } }
        store(element, in: slot, latest)
        gate.leave()
      },
      onStop: { [self] in gate.send($0, to: ended) }
    )
  }

  @inlinable
  func store<Value>(_ element: Value, in slot: LatestSlot, _ latest: UnsafeMutablePointer<Value>) {
    if slot.isFilled {
      latest.pointee = element
    } else {
      latest.initialize(to: element)
      slot.isFilled = true
      missing -= 1
    }
    if missing == 0 { publish() } else { completeIfAlone() }
  }

  /// A sender without the others, who have all ended: no tuple can come any more.
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

/// Whether the memory of one source holds an element yet.
@usableFromInline
final class LatestSlot {
  @exclusivity(unchecked) @usableFromInline var isFilled = false
  @usableFromInline init() {}
}
