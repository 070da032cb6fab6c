import ReactiveLite
import Testing

/// Disposables of a program's own go wherever ours go.
@Suite struct DisposableTests {
  private final class Handle: Cancelable {
    var count = 0
    var isDisposed: Bool { count > 0 }
    func dispose() { count += 1 }
  }

  @Test func `one returned from create is disposed once, with the ending or the disposal`() {
    let (ended, disposed) = (Handle(), Handle())

    _ = Observable<Int>.create { observer in
      observer.onCompleted()
      return ended
    }.subscribe()
    let subscription = Observable<Int>.create { _ in disposed }.subscribe()
    #expect(disposed.count == 0)
    subscription.dispose()
    subscription.dispose()

    #expect(ended.count == 1)
    #expect(disposed.count == 1)
  }

  @Test func `one can be held by every holder`() {
    let handle = Handle()
    let (composite, serial, single) = (
      CompositeDisposable(), SerialDisposable(), SingleAssignmentDisposable()
    )
    _ = composite.insert(handle)
    serial.disposable = handle
    single.setDisposable(handle)
    do { _ = DisposeBag(disposing: handle) }

    composite.dispose()
    serial.dispose()
    single.dispose()

    #expect(handle.count == 4)
  }

  @Test func `one returned from scheduled work is disposed with the work`() {
    let handle = Handle()

    let work = CurrentThreadScheduler.instance.schedule(()) { _ in handle }
    #expect(handle.count == 0)
    work.dispose()

    #expect(handle.count == 1)
  }
}
