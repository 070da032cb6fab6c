import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct DescribeTests {
  struct User { var name: String }
  enum Mood { case calm }

  @Test(
    arguments: [
      ("Ann", "\"Ann\""),
      (5, "5"),
      (("Ann", 5), "(\"Ann\", 5)"),
      ((name: "Ann", 5), "(name: \"Ann\", 5)"),
      (User(name: "Ann"), "User(name: \"Ann\")"),
      ((User(name: "Ann"), Mood.calm), "(User(name: \"Ann\"), calm)"),
      (["a", "b"], "[\"a\", \"b\"]"),
      (String?.some("a") as any Sendable, "\"a\""),
      (Int?.none as any Sendable, "nil"),
      ((), "()"),
      (Event.next(("Ann", 5)), "next(\"Ann\", 5)"),
      (Event.next("Ann"), "next(\"Ann\")"),
      (Recorded.next(10, ()), "next() @ 10"),
    ] as [(any Sendable, String)])
  func `a value reads as in source`(value: any Sendable, text: String) {
    #expect(describe(value) == text)
  }

  @Test func `a text of several lines stays on one`() {
    struct Poem: CustomStringConvertible { let description = "one\ntwo" }

    #expect(describe(Poem()) == "one\\ntwo")
    #expect(describe("one\ntwo") == "\"one\\ntwo\"")
  }
}
