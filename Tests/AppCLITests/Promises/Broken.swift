/// Something that must not happen.
struct Broken: Error, CustomStringConvertible {
  let description: String

  /// Words of a length that can be read: some names are long.
  init(_ description: String) {
    self.description = description.replacing(/x{100,}/) { "x… (\($0.0.count))" }
  }
}
