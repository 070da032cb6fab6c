import Testing

/// Passes if `body` fails the test with exactly this text: the chapters show with it what you would read.
///
/// Swift Testing lists the failure as a *known issue* then, and the test passes. If the text is another one, the test
/// fails, with the real text.
func expectFailure(
  reading text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
) {
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    issue.comments.map(\.rawValue).joined(separator: "\n") == text
  }
}
