import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct RxErrorEqualityTests {
  let detailed = RxError.timeout(
    RxError.Timeout(elements: [1], limit: 2, file: "A.swift", line: 3, description: "too late"))

  @Test func `errors are equal by their case`() {
    #expect(RxError.noElements == .noElements)
    #expect(RxError.noElements != .moreThanOneElement)
    #expect(RxError.timeout != .unknown)
  }

  @Test func `a timeout is a timeout, whatever it knows`() {
    #expect(detailed == .timeout)
    #expect(Event<Int>.error(detailed) == .error(RxError.timeout))
    #expect(areEqual(detailed, RxError.timeout))
  }
}
