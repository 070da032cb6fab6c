import Glibc
import Synchronization

/// Turns the first INT, TERM or HUP into a request to end. A second one ends the program on the spot.
enum Signals {
  private static let caught = Atomic<Int32>(0)
  private static let wakeUp = Atomic<Int32>(-1)
  private static let wokenUp = Atomic<Int32>(-1)
  private static let requests = [SIGINT, SIGTERM, SIGHUP]

  /// The signal that asked to end.
  static var requested: Int32? {
    let number = caught.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// What becomes readable when one has come; negative: they are not caught.
  static var descriptor: Int32 { wokenUp.load(ordering: .relaxed) }

  /// Begins to catch them. The descriptor returned becomes readable when one has come.
  static func catchRequestsToEnd() -> Int32 {
    guard descriptor < 0 else { return descriptor }
    guard let (readEnd, writeEnd) = makePipe() else { return -1 }
    caught.store(0, ordering: .relaxed)
    wakeUp.store(writeEnd, ordering: .relaxed)
    wokenUp.store(readEnd, ordering: .relaxed)
    for number in requests {
      var before = sigaction()
      sigaction(number, nil, &before)
      // One that was ignored from the start (nohup, a background job) stays so.
      if isIgnored(before) { continue }
      install(number) { number in
        Signals.caught.store(number, ordering: .relaxed)
        // Not a list of its own: a handler must not ask for memory.
        for number in Signals.requests { Signals.restoreDefault(number) }
        var byte: UInt8 = 0
        _ = Glibc.write(Signals.wakeUp.load(ordering: .relaxed), &byte, 1)
      }
    }
    return readEnd
  }

  /// Ends to catch them, and returns the one that has come.
  static func stopCatching() -> Int32? {
    for number in requests {
      var current = sigaction()
      sigaction(number, nil, &current)
      if !isIgnored(current) { restoreDefault(number) }
    }
    close(wakeUp.exchange(-1, ordering: .relaxed))
    close(wokenUp.exchange(-1, ordering: .relaxed))
    let number = caught.exchange(0, ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// A pipe that a handler of signals can write to without waiting.
  static func makePipe() -> (readEnd: Int32, writeEnd: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Lets `write` report a closed pipe or a file that may not grow, instead of being killed by it.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the program by the signal, so that its parent sees the reason.
  static func end(by number: Int32) -> Never {
    restoreDefault(number)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    sigprocmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    _exit(128 + number)
  }

  private static func restoreDefault(_ number: Int32) {
    signal(number, SIG_DFL)
  }

  /// Has a signal handled, on a stack of its own where there is one.
  static func install(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_ONSTACK
    sigaction(number, &action, nil)
  }

  static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
