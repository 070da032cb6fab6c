import Foundation

/// Writes a test for every block of code and every marble diagram of the documentation, and counts them.
///
///     DocsCheck PACKAGE TESTS SHELL
///
/// The tests go into the folder TESTS, the lines for the shell into the file SHELL.
@main
struct DocsCheck {
  private static let modules = ["ReactiveLite", "ReactiveLiteFoundation", "ReactiveLiteTest", "UserModelKit"]

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { return fail("usage: DocsCheck PACKAGE TESTS SHELL") }
    let package = URL(fileURLWithPath: arguments[1])
    let tests = URL(fileURLWithPath: arguments[2])
    var tally = Tally()
    var errors: [DocumentError] = []
    var written: Set<String> = []
    for (number, path) in try documents(in: package).enumerated() {
      guard let document = read(path, in: package) else { continue }
      do {
        let context = read("DocsCheck/Contexts/\(contextName(path))", in: package)
        let generated =
          path.contains(".docc/") && path.hasSuffix(".swift")
          ? Generated(file: document, number: number) : try Generated(document, context: context)
        tally += generated.tally
        let name = path.replacing("/", with: "_").replacing(".", with: "_") + ".swift"
        written.insert(name)
        try write(generated.text, to: tests.appendingPathComponent(name))
      } catch let error as DocumentError {
        errors.append(error)
      }
    }
    let present = try FileManager.default.contentsOfDirectory(atPath: tests.path)
    for name in present where !written.contains(name) {
      try FileManager.default.removeItem(at: tests.appendingPathComponent(name))
    }
    try write(tally.shell.joined(separator: "\n") + "\n", to: URL(fileURLWithPath: arguments[3]))
    print(tally)
    if !errors.isEmpty { fail(errors.map(\.description).joined(separator: "\n")) }
  }

  /// The documents, from the folder of the package.
  private static func documents(in package: URL) throws -> [String] {
    let root = try FileManager.default.contentsOfDirectory(atPath: package.path)
      .filter { $0.hasSuffix(".md") }
    let sources = try modules.flatMap { module in
      try FileManager.default.subpathsOfDirectory(atPath: package.path + "/Sources/\(module)")
        .filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }.map { "Sources/\(module)/\($0)" }
    }
    return (root + sources).sorted()
  }

  /// `ReactiveLite/Threads.swift` for `Sources/ReactiveLite/ReactiveLite.docc/Threads.md`.
  private static func contextName(_ path: String) -> String {
    let parts = path.split(separator: "/")
    let name = parts.last?.prefix { $0 != "." } ?? ""
    return parts.count == 1 ? "\(name).swift" : "\(parts[1])/\(name).swift"
  }

  private static func read(_ path: String, in package: URL) -> Document? {
    (try? String(contentsOf: package.appendingPathComponent(path), encoding: .utf8))
      .map { Document(path: path, text: $0) }
  }

  /// Leaves a file alone that is the same, so that it is not compiled again.
  private static func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static func fail(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(1)
  }
}
