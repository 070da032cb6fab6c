import Testing
import XCTest

/// Where an assertion stands in the source of a test.
///
/// A file and a line only, for an assertion with more parameters than XCTest's would lose to it in overload
/// resolution.
package struct CallSite {
  private let file: StaticString
  private let line: UInt

  package init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
  }

  /// Fails the running test here, whichever of the two frameworks runs it.
  package func fail(_ text: String) {
    // Off a test's own task nobody knows which of the two is running: tell both, for the other one does not listen.
    // XCTest alone would let the test pass.
    if Test.current == nil { XCTFail(text, file: file, line: line) }
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }

  /// Fails the running test here if there is something to say; what the test's author has to say comes first.
  package func fail(with text: String?, _ message: () -> String) {
    guard let text else { return }
    let message = message()
    fail(message.isEmpty ? text : "\(message): \(text)")
  }

  private var location: SourceLocation {
    let path = "\(file)"
    let names = path.split(separator: "/").map(String.init)
    // Off the test's own task the folder stands in for the module.
    let module = Test.current?.sourceLocation.moduleName ?? names.dropLast().last ?? "Tests"
    let id = "\(module)/\(names.last ?? "")"
    return SourceLocation(fileID: id, filePath: path, line: Int(line), column: 1)
  }
}
