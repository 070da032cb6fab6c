import Foundation

/// A process of the program, and the test's ends of its pipes.
final class RunningProgram {
  let process: pid_t
  private var input: Int32
  private(set) var output: Int32
  private let errors: Int32
  private var unread: [UInt8] = []
  private var ending: Ending?

  init(_ process: pid_t, input: Int32, output: Int32, errors: Int32) {
    self.process = process
    self.input = input
    self.output = output
    self.errors = errors
  }

  deinit {
    if ending == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    closeInput()
    closeOutput()
    if errors >= 0 { close(errors) }
  }

  /// Sends text to its standard input.
  func write(_ text: String) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      // The program may have ended without reading all of it.
      if count <= 0 { return }
      written += count
    }
  }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Ends reading, as `head -1` does.
  func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  func signal(_ number: Int32) { kill(process, number) }

  /// The next line of its output, without the newline. Nil: it has ended; what is not a whole line is left to `finish`.
  func nextLine() throws -> String? {
    let deadline = ContinuousClock.now + Program.patience
    while true {
      if let newline = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...newline) }
        return String(decoding: unread[..<newline], as: UTF8.self)
      }
      guard isReadable(output, until: deadline) else { throw TimedOut(waitingFor: "a line") }
      guard let bytes = readSome(output) else { return nil }
      unread += bytes
    }
  }

  /// Waits for it to end, reading what is left.
  func finish() throws -> Outcome {
    let deadline = ContinuousClock.now + Program.patience
    var bytes = [output: unread]
    var open = [output, errors].filter { $0 >= 0 }
    while !open.isEmpty {
      var waiting = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard deadline > .now else { throw TimedOut(waitingFor: "the end of the output") }
      poll(&waiting, nfds_t(waiting.count), 100)
      for descriptor in waiting.filter({ $0.revents != 0 }).map(\.fd) {
        guard let more = readSome(descriptor) else {
          open.removeAll { $0 == descriptor }
          continue
        }
        bytes[descriptor, default: []] += more
      }
    }
    func text(_ descriptor: Int32) -> String { String(decoding: bytes[descriptor] ?? [], as: UTF8.self) }
    return Outcome(ending: try waitForEnd(until: deadline), output: text(output), errors: text(errors))
  }

  /// Waits for it to end, reading nothing.
  func waitForEnd() throws -> Ending { try waitForEnd(until: .now + Program.patience) }

  /// Waits until more than `count` bytes are in the pipe that the test does not read.
  func waitUntilPipeHolds(moreThan count: Int) throws {
    var waiting: Int32 = 0
    try wait(for: "the pipe to fill") { ioctl(output, UInt(FIONREAD), &waiting) != 0 || waiting > count }
  }

  /// Waits until no signal is pending for it.
  func waitUntilSignalIsTaken() throws {
    try wait(for: "the signal to be taken") { !isSignalPending }
  }

  private var isSignalPending: Bool {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    return !status.contains("ShdPnd:\t0000000000000000")
  }

  private func waitForEnd(until deadline: ContinuousClock.Instant) throws -> Ending {
    var status: Int32 = 0
    try wait(for: "the end of the process", until: deadline) { waitpid(process, &status, WNOHANG) != 0 }
    let signal = status & 0x7F
    ending = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    return ending!
  }

  /// Looks again and again whether something that tells nobody has come.
  private func wait(
    for what: String, until deadline: ContinuousClock.Instant = .now + Program.patience, _ hasCome: () -> Bool
  ) throws {
    while !hasCome() {
      guard deadline > .now else { throw TimedOut(waitingFor: what) }
      usleep(1000)
    }
  }

  private func isReadable(_ descriptor: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    repeat { if poll(&waiting, 1, 100) > 0 { return true } } while deadline > .now
    return false
  }

  private func readSome(_ descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &bytes, bytes.count)
    // A pseudo-terminal whose other end is closed gives EIO.
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}
