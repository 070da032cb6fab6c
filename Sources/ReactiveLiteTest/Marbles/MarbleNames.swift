/// The characters that stand for elements in a marble diagram.
struct MarbleNames<Element> {
  private var named: [(name: Character, element: Element, isGiven: Bool)] = []
  private let areEqual: (Element, Element) -> Bool

  /// Names made up as they are needed.
  init(by areEqual: @escaping (Element, Element) -> Bool) {
    self.areEqual = areEqual
  }

  /// The names of `values`, and others made up as they are needed.
  init(_ values: [Character: Element], by areEqual: @escaping (Element, Element) -> Bool) {
    self.areEqual = areEqual
    named = values.sorted { $0.key < $1.key }.map { ($0.key, $0.value, true) }
  }

  /// Names the elements that have no name yet: their own text, where that is one letter or digit, else the next
  /// letter that is free.
  mutating func add(_ elements: [Element]) {
    for element in elements where find(element) == nil {
      if let name = Self.ownName(of: element), isFree(name) { named.append((name, element, false)) }
    }
    var letters = Self.letters.makeIterator()
    for element in elements where find(element) == nil {
      while let name = letters.next() {
        guard isFree(name) else { continue }
        named.append((name, element, false))
        break
      }
    }
  }

  /// The name of an element that was added.
  func name(of element: Element) -> Character {
    find(element)?.name ?? "?"
  }

  /// A line for each name that does not speak for itself: `a := "Ann"`. Those that were given are left out unless
  /// asked for.
  func legend(withGiven: Bool = false) -> [String] {
    named.filter { (withGiven || !$0.isGiven) && Self.ownName(of: $0.element) != $0.name }
      .map { "\($0.name) := \(describe($0.element))" }
  }

  private func find(_ element: Element) -> (name: Character, element: Element, isGiven: Bool)? {
    named.first { areEqual($0.element, element) }
  }

  private func isFree(_ name: Character) -> Bool {
    !named.contains { $0.name == name }
  }

  private static func ownName(of element: Element) -> Character? {
    let text = "\(element)"
    return text.count == 1 ? text.first { $0.isLetter || $0.isNumber } : nil
  }

  /// The letters, a to z first. There are enough of them.
  private static var letters: some Sequence<Character> {
    [0x61...0x7A, 0x41...0x5A, 0xC0...0xD7FF as ClosedRange<UInt32>].joined().lazy
      .compactMap(Unicode.Scalar.init).map(Character.init).filter(\.isLetter)
  }
}
