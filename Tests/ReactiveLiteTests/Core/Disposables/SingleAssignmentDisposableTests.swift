import ReactiveLite
import Testing

@Suite struct SingleAssignmentDisposableTests {
  @Test func `what was set is disposed with it`() {
    let (single, inner) = (SingleAssignmentDisposable(), BooleanDisposable())
    single.setDisposable(inner)
    #expect(!inner.isDisposed)

    single.dispose()
    single.dispose()

    #expect(inner.isDisposed && single.isDisposed)
  }

  @Test func `what is set late is disposed at once`() {
    let (single, inner) = (SingleAssignmentDisposable(), BooleanDisposable())
    single.dispose()

    single.setDisposable(inner)

    #expect(inner.isDisposed)
  }

  @Test func `setting a second one traps and says what to use instead`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let single = SingleAssignmentDisposable()
      single.setDisposable(Disposables.create())
      single.setDisposable(Disposables.create())
    }

    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(trapMessage(output, contains: "use a SerialDisposable to replace"))
  }
}
