@testable import ReactiveLite

/// The bytes as a marble diagram. What can be read is drawn as something that reads the same.
enum MarblesFuzzing {
  static func check(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? MarbleDiagram(subscription: text)
    let diagram: MarbleDiagram
    do {
      diagram = try MarbleDiagram(events: text)
    } catch {
      guard error.place.column > 0, !"\(error)".isEmpty else { throw Complaint("the error has no place") }
      return
    }
    let again = try MarbleDiagram(events: diagram.text).marbles
    guard again.elementsEqual(diagram.marbles, by: { $0.frame == $1.frame && $0.sign == $1.sign }) else {
      throw Complaint("drawn, it reads differently: \(diagram.text)")
    }
  }
}
