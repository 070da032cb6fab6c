import Synchronization
import Testing

/// Passes if `body` fails the test with exactly these texts, in this order: the chapters show with it what you would
/// read.
///
/// Swift Testing lists such a failure as a *known issue*, and the test passes. A failure with another text is none, and
/// is shown as it is.
func expectFailure(
  reading texts: String..., sourceLocation: SourceLocation = #_sourceLocation, body: () -> Void
) {
  let seen = Mutex<[String]>([])
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    if texts.contains(text) { seen.withLock { $0.append(text) } }
    return texts.contains(text)
  }
  #expect(
    seen.withLock { $0 } == texts, "the failure is not the one that is shown", sourceLocation: sourceLocation)
}
