import Glibc
import UserModelKit

/// Prints the lines of a stream from a journal, up to where it was asked to end.
struct StreamPrinter {
  private let request: StreamRequest
  private let session: Session
  private let cursor: Journal.Cursor
  private let outputs: Outputs
  /// When the time of the request is up.
  let deadline: ContinuousClock.Instant?
  private var progress: Progress
  private var format: StreamLineFormat
  private var printed = 0
  private var lastPrinted: StreamValue?

  init(_ request: StreamRequest, in session: Session) throws {
    self.request = request
    self.session = session
    deadline = request.timeout.map { .now + $0 }
    progress = session.progress()
    cursor = try request.start.open(try session.journal(), request.stream, &progress)
    outputs = Outputs(of: request.stream, at: cursor.snapshot.state)
    format = StreamLineFormat(request.stream, form: session.form, style: session.style)
  }

  /// Prints the value before the first entry, where the request begins with it.
  mutating func printFirstValue() throws {
    guard request.start.showsFirstValue, !hasReachedLimit else { return }
    try print(StreamLine(revision: cursor.snapshot.revision, value: outputs.latest))
  }

  /// Prints the entries that are there. True: the end was reached that the request names.
  mutating func printEntries() throws -> Bool {
    defer { progress.clear() }
    while !hasReachedEnd {
      if let signal = Signals.requested { throw EndedBySignal(number: signal) }
      guard let entry = try cursor.next() else { return false }
      progress.step(of: entry)
      outputs.apply(entry.state)
      if request.stream.concerns(entry.action) {
        try print(
          StreamLine(revision: entry.revision, value: outputs.latest, cause: (entry.action, entry.at)))
      }
      try checkTime()
    }
    return true
  }

  /// Waits for more, as long as there is somebody to print to.
  func wait(_ wakeUp: Int32) throws {
    let ready = cursor.wait(
      until: deadline,
      others: [
        pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0),
        // Nothing is asked for: an error or a hang-up is reported all the same.
        pollfd(fd: session.output.descriptor, events: 0, revents: 0),
      ])
    if ready[1].revents & Int16(POLLERR | POLLHUP) != 0 { throw EndedBySignal.brokenPipe }
    try checkTime()
  }

  private var hasReachedLimit: Bool { request.limit.map { printed >= $0 } ?? false }

  private var hasReachedEnd: Bool {
    hasReachedLimit || request.untilRevision.map { cursor.snapshot.revision >= $0 } ?? false
  }

  private mutating func print(_ line: StreamLine) throws {
    if request.dropsRepeats, line.value == lastPrinted { return }
    if session.form == .terminal { progress.clear() }
    try waitForRoom()
    try session.print(format.text(of: line))
    printed += 1
    lastPrinted = line.value
  }

  /// Waits until a line can be written: a reader that takes none keeps neither a signal nor the deadline waiting.
  private func waitForRoom() throws {
    guard deadline != nil || Signals.descriptor >= 0 else { return }
    var waiting = [
      pollfd(fd: session.output.descriptor, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let left = deadline.map { min(max(.zero, $0 - .now), .seconds(3600)) }
      let count = poll(&waiting, 2, left.map { Int32($0 / .milliseconds(1)) + 1 } ?? -1)
      // An error of the output too: writing will tell.
      if count > 0, waiting[0].revents != 0 { return }
      if let signal = Signals.requested { throw EndedBySignal(number: signal) }
      try checkTime()
    }
  }

  /// Throws if the time of the request is up.
  func checkTime() throws {
    guard let deadline, let timeout = request.timeout, deadline <= .now, !hasReachedEnd else { return }
    throw CommandError(.timeout, "timeout", "the time is up, after \(timeout.word)")
  }
}
