import Foundation
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct DecodeTests {
  private struct Person: Codable, Equatable { var name: String }
  private let source = PublishSubject<Data>()

  @Test func `each element is decoded`() {
    let people = Stream(source.decode(type: Person.self, decoder: JSONDecoder()))

    source.onNext(Data(#"{"name":"Ann"}"#.utf8))
    source.onNext(Data(#"{"name":"Bob"}"#.utf8))
    source.onCompleted()

    #expect(people.events == [.next(0, Person(name: "Ann")), .next(0, Person(name: "Bob")), .completed(0)])
  }

  @Test func `a property list is decoded too`() throws {
    let people = Stream(source.decode(type: Person.self, decoder: PropertyListDecoder()))

    source.onNext(try PropertyListEncoder().encode(Person(name: "Ann")))

    #expect(people.value == Person(name: "Ann"))
  }

  @Test func `data that stands for something else is an error, and the source is let go`() {
    let people = Stream(source.decode(type: Person.self, decoder: JSONDecoder()))

    source.onNext(Data("[]".utf8))

    #expect(people.latestEvent?.value.error is DecodingError)
    #expect(!source.hasObservers)
  }

  @Test func `a decoder of one's own`() {
    struct Constant: DataDecoder {
      func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
        guard let item = data.count as? Item else { throw Failure() }
        return item
      }
    }
    let counts = Stream(source.decode(type: Int.self, decoder: Constant()))

    source.onNext(Data([1, 2, 3]))

    #expect(counts.value == 3)
  }
}
