import ReactiveLite
import Testing

@Suite struct BooleanDisposableTests {
  @Test func `it remembers that it was disposed`() {
    let disposable = BooleanDisposable()
    #expect(!disposable.isDisposed)

    disposable.dispose()
    disposable.dispose()

    #expect(disposable.isDisposed)
  }

  @Test func `it can have been disposed from the start`() {
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }
}
