import ReactiveLiteTest
import Testing

@Suite struct SubscriptionTests {
  @Test func `one that has not ended lasts for ever`() {
    #expect(Subscription(200) == Subscription(200, .max))
    #expect(Subscription(200) != Subscription(200, 1000))
  }

  @Test func `it prints as its two times`() {
    #expect(String(reflecting: Subscription(200, 1000)) == "(200 : 1000)")
    #expect(String(reflecting: Subscription(200)) == "(200 : Infinity)")
  }
}
