/// What operators fail with.
///
/// Unchecked: the object in `disposed` is there to be named in a message, and no thread calls it.
public enum RxError: Error, @unchecked Sendable {
  /// An error of which nothing is known.
  case unknown
  /// `object` was used after it had been disposed.
  case disposed(object: AnyObject)
  /// A number is too large to be carried on with.
  case overflow
  /// An index points past the end of a sequence.
  case argumentOutOfRange
  /// A sequence without elements where one was asked for.
  case noElements
  /// A sequence with several elements where one was asked for.
  case moreThanOneElement
  /// Something took longer than it was allowed to.
  case timeout
}

extension RxError: CustomDebugStringConvertible {
  /// A sentence for a person.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
