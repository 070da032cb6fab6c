import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct PrimitiveSequenceTests {
  @Test func `a type of one's own is a primitive sequence when it names one`() {
    struct Answer: PrimitiveSequenceType {
      let primitiveSequence = Single.just(42)
    }

    #expect(Stream(Answer().map { $0 + 1 }).events == [.next(0, 43), .completed(0)])
    #expect(Stream(Answer()).events == [.next(0, 42), .completed(0)])
  }

  @Test func `a generic function takes singles of any kind`() {
    func doubled<Sequence: PrimitiveSequenceType>(_ sequence: Sequence) -> Single<Int>
    where Sequence.Trait == SingleTrait, Sequence.Element == Int {
      sequence.map { $0 * 2 }
    }

    #expect(Stream(doubled(Single.just(2))).value == 4)
  }
}
