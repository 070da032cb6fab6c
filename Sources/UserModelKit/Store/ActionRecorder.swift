import ReactiveLite

/// Records the actions that are dispatched to a store, for a test.
///
///     let recorder = ActionRecorder(store, .stub, scheduler: scheduler)
///     model.load()
///     scheduler.start()
///
///     XCTAssertEqual(recorder.actions, [Loading(), Loaded(items: 3)])
///
/// It sees what `dispatch` is called with, before any middleware, in the order in which the calls begin: an action
/// that is dispatched while another is on its way comes after that one. It begins at once and ends with ``stop()`` or
/// when it goes away: then the store is as it was before. Several on one store each see every action that comes
/// through to them, the newest first, and may be stopped in any order. None of them keeps the store alive.
///
/// Setting the store's ``Store/dispatchFunction`` takes the place of all recorders there are.
public final class ActionRecorder<State> {
  /// What becomes of a recorded action.
  public enum Mode: Sendable {
    /// It goes no further: no middleware and no reducer sees it.
    case stub
    /// It goes on as if nobody recorded.
    case passThrough
  }

  private weak var store: Store<State>?
  private let log: Log
  private let ended = BooleanDisposable()

  /// Begins to record. The times of the records are those of `scheduler`, or 0 without one.
  public convenience init(_ store: Store<State>, _ mode: Mode) { self.init(store, mode, time: { 0 }) }

  /// Begins to record, with the virtual times of `scheduler`.
  public convenience init<Converter>(
    _ store: Store<State>, _ mode: Mode, scheduler: VirtualTimeScheduler<Converter>
  ) where Converter.VirtualTimeUnit == Int {
    self.init(store, mode, time: { scheduler.clock })
  }

  private init(_ store: Store<State>, _ mode: Mode, time: @escaping () -> Int) {
    let log = Log()
    (self.store, self.log) = (store, log)
    store.addDetour(until: ended) { action, next in
      log.append((time(), action))
      if mode == .passThrough { next(action) }
    }
  }

  deinit { stop() }

  /// What was dispatched, in order.
  public var actions: [any Action] { records.map(\.action) }

  /// What was dispatched and at which virtual time, in order. The time is 0 for a recorder without a scheduler.
  ///
  ///     let recorder = ActionRecorder(store, .stub, scheduler: scheduler)
  ///     scheduler.scheduleAt(300) { store.dispatch(ChangingCount(value: 98)) }
  ///     scheduler.start()
  ///     XCTAssertEqual(recorder.records, [(300, ChangingCount(value: 98))])
  public var records: [(time: Int, action: any Action)] { log.records }

  /// Ends the recording: the store is as it was before, and what was recorded stays here.
  public func stop() {
    ended.dispose()
    store?.removeEndedDetours()
  }

  private final class Log {
    private let lock = Lock()
    private var recorded: [(time: Int, action: any Action)] = []

    var records: [(time: Int, action: any Action)] { lock.withLock { recorded } }

    func append(_ record: (time: Int, action: any Action)) { lock.withLock { recorded.append(record) } }
  }
}

/// Whether two lists of actions are equal: of one type each, and `==` where the type has it. What has none equals
/// nothing.
public func == (left: [any Action], right: [any Action]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { areEqualParts($0, $1) }
}
