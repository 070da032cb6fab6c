import Glibc
import Synchronization

/// Turns the first INT, TERM or HUP into a request to end. A second one ends the program on the spot.
enum Signals {
  private static let caught = Atomic<Int32>(0)
  private static let wakeUp = Atomic<Int32>(-1)

  /// The signal that asked to end.
  static var requested: Int32? {
    let number = caught.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Begins to catch them. The descriptor returned becomes readable when one has come.
  static func catchRequestsToEnd() -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    caught.store(0, ordering: .relaxed)
    wakeUp.store(ends[1], ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var before = sigaction()
      sigaction(number, nil, &before)
      // One that was ignored from the start (nohup, a background job) stays so.
      if isIgnored(before) { continue }
      install(number) { number in
        Signals.caught.store(number, ordering: .relaxed)
        for number in [SIGINT, SIGTERM, SIGHUP] where number != 0 { Signals.restoreDefault(number) }
        var byte: UInt8 = 0
        _ = Glibc.write(Signals.wakeUp.load(ordering: .relaxed), &byte, 1)
      }
    }
    return ends[0]
  }

  /// Lets `write` report a closed pipe instead of being killed by it.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
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

  private static func install(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigaction(number, &action, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
