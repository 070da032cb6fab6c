@testable import AppCLI

extension MarbleDocument {
  /// The document in a text.
  init(reading text: String) throws(CommandError) {
    var lines: [MarbleLine] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      lines.append(try MarbleLine(LineReader.Line(number: lines.count + 1, bytes: Array(line))))
    }
    self = try MarbleReader.document(of: lines)
  }

  /// The specification's own example: two changes at frame 12 emit twice.
  static let example = """
    % combineLatest: two changes at frame 12 emit twice

    a-----b-----c-----
    title = name
    a := Ada
    b := Grace
    c := 亚伦

    x--y--------z-----
    title = age
    x := 36
    y := 37
    z := 41

    > combineLatest(name, age)

    p--q--r-----(st)--
    title = output
    p := Ada,36
    q := Ada,37
    r := Grace,37
    s := 亚伦,37
    t := 亚伦,41
    """

  /// How it is drawn.
  static let exampleDrawing = """
            0            3            6                 12
    name    (Ada)─────────────────────(Grace)───────────(亚伦)────────────────▶
    age     (36)─────────(37)───────────────────────────(41)──────────────────▶
            ┌────────────────────────────────────────────────────────────────┐
            │                    combineLatest(name, age)                    │
            └────────────────────────────────────────────────────────────────┘
    output  (Ada,36)─────(Ada,37)─────(Grace,37)────────(亚伦,37)──(亚伦,41)──▶
    """
}
