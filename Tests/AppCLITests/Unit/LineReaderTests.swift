import Glibc
import Testing

@testable import AppCLI

@Suite struct LineReaderTests {
  /// Reads all lines of a text that comes through a pipe.
  private func lines(of text: String) throws -> [LineReader.Line] {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(write(ends[1], text, text.utf8.count) == text.utf8.count)
    close(ends[1])
    var reader = LineReader(descriptor: ends[0])
    var lines: [LineReader.Line] = []
    while case .line(let line) = try reader.next(waiting: true) { lines.append(line) }
    return lines
  }

  @Test func `lines end with a newline, with CRLF, or with the input`() throws {
    let lines = try lines(of: "a\nb\r\n\nc")

    #expect(lines.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a", "b", "", "c"])
    #expect(lines.map(\.number) == [1, 2, 3, 4])
    #expect(try self.lines(of: "") == [])
  }

  @Test func `a byte order mark is no part of the first line`() throws {
    let lines = try lines(of: "\u{FEFF}inc\n\u{FEFF}inc\n")

    #expect(lines.map { String(decoding: $0.bytes, as: UTF8.self) } == ["inc", "\u{FEFF}inc"])
  }

  @Test func `the reader knows when it would have to wait`() throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    var reader = LineReader(descriptor: ends[0])
    #expect(write(ends[1], "a\nb", 3) == 3)

    #expect(try reader.next(waiting: true) == .line(.init(number: 1, bytes: Array("a".utf8))))
    #expect(try reader.next(waiting: false) == .wouldBlock)
    #expect(write(ends[1], "c\n", 2) == 2)
    #expect(try reader.next(waiting: false) == .line(.init(number: 2, bytes: Array("bc".utf8))))
    close(ends[1])
    #expect(try reader.next(waiting: false) == .end)
    close(ends[0])
  }

  @Test func `a line that is too long is cut, said to be, and passed over`() throws {
    var template = Array("/tmp/appcli-lines-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    defer { _ = (close(file), unlink(template)) }
    let text = String(repeating: "x", count: LineReader.maximumLength + 1) + "\nb\n"
    #expect(write(file, text, text.utf8.count) == text.utf8.count)
    lseek(file, 0, SEEK_SET)
    var reader = LineReader(descriptor: file)

    guard case .line(let long) = try reader.next(waiting: true) else { return #expect(Bool(false)) }
    #expect(long.isTooLong)
    #expect(long.bytes.count == LineReader.maximumLength)
    #expect(try reader.next(waiting: true) == .line(.init(number: 2, bytes: Array("b".utf8))))
  }
}
