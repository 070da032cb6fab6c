import ReactiveLite

/// Two of these errors are equal when they say the same; two timeouts always are, whatever had come by then.
extension RxError: Equatable {
  /// Compares the case.
  public static func == (lhs: RxError, rhs: RxError) -> Bool {
    if case (.timeout, .timeout) = (lhs, rhs) { return true }
    return lhs.debugDescription == rhs.debugDescription
  }
}
