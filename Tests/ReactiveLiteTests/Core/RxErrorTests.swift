import ReactiveLite
import Testing

@Suite struct RxErrorTests {
  let detailed = RxError.timeout(
    RxError.Timeout(elements: [1], limit: 2, file: "A.swift", line: 3, description: "too late"))

  @Test(arguments: [false, true])
  func `a timeout is matched with details or without`(hasDetails: Bool) {
    let error: any Error = hasDetails ? detailed : RxError.timeout
    func isCaught() -> Bool {
      do { throw error } catch RxError.timeout { return true } catch { return false }
    }

    #expect(isCaught())
    if case RxError.timeout = error {} else { Issue.record("the pattern did not match") }
    switch error as? RxError {
    case .timeout: break
    default: Issue.record("the case did not match")
    }
  }

  @Test func `other errors are no timeout`() {
    if case .timeout = RxError.unknown { Issue.record("the pattern matched") }
  }

  @Test func `its text has all that is known`() {
    #expect("\(detailed)" == "too late")
    #expect("\(RxError.timeout as RxError)" == "Sequence timeout.")
    #expect("\(RxError.noElements)" == "Sequence doesn't contain any elements.")
  }
}
