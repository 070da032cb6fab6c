import ReactiveLite
import Testing

@MainActor @Suite(.serialized) struct ControlEventTests {
  private let source = PublishSubject<Int>()

  @Test func `it passes on what its source sends, and ends with it`() {
    var log: [String] = []
    _ = ControlEvent(events: source).subscribe { log.append($0.debugDescription) }

    source.onNext(1)
    source.onCompleted()

    #expect(log == ["next(1)", "completed"])
  }

  @Test func `a subscription from another thread is made on the main one`() async {
    let event = ControlEvent(
      events: Observable<Int>.create { observer in
        MainScheduler.ensureRunningOnMainThread()
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
      })
    nonisolated(unsafe) let taps = event  // unsafe: the source above may be subscribed to from any thread

    let seen = await Task.detached {
      var seen: [Int] = []
      for try await tap in taps.values { seen.append(tap) }
      return seen
    }.result

    #expect(try! seen.get() == [1])
  }

  @Test func `operators on it, and its other forms`() {
    let event = ControlEvent(events: source)
    var log: [String] = []
    _ = event.map { $0 * 10 }.subscribe(onNext: { log.append("map \($0)") })
    _ = event.asObservable().subscribe(onNext: { log.append("observable \($0)") })
    _ = event.asControlEvent().asDriver().drive(onNext: { log.append("driver \($0)") })
    _ = event.asSignal().emit(onNext: { log.append("signal \($0)") })
    _ = event.asInfallible().subscribe(onNext: { log.append("infallible \($0)") })

    source.onNext(1)

    #expect(log == ["map 10", "observable 1", "driver 1", "signal 1", "infallible 1"])
  }

  @Test func `a disposal lets the source go`() {
    let subscription = ControlEvent(events: source).subscribe()
    #expect(source.hasObservers)

    subscription.dispose()

    #expect(!source.hasObservers)
  }
}

extension HooksTests {
  @MainActor @Test func `an error of a control event or property is reported, and ends what was made of it`()
  {
    let before = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = before }
    var log: [String] = []
    Hooks.defaultErrorHandler = { _, error in log.append("\(error)") }
    let event = ControlEvent(events: Observable<Int>.error(Failure(number: 1)))
    let property = ControlProperty(
      values: Observable<Int>.error(Failure(number: 2)), valueSink: AnyObserver { _ in })

    _ = event.asDriver().drive(onCompleted: { log.append("driver |") })
    _ = event.asSignal().emit(onCompleted: { log.append("signal |") })
    _ = property.asDriver().drive(onCompleted: { log.append("property |") })

    #expect(
      log == [
        "Failure(number: 1)", "driver |", "Failure(number: 1)", "signal |", "Failure(number: 2)",
        "property |",
      ])
  }
}
