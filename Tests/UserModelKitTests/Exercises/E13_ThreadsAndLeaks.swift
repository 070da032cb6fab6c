import ReactiveLite

/// # Exercise 13: a label that can go
///
/// Show each name in the label, in capital letters. The subscription belongs to the label: it is to end when the label
/// goes, and must not keep it alive.
///
/// Run `make exercise N=13`; each time it fails you get a hint.
enum Exercise13 {
  static func show(_ names: Observable<String>, in label: TextLabel) throws {
    throw NotAnswered()
  }
}
