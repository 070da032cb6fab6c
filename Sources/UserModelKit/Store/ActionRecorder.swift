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
/// Setting the store's ``Store/dispatchFunction`` while it records takes its place until it is set back.
public final class ActionRecorder<State> {
  /// What becomes of a recorded action.
  public enum Mode: Sendable {
    /// It goes no further: no middleware and no reducer sees it.
    case stub
    /// It goes on as if nobody recorded.
    case passThrough
  }

  /// An action and when it was dispatched.
  public struct Record {
    /// The virtual time, or 0 for a recorder without a scheduler.
    public let time: Int
    /// What was dispatched.
    public let action: any Action
  }

  private weak var store: Store<State>?
  private let log: Log

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
    store.detour(by: log) { action, next in
      log.append(Record(time: time(), action: action))
      if mode == .passThrough { next(action) }
    }
  }

  deinit { stop() }

  /// What was dispatched, in order.
  public var actions: [any Action] { records.map(\.action) }

  /// What was dispatched and when, in order.
  public var records: [Record] { log.records }

  /// Ends the recording: the store is as it was before, and what was recorded stays here.
  public func stop() { store?.endDetour(by: log) }

  private final class Log {
    private let lock = Lock()
    private var recorded: [Record] = []

    var records: [Record] { lock.withLock { recorded } }

    func append(_ record: Record) { lock.withLock { recorded.append(record) } }
  }
}
