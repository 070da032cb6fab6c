import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct BinderTests {
  private final class Label { var text = "" }
  private let label = Label()
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `it changes its object with each element, on the scheduler`() {
    let binder = Binder<Int>(label, scheduler: scheduler) { $0.text += "\($1)" }

    _ = Observable.of(1, 2).bind(to: binder)
    #expect(label.text == "")
    scheduler.start()

    #expect(label.text == "12")
  }

  @Test func `a completion does nothing`() {
    let binder = Binder<Int>(label, scheduler: scheduler) { $0.text += "\($1)" }

    _ = Observable<Int>.empty().bind(to: binder)
    binder.onNext(1)
    scheduler.start()

    #expect(label.text == "1")
  }

  @Test func `its object is held weakly, also by what is on its way`() {
    weak var gone: Label?
    var calls = 0
    let binder: Binder<Int>
    do {
      let label = Label()
      gone = label
      binder = Binder(label, scheduler: scheduler) { _, _ in calls += 1 }
      binder.onNext(1)
    }

    #expect(gone == nil)
    binder.onNext(2)
    scheduler.start()
    #expect(calls == 0)
  }

  @Test func `it takes elements for an optional, and may be erased`() {
    let binder = Binder<Int?>(label, scheduler: CurrentThreadScheduler.instance) { $0.text += "\($1 ?? 0)" }

    _ = Observable.of(1).bind(to: binder)
    binder.asObserver().onNext(nil)

    #expect(label.text == "10")
  }

  @MainActor @Test func `on the main thread it is done at once, also from inside work of the main scheduler`()
    async
  {
    let label = Label()
    let binder = Binder<Int>(label) { $0.text += "\($1)" }
    binder.onNext(1)
    #expect(label.text == "1")

    let text = await withCheckedContinuation { done in
      _ = MainScheduler.instance.schedule(()) { _ in
        binder.onNext(2)
        done.resume(returning: label.text)
        return Disposables.create()
      }
    }

    #expect(text == "12")
  }
}

extension HooksTests {
  @Test func `an error bound into a binder is reported with the place of the binder`() {
    let before = Hooks.bindingErrorHandler
    defer { Hooks.bindingErrorHandler = before }
    var reports: [String] = []
    Hooks.bindingErrorHandler = { error, file, line in reports.append("\(error) \(file):\(line)") }
    let target = Token()

    let line = #line + 1
    let binder = Binder<Int>(target) { _, _ in }
    _ = Observable.error(Failure()).bind(to: binder)

    #expect(reports == ["Failure(number: 0) ReactiveLiteTests/BinderTests.swift:\(line)"])
  }
}
