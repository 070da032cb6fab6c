#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something that makes values of raw data, as `JSONDecoder` does.
public protocol DataDecoder {
  /// The value of `type` that `data` stands for.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Sends what `decoder` makes of each element.
  ///
  ///     source                                          --a--b--|
  ///                                      a = Data("1".utf8), b = Data("true".utf8)
  ///     decode(type: Int.self, decoder: JSONDecoder())  --1--#
  ///
  /// If the data does not stand for an `Item`, the result fails with the decoder's error.
  public func decode<Item: Decodable, Decoder: DataDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}
