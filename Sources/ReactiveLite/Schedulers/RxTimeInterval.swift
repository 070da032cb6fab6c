import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A span of time.
public typealias RxTimeInterval = DispatchTimeInterval

extension DispatchTimeInterval {
  /// The same span in seconds; `never` is infinite.
  @usableFromInline
  var seconds: TimeInterval {
    switch self {
    case .seconds(let value): TimeInterval(value)
    case .milliseconds(let value): TimeInterval(value) / 1_000
    case .microseconds(let value): TimeInterval(value) / 1_000_000
    case .nanoseconds(let value): TimeInterval(value) / 1_000_000_000
    case .never: .infinity
    @unknown default: .infinity
    }
  }

  /// What is left at `now` of this span, which began at `start`; nil when it is over. If the clock was put back
  /// meanwhile, it begins anew.
  ///
  /// In whole microseconds, for a `Date` is not more exact, and a rest of nothing is to be nothing.
  @usableFromInline
  func remaining(since start: RxTime, at now: RxTime) -> DispatchTimeInterval? {
    guard seconds < 1e12 else { return self }
    let microseconds = ((seconds - max(now.timeIntervalSince(start), 0)) * 1_000_000).rounded()
    return microseconds > 0 ? .microseconds(Int(microseconds)) : nil
  }
}
