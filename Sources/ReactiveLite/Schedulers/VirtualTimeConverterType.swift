#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the units of a virtual clock mean.
public protocol VirtualTimeConverterType {
  /// A point on the virtual clock.
  associatedtype VirtualTimeUnit
  /// A span on the virtual clock.
  associatedtype VirtualTimeIntervalUnit

  /// The real time that a virtual one stands for.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
  /// The virtual time that stands for a real one.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
  /// The seconds that a virtual span stands for.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval
  /// The virtual span that stands for so many seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
  /// A point moved by a span.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
  /// Which of two points comes first.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// How two points on a virtual clock stand to each other.
public enum VirtualTimeComparison: Sendable {
  /// The first comes before the second.
  case lessThan
  /// They are the same.
  case equal
  /// The first comes after the second.
  case greaterThan
}
