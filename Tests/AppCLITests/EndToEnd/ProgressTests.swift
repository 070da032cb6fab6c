import Foundation
import Testing

@testable import AppCLI

@Suite struct ProgressTests {
  @Test func `progress is shown every 256 steps, and removed`() throws {
    let terminal = try makeTerminal()
    var progress = Progress(on: Output(descriptor: terminal.write), after: .zero)
    for step in 1...511 { progress.step("step \(step)") }
    progress.clear()
    progress.clear()

    #expect(whatIsShown(on: terminal) == "\rstep 256…\u{1B}[K\r\u{1B}[K")
  }

  @Test func `nothing is shown of work that is soon done`() throws {
    let terminal = try makeTerminal()
    var progress = Progress(on: Output(descriptor: terminal.write), after: .seconds(3600))
    for step in 1...512 { progress.step("step \(step)") }
    progress.clear()
    try Output(descriptor: terminal.write).write(".")

    #expect(whatIsShown(on: terminal) == ".")
  }

  /// Its output waits in a pipe until half a second has passed, so that the work is long on any machine.
  @Test(arguments: [(["log"], true), (["log", "--json"], false)])
  func `a long replay says how far it has come`(words: [String], isShown: Bool) throws {
    let state = TemporaryState()
    try state.run("set", "name", String(repeating: "x", count: 1000))
    try state.run("batch", "-q", input: .text(String(repeating: "inc\n", count: 600)))
    var launch = state.launch(words)
    launch.errors = .terminal
    let log = try launch.start()
    try log.waitUntilPipeHolds(moreThan: 40_000)
    usleep(500_000)
    let outcome = try log.finish()

    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors.hasPrefix("\rreading the history: revision ") == isShown)
    #expect(outcome.errors.hasSuffix("…\u{1B}[K\r\u{1B}[K") == isShown)
  }

  /// Closes the terminal, and reads what was written to it.
  private func whatIsShown(on terminal: (read: Int32, write: Int32)) -> String {
    close(terminal.write)
    defer { close(terminal.read) }
    var shown: [UInt8] = []
    var byte: UInt8 = 0
    while read(terminal.read, &byte, 1) == 1 { shown.append(byte) }
    return String(decoding: shown, as: UTF8.self)
  }
}
