/// What operators fail with.
///
/// Unchecked: the object in `disposed` and the elements in `timeout` are there to be named in a message, and no thread
/// calls them.
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
  /// Something took longer than it was allowed to; who waited may say what had come by then.
  case timeout(Timeout?)
}

extension RxError {
  /// Something took longer than it was allowed to. As a pattern, `RxError.timeout` matches with details or without.
  public static var timeout: RxError { .timeout(nil) }

  /// What somebody who waited in vain knows. `catch RxError.timeout(let details?)` has it.
  public struct Timeout: CustomStringConvertible {
    /// What had arrived, in order.
    public let elements: [Any]
    /// How many seconds were waited.
    public let limit: Double
    /// The file of the call that waited.
    public let file: StaticString
    /// The line of the call that waited.
    public let line: UInt
    /// All of it as a sentence for a person.
    public let description: String

    package init(
      elements: [Any], limit: Double, file: StaticString, line: UInt, description: String
    ) {
      self.elements = elements
      self.limit = limit
      self.file = file
      self.line = line
      self.description = description
    }
  }
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
    case .timeout(let details): details?.description ?? "Sequence timeout."
    }
  }
}
