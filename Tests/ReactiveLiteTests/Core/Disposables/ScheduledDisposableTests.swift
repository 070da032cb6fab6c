import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct ScheduledDisposableTests {
  let scheduler = TestScheduler(initialClock: 0)
  let held = BooleanDisposable()

  @Test func `the disposal is a piece of work on the scheduler`() {
    let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: held)

    scheduled.dispose()
    #expect(!held.isDisposed && !scheduled.isDisposed)
    scheduler.start()

    #expect(held.isDisposed && scheduled.isDisposed)
  }

  @Test func `a second disposal does nothing`() {
    var disposals = 0
    let scheduled = ScheduledDisposable(
      scheduler: scheduler, disposable: Disposables.create { disposals += 1 })

    scheduled.dispose()
    scheduled.dispose()
    scheduler.start()

    #expect(disposals == 1)
  }

  @Test func `what it held is let go of with the disposal`() {
    weak var gone: Token?
    let scheduled: ScheduledDisposable
    do {
      let token = Token()
      gone = token
      scheduled = ScheduledDisposable(
        scheduler: scheduler, disposable: Disposables.create { [token] in _ = token })
    }
    #expect(gone != nil)

    scheduled.dispose()
    scheduler.start()

    #expect(gone == nil)
    withExtendedLifetime(scheduled) {}
  }
}
