import ReactiveLite

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ObservableConvertibleType {
  /// The same sequence for a test that waits for it: each call subscribes, blocks the thread and returns what came.
  ///
  ///     let ages = try source.toBlocking(timeout: 1).toArray()  // → [35, 36]
  ///
  /// Waits `timeout` seconds at the most, 10 unless given and with `.infinity` for ever, then fails with
  /// `RxError.timeout`, which carries what had arrived, the limit, and this `file` and `line`.
  ///
  /// Works on any thread, without a run loop. What is delivered on the main thread does not arrive while that very
  /// thread is blocked: the timeout says so.
  public func toBlocking(
    timeout: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), limit: timeout ?? 10, file: file, line: line)
  }
}

/// A sequence to wait for. `toBlocking(timeout:)` makes it.
public struct BlockingObservable<Element> {
  fileprivate let source: Observable<Element>
  fileprivate let limit: TimeInterval
  fileprivate let file: StaticString
  fileprivate let line: UInt
}

/// All that a sequence sent, and how it ended.
@frozen
public enum MaterializedSequenceResult<Element> {
  /// It sent these elements and completed.
  case completed(elements: [Element])
  /// It sent these elements and failed, or did not end in time.
  case failed(elements: [Element], error: any Error)
}

extension BlockingObservable {
  /// The first element, as soon as it is there; nil when the sequence completes without one. Throws its error.
  public func first() throws -> Element? { try collect(source.take(1)).elements().first }

  /// The last element, when the sequence has completed; nil if there was none. Throws its error.
  public func last() throws -> Element? { try toArray().last }

  /// The only element. Throws `RxError.noElements` or `RxError.moreThanOneElement` when it is not that.
  public func single() throws -> Element { try single { _ in true } }

  /// The only element for which `predicate` holds. Throws `RxError.noElements` or `RxError.moreThanOneElement` when
  /// it is not that, or what `predicate` throws.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    let elements = try collect(source.filter(predicate).take(2)).elements()
    if elements.count > 1 { throw RxError.moreThanOneElement }
    guard let element = elements.first else { throw RxError.noElements }
    return element
  }

  /// All elements, when the sequence has completed. Throws its error.
  public func toArray() throws -> [Element] { try materialize().elements() }

  /// All elements and the ending. Never throws: what was sent before an error or a timeout is kept.
  public func materialize() -> MaterializedSequenceResult<Element> { collect(source) }

  private func collect(_ source: Observable<Element>) -> MaterializedSequenceResult<Element> {
    // Asked before the subscription, which is a turn of its own.
    let isInsideTurn = !CurrentThreadScheduler.isScheduleRequired
    let recording = Recording<Element>()
    let subscription = source.subscribe { recording.append(Recorded(time: 0, value: $0)) }
    recording.wait(limit) { false }
    subscription.dispose()
    let (elements, ending) = (recording.events.compactMap(\.value.element), recording.ending)
    switch ending {
    case .completed: return .completed(elements: elements)
    case .error(let error): return .failed(elements: elements, error: error)
    default: return .failed(elements: elements, error: timeout(elements, isInsideTurn: isInsideTurn))
    }
  }

  private func timeout(_ elements: [Element], isInsideTurn: Bool) -> RxError {
    var text = "\(file):\(line): toBlocking waited \(limit) s in vain; \(arrivals(elements.map(Event.next)))"
    if isInsideTurn {
      text += ". It was called from a delivery, and synchronous sources wait for the end of that"
    }
    text += hintAtMainThread
    return .timeout(
      RxError.Timeout(elements: elements, limit: limit, file: file, line: line, description: text))
  }
}

extension MaterializedSequenceResult {
  fileprivate func elements() throws -> [Element] {
    switch self {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }
}
