import Foundation
import Testing

/// The rules that the chapters of the tutorial obey, so that a new one does too.
@Suite struct TutorialTests {
  @Test(arguments: chapters) func `it begins with its title and what it needs`(_ chapter: Chapter) {
    let header = chapter.lines.filter { $0.hasPrefix("/// ") }.prefix(6).map {
      $0.prefix(while: { $0 != ":" })
    }

    #expect(header.first?.hasPrefix("/// # \(chapter.number). ") == true)
    #expect(header.dropFirst().starts(with: ["/// You know", "/// New here", "/// You need"]))
  }

  @Test(arguments: chapters) func `it is read in one go, and uses what a reader can use`(_ chapter: Chapter) {
    #expect(chapter.lines.count <= 200)
    #expect(["@testable", "sleep("].filter(chapter.text.contains) == [])
  }

  @Test(arguments: chapters) func `its tests are numbered as they are read`(_ chapter: Chapter) {
    let numbers = chapter.text.matches(of: /func (?:`|test)(\d+)[._](\d+)(?: (?!exercise, solved)|_)/)

    #expect(numbers.allSatisfy { Int($0.1) == chapter.number })
    #expect(numbers.compactMap { Int($0.2) } == Array(1...numbers.count))
  }

  @Test(arguments: chapters) func `what it uses of a later chapter, it says so`(_ chapter: Chapter) throws {
    let known = chapters.filter { $0.number <= chapter.number }.flatMap(\.newNames)
    let code = chapter.text(where: { !$0.contains("//") })
    let comments = chapter.text(where: { $0.contains("//") })
    for later in chapters where later.number > chapter.number {
      let names = try later.newNames.filter { code.contains(try Regex("\\b\($0)[({<]")) }
      let isNamed = comments.contains(try Regex("\\(\(later.number)\\)|chapter \(later.number)\\b"))

      #expect(isNamed || Set(names).isSubset(of: known), "chapter \(later.number) explains \(names)")
    }
  }

  @Test(arguments: chapters) func `it shows what one reads when it fails`(_ chapter: Chapter) {
    #expect(chapter.text.contains("expectFailure("))
  }

  @Test(arguments: chapters) func `it ends with an exercise, three hints and a solution`(_ chapter: Chapter)
    throws
  {
    let exercise = try text(of: "Exercises/E\(chapter.name).swift")
    let solution = try text(of: "Exercises/Solutions/S\(chapter.name).swift")

    #expect(chapter.text.contains("@Test(.exercise(\(chapter.number))) func `\(chapter.number)."))
    #expect(exercise.contains("/// # Exercise \(chapter.number): "))
    #expect(exercise.contains("make exercise N=\(chapter.number)`"))
    #expect(solution.matches(of: #/(?m)^// Hint (\d): /#).map { $0.1 } == ["1", "2", "3"])
  }

  @Test func `the README lists all chapters in order`() throws {
    let readme = try text(of: "../../README.md")

    let listed = readme.matches(of: /UserModelKitTests\/(T\d+_\w+)\.swift/).map { String($0.1) }
    #expect(listed == chapters.map { "T\($0.name)" })
  }
}

struct Chapter: CustomTestStringConvertible {
  /// The name of its file without the letter in front, as `03_HotAndCold`.
  let name: String
  let text: String

  var number: Int { Int(name.prefix(2)) ?? 0 }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  func text(where isWanted: (Substring) -> Bool) -> String {
    lines.filter(isWanted).joined(separator: "\n")
  }
  /// The names in its line of what is new: those in code voice, and those with a capital inside.
  var newNames: [String] {
    let new = lines.first { $0.hasPrefix("/// New here: ") } ?? ""
    return new.matches(of: /`?(\w*[a-z][A-Z]\w+)|`(\w+)/).compactMap { ($0.1 ?? $0.2).map(String.init) }
  }
  var testDescription: String { name }
}

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "..")

private func text(of path: String) throws -> String {
  try String(contentsOf: folder.appending(path: path), encoding: .utf8)
}

private let chapters: [Chapter] = {
  let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return files.filter { $0.contains(/^T\d\d_/) }.sorted().map { file in
    Chapter(name: String(file.dropFirst().dropLast(".swift".count)), text: (try? text(of: file)) ?? "")
  }
}()
