import ReactiveLite
import ReactiveLiteTest
import Testing

/// Schedulers of a program's own, which have what the protocols require and nothing more.
@Suite struct CustomSchedulerTests {
  // MARK: ImmediateSchedulerType

  /// Does what it was given when it is told to.
  private final class Desk: ImmediateSchedulerType {
    private var work: [() -> Void] = []

    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
      -> any Disposable
    {
      let slot = SingleAssignmentDisposable()
      work.append { if !slot.isDisposed { slot.setDisposable(action(state)) } }
      return slot
    }

    func finish() { while !work.isEmpty { work.removeFirst()() } }
  }

  static let placed: [Case<@Sendable (any ImmediateSchedulerType) -> (Observable<Int>, [Int])>] = [
    Case("observe(on:)") { (.of(1, 2).observe(on: $0), [1, 2]) },
    Case("subscribe(on:)") { (.of(1, 2).subscribe(on: $0), [1, 2]) },
    Case("just") { (.just(1, scheduler: $0), [1]) },
    Case("of") { (.of(1, 2, scheduler: $0), [1, 2]) },
    Case("from") { (.from([1, 2], scheduler: $0), [1, 2]) },
    Case("from a sequence") { (.from(1...2, scheduler: $0), [1, 2]) },
    Case("from an optional") { (.from(optional: 1, scheduler: $0), [1]) },
    Case("empty") { (.empty(scheduler: $0), []) },
    Case("range") { (.range(start: 1, count: 2, scheduler: $0), [1, 2]) },
    Case("repeatElement") { (.repeatElement(1, scheduler: $0).take(2), [1, 1]) },
    Case("generate") {
      (.generate(initialState: 1, condition: { $0 < 3 }, scheduler: $0) { $0 + 1 }, [1, 2])
    },
  ]

  @Test(arguments: placed)
  func `everything happens on an immediate scheduler of one's own`(
    with op: Case<@Sendable (any ImmediateSchedulerType) -> (Observable<Int>, [Int])>
  ) {
    let desk = Desk()
    let (result, elements) = op.operation(desk)
    let stream = Stream(result)
    #expect(stream.events == [])
    desk.finish()

    #expect(stream.events == elements.map { .next(0, $0) } + [.completed(0)])
  }

  // MARK: SchedulerType

  /// A scheduler of one's own with the clock of another, and without its way of scheduling periods.
  private struct Borrowed: SchedulerType {
    let lender: TestScheduler
    var now: RxTime { lender.now }

    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
      -> any Disposable
    {
      lender.schedule(state, action: action)
    }

    func scheduleRelative<StateType>(
      _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
      lender.scheduleRelative(state, dueTime: dueTime, action: action)
    }
  }

  typealias Timed = @Sendable (Observable<Int>, any SchedulerType) -> Observable<Int>

  /// An operator with a scheduler, and what it makes of 1@210, 2@220, 3@260, completed@300.
  struct Timing: Sendable {
    let apply: Timed
    let expected: [Recorded<Event<Int>>]

    init(_ apply: @escaping Timed, _ expected: [Recorded<Event<Int>>]) {
      self.apply = apply
      self.expected = expected
    }
  }

  static let timed: [Case<Timing>] = [
    Case(
      "delay",
      Timing(
        { $0.delay(.seconds(5), scheduler: $1) },
        [.next(215, 1), .next(225, 2), .next(265, 3), .completed(305)]
      )),
    Case(
      "delaySubscription",
      Timing(
        { $0.delaySubscription(.seconds(15), scheduler: $1) },
        [.next(220, 2), .next(260, 3), .completed(300)]
      )),
    Case(
      "debounce",
      Timing({ $0.debounce(.seconds(20), scheduler: $1) }, [.next(240, 2), .next(280, 3), .completed(300)])),
    Case(
      "throttle",
      Timing(
        { $0.throttle(.seconds(20), scheduler: $1) },
        [.next(210, 1), .next(230, 2), .next(260, 3), .completed(300)]
      )),
    Case(
      "timeout",
      Timing(
        { $0.timeout(.seconds(30), scheduler: $1) },
        [.next(210, 1), .next(220, 2), .error(250, RxError.timeout)]
      )),
    Case(
      "take(for:)",
      Timing({ $0.take(for: .seconds(25), scheduler: $1) }, [.next(210, 1), .next(220, 2), .completed(225)])),
    Case(
      "skip(for:)", Timing({ $0.skip(for: .seconds(25), scheduler: $1) }, [.next(260, 3), .completed(300)])),
    Case(
      "buffer",
      Timing(
        { $0.buffer(timeSpan: .seconds(60), count: 9, scheduler: $1).map(\.count) },
        [.next(260, 3), .next(300, 0), .completed(300)]
      )),
    Case(
      "window",
      Timing(
        { $0.window(timeSpan: .seconds(60), count: 9, scheduler: $1).flatMap { $0.reduce(0) { $0 + $1 } } },
        [.next(260, 6), .next(300, 0), .completed(300)]
      )),
    Case("timer", Timing({ .timer(.seconds(30), scheduler: $1) }, [.next(230, 0), .completed(230)])),
    Case(
      "interval",
      Timing(
        { .interval(.seconds(30), scheduler: $1).take(3) },
        [.next(230, 0), .next(260, 1), .next(290, 2), .completed(290)]
      )),
    Case(
      "timer with a period",
      Timing(
        { .timer(.seconds(5), period: .seconds(30), scheduler: $1).take(2) },
        [.next(205, 0), .next(235, 1), .completed(235)]
      )),
  ]

  @Test(arguments: timed)
  func `time is that of a scheduler of one's own`(with op: Case<Timing>) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(260, 3), .completed(300)])
    let observer = scheduler.start { [scheduler] in
      op.operation.apply(source.asObservable(), Borrowed(lender: scheduler))
    }

    #expect(observer.events == op.operation.expected)
  }
}
