import ReactiveLite
import Testing

@Suite struct RefCountDisposableTests {
  let held = BooleanDisposable()

  @Test func `without holders it disposes at once`() {
    let counted = RefCountDisposable(disposable: held)
    #expect(!counted.isDisposed)

    counted.dispose()

    #expect(held.isDisposed && counted.isDisposed)
  }

  @Test func `it waits for everyone who retained it, also after its own disposal`() {
    let counted = RefCountDisposable(disposable: held)
    let (first, second) = (counted.retain(), counted.retain())

    counted.dispose()
    let third = counted.retain()
    first.dispose()
    second.dispose()
    #expect(!held.isDisposed && !counted.isDisposed)
    third.dispose()

    #expect(held.isDisposed && counted.isDisposed)
  }

  @Test func `holders alone do not dispose it`() {
    let counted = RefCountDisposable(disposable: held)

    counted.retain().dispose()
    #expect(!held.isDisposed)
    counted.dispose()

    #expect(held.isDisposed)
  }

  @Test func `a holder counts once, however often it lets go`() {
    let counted = RefCountDisposable(disposable: held)
    let (first, second) = (counted.retain(), counted.retain())

    counted.dispose()
    first.dispose()
    first.dispose()
    #expect(!held.isDisposed)
    second.dispose()

    #expect(held.isDisposed)
  }

  @Test func `retaining one that has been disposed does nothing`() {
    let counted = RefCountDisposable(disposable: held)
    counted.dispose()

    counted.retain().dispose()

    #expect(counted.isDisposed)
  }

  @Test func `what it held may look at it while it is disposed, and is let go of`() {
    weak var gone: Token?
    let counted = SerialDisposable()
    var seen: Bool?
    do {
      let token = Token()
      gone = token
      let inner = SerialDisposable()
      let outer = RefCountDisposable(disposable: inner)
      inner.disposable = Disposables.create { [weak outer, token] in
        seen = outer?.isDisposed
        _ = token
      }
      counted.disposable = outer
      outer.dispose()
    }

    #expect(seen == true)
    #expect(gone == nil)
  }

  @Test func `threads that retain and let go while it is disposed: disposed once, at the end`() {
    for _ in 0..<50 {
      let disposals = Received(0)
      let holder = RefCountDisposable(
        disposable: Disposables.create { disposals.withLock { $0 += 1 } })
      nonisolated(unsafe) let counted = holder  // unsafe: it is guarded by its lock
      together(4) { thread in
        let held = counted.retain()
        if thread == 0 { counted.dispose() }
        held.dispose()
      }
      #expect(disposals.value == 1)
    }
  }
}
