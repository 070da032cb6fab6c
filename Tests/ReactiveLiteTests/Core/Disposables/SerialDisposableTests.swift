import ReactiveLite
import Testing

@Suite struct SerialDisposableTests {
  let first = BooleanDisposable()
  let second = BooleanDisposable()

  @Test func `the one before is disposed when another takes its place`() {
    let serial = SerialDisposable()
    serial.disposable = first
    serial.disposable = second

    #expect(first.isDisposed && !second.isDisposed)
    #expect(serial.disposable as? BooleanDisposable === second)
  }

  @Test func `it disposes the one in it, and every one that is set later`() {
    let serial = SerialDisposable()
    serial.disposable = first

    serial.dispose()
    serial.disposable = second

    #expect(first.isDisposed && second.isDisposed)
    #expect(serial.isDisposed)
  }

  @Test func `the one before may look at it while it is disposed`() {
    let serial = SerialDisposable()
    var found: BooleanDisposable?
    serial.disposable = Disposables.create { found = serial.disposable as? BooleanDisposable }

    serial.disposable = second

    #expect(found === second)
  }

  @Test func `an empty one has a disposable that does nothing`() {
    let serial = SerialDisposable()

    serial.disposable.dispose()

    #expect(!serial.isDisposed)
  }
}
