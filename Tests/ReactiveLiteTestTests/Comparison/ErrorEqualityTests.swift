import Foundation
import ReactiveLiteTest
import Testing

@Suite struct ErrorEqualityTests {
  struct Coded: Error, Equatable { var code: Int }
  struct OtherCoded: Error, Equatable { var code: Int }
  struct Unequatable: Error { var part: Int }
  /// Equal by its `==` though it prints differently, and the other way round.
  struct ByID: Error, Equatable, CustomStringConvertible {
    var id: Int
    var description: String
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  }

  @Test func `errors with == are compared by it, whatever they print`() {
    #expect(areEqual(ByID(id: 1, description: "one"), ByID(id: 1, description: "uno")))
    #expect(!areEqual(ByID(id: 1, description: "same"), ByID(id: 2, description: "same")))
  }

  @Test func `errors of two types are never equal`() {
    #expect(areEqual(Coded(code: 1), Coded(code: 1)))
    #expect(!areEqual(Coded(code: 1), OtherCoded(code: 1)))
  }

  @Test func `errors without == are compared by domain, code and text`() {
    #expect(areEqual(Unequatable(part: 1), Unequatable(part: 1)))
    #expect(!areEqual(Unequatable(part: 1), Unequatable(part: 2)))
  }

  @Test func `NSErrors are compared by domain and code`() {
    #expect(areEqual(NSError(domain: "a", code: 1), NSError(domain: "a", code: 1)))
    #expect(!areEqual(NSError(domain: "a", code: 1), NSError(domain: "a", code: 2)))
    #expect(!areEqual(NSError(domain: "a", code: 1), NSError(domain: "b", code: 1)))
  }

  struct Remote: CustomNSError, CustomStringConvertible {
    static let errorDomain = "remote"
    var errorCode: Int
    var description: String { "failed" }
  }
  struct OtherRemote: CustomNSError, CustomStringConvertible {
    static let errorDomain = "remote"
    var errorCode: Int
    var description: String { "failed" }
  }

  @Test func `a type, a domain and a code count, also where the text is the same`() {
    #expect(areEqual(Remote(errorCode: 1), Remote(errorCode: 1)))
    #expect(!areEqual(Remote(errorCode: 1), Remote(errorCode: 2)))
    #expect(!areEqual(Remote(errorCode: 1), OtherRemote(errorCode: 1)))
  }
}
