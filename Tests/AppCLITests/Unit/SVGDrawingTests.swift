import Foundation
import FoundationXML
import Testing

@testable import AppCLI

@Suite struct SVGDrawingTests {
  private func svg(_ text: String) throws -> String {
    let document = try MarbleDocument(reading: text)
    return SVGDrawing(document: document, layout: try MarbleLayout(document)).text
  }

  /// The text in each element of a kind, in order.
  private func texts(_ kind: String, in svg: String) throws -> [String] {
    let collector = TextCollector(kind)
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = collector
    try #require(parser.parse(), "it is not well-formed: \(String(describing: parser.parserError))")
    return collector.texts
  }

  @Test func `the picture says what it is, and has every label`() throws {
    let svg = try svg(MarbleDocument.example)

    #expect(try texts("title", in: svg) == ["combineLatest(name, age)"])
    #expect(try texts("desc", in: svg) == [MarbleDocument.example])
    #expect(
      try texts("text", in: svg) == [
        "0", "3", "6", "12", "name", "Ada", "Grace", "亚伦", "age", "36", "37", "41",
        "combineLatest(name, age)",
        "output", "Ada,36", "Ada,37", "Grace,37", "亚伦,37", "亚伦,41",
      ])
  }

  @Test func `equal times stand below each other`() throws {
    let svg = try svg("ab|\nb := wide\n\nab|")

    // Columns of 3, 6 and 1 with 3 between them, 10 units each, from 20 on.
    #expect(svg.components(separatedBy: #"<text x="35" "#).count == 4)
    #expect(svg.components(separatedBy: #"<text x="110" "#).count == 4)
    #expect(svg.components(separatedBy: "M175 ").count > 2)
  }

  @Test func `it is self-contained and has the colour of its surroundings`() throws {
    let svg = try svg("a-^-b#\n\n> op\n\n^-!")

    #expect(svg.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" "#))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("currentColor"))
    #expect(svg.contains(#"dy=".35em" text-anchor="middle""#))
    for forbidden in ["<script", "href", "url(", "<style", "<image"] { #expect(!svg.contains(forbidden)) }
  }

  @Test func `what has a meaning in XML or cannot stand in it is escaped`() throws {
    let label = #"<b> & "q" 'a' ]]> "# + "\u{1B}\u{0}\u{B}\u{FFFE}\u{FFFF}\u{202E}\u{85}"
    let svg = try svg("a\ntitle = <&>\na := \(label)\n\n> a < b")
    let shown = #"<b> & "q" 'a' ]]> \u{1b}\u{0}\u{b}\u{fffe}\u{ffff}\u{202e}\u{85}"#

    #expect(try texts("text", in: svg) == ["0", "<&>", shown, "a < b"])
    #expect(try texts("desc", in: svg) == ["a\ntitle = <&>\na := \(shown)\n\n> a < b"])
  }

  @Test func `a picture without operators is named after its rows, or just marbles`() throws {
    #expect(try texts("title", in: svg("a\ntitle = x\n\nb\n\nc\ntitle = y")) == ["x, y"])
    #expect(try texts("title", in: svg("--")) == ["marbles"])
  }
}

private final class TextCollector: NSObject, XMLParserDelegate {
  private let kind: String
  private var isInside = false
  private(set) var texts: [String] = []

  init(_ kind: String) {
    self.kind = kind
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    isInside = name == kind
    if isInside { texts.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInside { texts[texts.count - 1] += text }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    isInside = false
  }
}
