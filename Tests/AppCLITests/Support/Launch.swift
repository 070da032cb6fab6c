import Foundation
import Synchronization

/// What a process is started with.
struct Launch {
  enum Input {
    case nothing
    case text(String)
    /// Written to by the test.
    case pipe
    case file(String)
    case closed
  }

  enum Output {
    /// Read by the test.
    case pipe
    case file(String)
    case closed
    /// A pseudo-terminal, read by the test.
    case terminal
  }

  var executable = Program.path
  /// In bytes, which need not be text.
  var arguments: [[UInt8]]
  var environment: [String: String]
  var input = Input.nothing
  var output = Output.pipe
  var errors = Output.pipe

  init(_ words: [String], _ environment: [String: String]) {
    arguments = words.map { Array($0.utf8) }
    self.environment = environment
  }

  /// Starts it. Only one at a time: a descriptor must not be inherited before it is marked as not to be.
  func start() throws -> RunningProgram {
    try Launch.oneAtATime.withLock { _ in try startAlone() }
  }

  private static let oneAtATime = Mutex(())

  private func startAlone() throws -> RunningProgram {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var childEnds: [Int32] = []
    defer { childEnds.forEach { close($0) } }

    func connect(_ pipe: (read: Int32, write: Int32), _ descriptor: Int32) -> Int32 {
      let (child, parent) = descriptor == STDIN_FILENO ? (pipe.read, pipe.write) : (pipe.write, pipe.read)
      posix_spawn_file_actions_adddup2(&actions, child, descriptor)
      childEnds.append(child)
      return parent
    }

    var inputEnd: Int32 = -1
    switch input {
    case .nothing: posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    case .file(let path): posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDONLY, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, STDIN_FILENO)
    case .text, .pipe: inputEnd = connect(try makePipe(), STDIN_FILENO)
    }
    func connect(_ output: Output, _ descriptor: Int32) throws -> Int32 {
      switch output {
      case .pipe: return connect(try makePipe(), descriptor)
      case .terminal: return connect(try makeTerminal(), descriptor)
      case .file(let path): posix_spawn_file_actions_addopen(&actions, descriptor, path, O_WRONLY, 0)
      case .closed: posix_spawn_file_actions_addclose(&actions, descriptor)
      }
      return -1
    }
    let outputEnd = try connect(output, STDOUT_FILENO)
    let errorsEnd = try connect(errors, STDERR_FILENO)
    let process = try spawn(&actions)
    let program = RunningProgram(process, input: inputEnd, output: outputEnd, errors: errorsEnd)
    if case .text(let text) = input {
      program.write(text)
      program.closeInput()
    }
    return program
  }

  private func spawn(_ actions: inout posix_spawn_file_actions_t) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The runner may ignore or block signals; the program is to find them as a shell would leave them.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let words = [Array(executable.utf8)] + arguments
    let argv = words.map { word in strdup(word.map(CChar.init(bitPattern:)) + [0]) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + variables).forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, executable, &actions, &attributes, argv, variables)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    return process
  }
}

private func makePipe() throws -> (read: Int32, write: Int32) {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// A pseudo-terminal: `read` is the test's end of it.
func makeTerminal() throws -> (read: Int32, write: Int32) {
  // What unlockpt(3) and ptsname(3) do; they are not visible from Swift.
  let setLock: UInt = 0x4004_5431
  let getNumber: UInt = 0x8004_5430
  let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
  var isLocked: Int32 = 0
  var number: Int32 = 0
  guard ioctl(master, setLock, &isLocked) == 0, ioctl(master, getNumber, &number) == 0 else {
    throw POSIXError(.ENXIO)
  }
  return (master, open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC))
}
