import ReactiveLite

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the ticks of a ``TestScheduler`` mean: each is `resolution` seconds, or a millisecond in a run of marbles.
///
/// Spans are rounded to the nearest tick, halves up, so they are exact wherever they are a multiple of the
/// resolution. What no `Int` can hold becomes the nearest one that it can.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  let pace: TestPace

  private var resolution: Double { pace.resolution }

  /// The date so many ticks after 1 January 1970.
  public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// The ticks from 1 January 1970 to a date.
  public func convertToVirtualTime(_ time: RxTime) -> Int {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  /// The seconds that so many ticks last.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    TimeInterval(virtualTimeInterval) * resolution
  }

  /// The ticks that so many seconds last.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    let ticks = (timeInterval / resolution + 0.5).rounded(.down)
    return Int(exactly: ticks) ?? (ticks < 0 ? .min : .max)
  }

  /// The time so many ticks after `time`.
  public func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
    let (sum, overflow) = time.addingReportingOverflow(offset)
    guard overflow else { return sum }
    return offset < 0 ? .min : .max
  }

  /// Which of two times comes first.
  public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    if lhs < rhs { .lessThan } else if lhs > rhs { .greaterThan } else { .equal }
  }
}
