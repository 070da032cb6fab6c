import Glibc

/// The interactive session at a terminal: one thread that waits for keys, for changes of the journal and for signals.
struct Repl {
  /// How long an Esc may be the beginning of more.
  private static let patience = Duration.milliseconds(200)

  private let session: Session
  private let wakeUp: (readEnd: Int32, writeEnd: Int32)
  private var head: Head
  private var history: History
  private var editor: LineEditor
  private var screen: Screen
  private var decoder = KeyDecoder()
  /// What was typed ahead.
  private var keys: [Key] = []
  private var watch: StreamPrinter?
  private var isOver = false

  /// Nil: the terminal cannot be used so.
  init?(in session: Session) {
    guard let wakeUp = Signals.makePipe(), RawMode.enter(wakeUp: wakeUp.writeEnd) else { return nil }
    self.session = session
    self.wakeUp = wakeUp
    head = Head(in: session)
    history = History(session.environment, note: session.note)
    editor = LineEditor(history.lines)
    screen = Screen(session.output)
  }

  mutating func run() throws {
    defer { RawMode.leave() }
    while !isOver {
      follow()
      try takeKeys()
      if isOver { break }
      screen.draw(prompt: prompt, editor.line)
      try wait()
    }
  }

  private var prompt: String {
    guard let search = editor.search else { return head.prompt }
    return "(\(search.hasFailed ? "not found" : "search") '\(Escaping.forTerminal(search.query))')> "
  }
}

// MARK: - What it waits for

extension Repl {
  private mutating func wait() throws {
    let patience = decoder.isWaiting ? ContinuousClock.now + Repl.patience : nil
    let ready = head.wait(
      until: [patience, watch?.deadline].compactMap(\.self).min(),
      others: [STDIN_FILENO, wakeUp.readEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) })
    if ready[1].revents != 0 { try takeSignals() }
    if ready[0].revents != 0 {
      try readKeys()
    } else if let patience, patience <= .now {
      keys += decoder.endWaiting()
    }
  }

  private mutating func readKeys() throws {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      keys += decoder.decode(bytes.prefix(count))
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      // The terminal is gone.
      isOver = true
    }
  }

  private mutating func takeSignals() throws {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(wakeUp.readEnd, &bytes, bytes.count)
    for number in bytes.prefix(max(0, count)) {
      switch Int32(number) {
      case SIGINT: keys.append(.control("c"))
      case SIGTSTP: keys.append(.control("z"))
      // It was stopped, and the shell may have changed the modes.
      case SIGCONT: _ = RawMode.enter(wakeUp: wakeUp.writeEnd)
      // After SIGWINCH the line is drawn again, as after all of them.
      default: break
      }
    }
  }

  /// Takes over what other processes have written, and shows what is watched.
  private mutating func follow() {
    let isTimeUp = watch?.deadline.map { $0 <= .now } ?? false
    guard head.follow() || isTimeUp, watch != nil else { return }
    screen.erase()
    do {
      if try watch!.printEntries() { watch = nil }
      try watch?.checkTime()
    } catch {
      watch = nil
      session.report(CommandError(describing: error))
    }
  }
}

// MARK: - Keys

extension Repl {
  private mutating func takeKeys() throws {
    while !keys.isEmpty, !isOver {
      switch editor.handle(keys.removeFirst()) {
      case .draw: break
      case .bell: screen.ringBell()
      case .complete: complete()
      case .clearScreen: screen.clear()
      case .interrupt:
        finishLine(mark: "^C")
        editor.begin(after: history.lines)
      case .suspend: suspend()
      case .run(let lines):
        finishLine()
        try run(lines)
      case .end:
        finishLine()
        isOver = true
      }
    }
  }

  /// Leaves the line as it was typed. Some of its keys may not have been drawn yet.
  private mutating func finishLine(mark: String = "") {
    screen.leave(prompt: head.prompt, editor.line.text + mark)
  }

  private mutating func complete() {
    let completion = LineCompletion(editor.buffer.before)
    guard !completion.choices.isEmpty else { return screen.ringBell() }
    if editor.complete(completion) { return }
    finishLine()
    for row in columns(completion.choices, width: session.output.columns ?? 80) { try? session.print(row) }
  }

  private mutating func suspend() {
    finishLine()
    RawMode.leave()
    // To the whole job, as the terminal does it. It goes on here.
    kill(0, SIGTSTP)
    _ = RawMode.enter(wakeUp: wakeUp.writeEnd)
  }
}

// MARK: - Lines

extension Repl {
  private mutating func run(_ lines: [String]) throws {
    RawMode.leave()
    for line in lines where !isOver {
      history.add(line, note: session.note)
      try run(line)
      // Before the next line, if that was typed ahead: it may be `unwatch`.
      follow()
    }
    if !isOver { _ = RawMode.enter(wakeUp: wakeUp.writeEnd) }
    editor.begin(after: history.lines)
  }

  private mutating func run(_ line: String) throws {
    switch ReplLine(LineReader.Line(number: 1, bytes: Array(line.utf8)), in: session) {
    case .nothing: break
    case .end: isOver = true
    case .unwatch:
      _ = try session.perform { if watch == nil { throw ReplLine.nothingWatched } }
      watch = nil
    case .wrong(let error): _ = try session.perform { throw error }
    case .command(let command, let session):
      _ = try session.perform {
        if let command = command as? WatchCommand, !command.isOnce {
          try begin(command.request, in: session)
        } else {
          try command.run(in: session)
        }
      }
    }
  }

  /// Shows what the request begins with. What follows is shown above the prompt.
  private mutating func begin(_ request: StreamRequest, in session: Session) throws {
    guard session.options.stateDirectory == self.session.options.stateDirectory else {
      throw CommandError.usage(
        "option-not-allowed", "'--state-dir' is for the whole session here",
        hint: "Write: appcli repl --state-dir DIR.")
    }
    var printer = try StreamPrinter(request, in: session)
    try printer.printFirstValue()
    watch = try printer.printEntries() ? nil : printer
  }
}
