import Foundation
import Testing

@testable import ReactiveLite

@Suite struct RxTimeIntervalTests {
  let start = Date(timeIntervalSince1970: 1_000)

  @Test(arguments: [
    (RxTimeInterval.seconds(2), 2.0), (.milliseconds(1_500), 1.5), (.microseconds(250), 0.000_25),
    (.nanoseconds(10), 0.000_000_01), (.seconds(-3), -3), (.never, .infinity),
  ])
  func `a span is a number of seconds`(span: RxTimeInterval, seconds: Double) {
    #expect(span.seconds == seconds)
  }

  @Test func `what remains is the span without the time that has gone by`() {
    let span = RxTimeInterval.milliseconds(500)

    #expect(span.remaining(since: start, at: start) == .microseconds(500_000))
    #expect(span.remaining(since: start, at: start + 0.2) == .microseconds(300_000))
  }

  @Test(arguments: [0.5, 0.6, 100])
  func `nothing remains of a span that is over`(passed: Double) {
    #expect(RxTimeInterval.milliseconds(500).remaining(since: start, at: start + passed) == nil)
  }

  @Test func `a rest that a date is too coarse for is nothing`() {
    #expect(RxTimeInterval.nanoseconds(400).remaining(since: start, at: start) == nil)
    #expect(RxTimeInterval.milliseconds(300).remaining(since: start, at: start + 0.1 + 0.2) == nil)
  }

  @Test func `when the clock is put back, the span begins anew`() {
    #expect(RxTimeInterval.seconds(2).remaining(since: start, at: start - 60) == .microseconds(2_000_000))
  }

  @Test(arguments: [RxTimeInterval.never, .seconds(.max), .milliseconds(.max), .microseconds(.max)])
  func `of what never ends, all remains`(span: RxTimeInterval) {
    #expect(span.remaining(since: start, at: start + 1) == span)
  }

  @Test func `the longest span that ends does not overflow`() {
    let remaining = RxTimeInterval.nanoseconds(.max).remaining(since: start, at: start)

    #expect(remaining.map { $0.seconds > 9e9 } == true)
  }
}
