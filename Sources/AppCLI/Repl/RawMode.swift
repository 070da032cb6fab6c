import Glibc
import Synchronization

/// The modes of the terminal while a line is edited: each byte as it comes, and no signals from keys.
///
/// However the program is ended meanwhile, by a signal or by a fault of its own, the terminal is put back first.
/// Only SIGKILL leaves it as it is.
enum RawMode {
  /// What there was before, and is put back.
  private struct Before {
    var modes = termios()
    /// What each signal led to, by its number.
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
  }

  /// Where that is; 0: the mode is off.
  private static let address = Atomic<Int>(0)
  private static let wakeUp = Atomic<Int32>(-1)

  /// What the session handles itself: it gets them through `enter`'s descriptor.
  private static let handled = [SIGINT, SIGTSTP, SIGCONT, SIGWINCH]
  /// What ends the program.
  private static let endings = [
    SIGHUP, SIGQUIT, SIGTERM, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
  ]

  /// Turns the mode on, or on again after the program was stopped. The number of each signal that the session is to
  /// handle is written to `wakeUp` as a byte. False: this is no terminal.
  static func enter(wakeUp: Int32) -> Bool {
    if let before { return set(before.pointee.modes) }
    var saved = Before()
    guard tcgetattr(STDIN_FILENO, &saved.modes) == 0 else { return false }
    for number in 1..<32 { sigaction(Int32(number), nil, saved.actions + number) }
    let pointer = UnsafeMutablePointer<Before>.allocate(capacity: 1)
    pointer.initialize(to: saved)
    self.wakeUp.store(wakeUp, ordering: .relaxed)
    address.store(Int(bitPattern: pointer), ordering: .releasing)
    for number in handled where !Signals.isIgnored(saved.actions[Int(number)]) {
      Signals.install(number) { number in
        var byte = UInt8(number)
        _ = Glibc.write(RawMode.wakeUp.load(ordering: .relaxed), &byte, 1)
      }
    }
    for number in endings where !Signals.isIgnored(saved.actions[Int(number)]) {
      Signals.install(number) { number in
        RawMode.putBack()
        RawMode.write("\n")
        // Delivered when this handler has returned, to whoever was there before.
        raise(number)
      }
    }
    return set(saved.modes)
  }

  /// Turns the mode off.
  static func leave() {
    guard let pointer = before else { return }
    putBack()
    address.store(0, ordering: .relaxed)
    pointer.pointee.actions.deallocate()
    pointer.deallocate()
  }

  /// Puts everything back. It also runs in signal handlers, so it must not ask for memory.
  private static func putBack() {
    guard let before else { return }
    write(endPastes)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before.pointee.modes)
    for number in 1..<32 { sigaction(Int32(number), before.pointee.actions + number, nil) }
  }

  private static var before: UnsafeMutablePointer<Before>? {
    UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
  }

  private static func set(_ modes: termios) -> Bool {
    var modes = modes
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    // Not the flags of the output: a newline of a command still begins a line.
    modes[VMIN] = 1
    modes[VTIME] = 0
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) == 0 else { return false }
    write(beginPastes)
    return true
  }

  private static func write(_ text: StaticString) {
    _ = Glibc.write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}

/// Pastes come between marks.
private let beginPastes: StaticString = "\u{1B}[?2004h"
private let endPastes: StaticString = "\u{1B}[?2004l"

extension termios {
  /// A control character. They are a tuple in Swift.
  fileprivate subscript(index: Int32) -> cc_t {
    get { withUnsafeBytes(of: c_cc) { $0[Int(index)] } }
    set { withUnsafeMutableBytes(of: &c_cc) { $0[Int(index)] = newValue } }
  }
}
