import Foundation
import Testing

@Suite struct CorpusTests {
  /// What `Scripts/fuzz` has found worth keeping, crashes among it.
  private func corpus(_ target: FuzzTarget) throws -> [URL] {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Fuzz/Corpus/\(target)").standardized
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  @Test(arguments: FuzzTarget.allCases)
  func `whatever the bytes are, they are taken or refused as they should be`(target: FuzzTarget) throws {
    let files = try corpus(target)
    let complaints = try files.compactMap { file in
      target.complaint(about: Array(try Data(contentsOf: file))).map { "\(file.lastPathComponent): \($0)" }
    }

    #expect(files.count > 3)
    #expect(complaints == [])
  }
}
