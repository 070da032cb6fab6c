import Testing

@testable import AppCLI

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "abc", 3), ("abc", "abc", 0), ("nmae", "name", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ("ab", "b", 1),
  ])
  func `the distance counts letters put in, left out, exchanged and swapped`(
    left: String, right: String, distance: Int
  ) {
    #expect(editDistance(Array(left), Array(right)) == distance)
  }

  @Test(arguments: [
    ("gte", "get"), ("sett", "set"), ("wacth", "watch"), ("LOG", "log"), ("versoin", "version"),
    ("resett", "reset"), ("ver", "version"), ("comp", "compact"), ("completion", "completions"),
  ])
  func `a near miss gets the command that was meant`(word: String, command: String) {
    #expect(nearest(to: word, among: CommandTable.names) == command)
  }

  @Test(arguments: ["", "frobnicate", "xyz", "vacuum", "teleport"])
  func `what is near to nothing gets no suggestion`(word: String) {
    #expect(nearest(to: word, among: CommandTable.names) == nil)
  }
}
