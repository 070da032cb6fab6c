import Testing

@testable import AppCLI

@Suite struct MarbleCheckTests {
  private func checks(_ text: String) throws -> [MarbleCheck] {
    try MarbleCheck.all(of: try MarbleDocument(reading: text))
  }

  /// The frames at which the checks find a first difference; nil where they find none.
  private func differences(_ text: String) throws -> [Int?] {
    try checks(text).map { $0.firstDifference?.frame }
  }

  @Test func `the example of the specification fits`() throws {
    #expect(try differences(MarbleDocument.example) == [nil])
  }

  @Test(arguments: [
    ("-1-2-|", "map { $0 * 10 }", "-a-b-|\na := 10\nb := 20"),
    ("-1-2-|", #"map { "no. " + "x" }"#, "-a-b-|\na := no. x\nb := no. x"),
    ("-1-2-#", "map { ($0, -$0, $0 == 1) }", "-a-b-#\na := 1,-1,true\nb := 2,-2,false"),
    ("-1-2-3-4|", "filter { $0 % 2 == 0 }", "---2---4|"),
    ("-1-2-3-4|", "filter { !($0 > 1 && 6 / ($0 - 1) >= 3) || $0 == 3 }", "-1---3-4|"),
    ("-1-2-3|", "scan(0) { $0 + $1 }", "-1-3-6|"),
    ("-a-b-c|", #"scan("") { $1 + $0 }"#, "-a-b-c|\nb := ba\nc := cba"),
    ("-a-a-b-a|", "distinctUntilChanged", "-a---b-a|"),
    ("-a-a-b-a|", "distinctUntilChanged()", "-a---b-a|"),
    ("-a-b-c|", "take(2)", "-a-(b|)"),
    ("-a-b-c|", "take(0)", "|"),
    ("-a-b-c|", "skip(2)", "-----c|"),
    ("-a-b-#", #"startWith(x, "y z")"#, "(xy)\n-a-b-#\ny := y z"),
    ("-a-b---c-|", "debounce(2ms)", "-----b---(c|)"),
    ("a 1s b|", "debounce(2s)", "1002ms (b|)"),
    ("-abc----d|", "throttle(3ms)", "-a--c---d|"),
    ("-a-b-|", "delay(3ms)", "----a-b-|"),
    ("-a-b-#", "delay(3ms)", "----a#"),
    ("-a-^-b-|", "map { $0 }", "--b-|"),
  ])
  func `an operator on one row`(above: String, operation: String, below: String) throws {
    #expect(try differences("\(above)\n\n> \(operation)\n\n\(below)") == [nil])
    #expect(try differences("\(above)\n\n> \(operation)\n\n9\(below)") != [nil])
  }

  @Test(arguments: [
    ("a--b-|", "-x--y--|", "combineLatest", "-p-qr--|\np := a,x\nq := b,x\nr := b,y"),
    ("1--2-|", "-3--4--|", "combineLatest { $0 * $1 }", "-3-68--|"),
    ("ab--|", "--x--y-|", "zip", "--p--q-|\np := a,x\nq := b,y"),
    ("ab|", "--x-|", "zip", "--p-|\np := a,x"),
    ("-a-b|", "-x--y|", "merge", "-(ax)\n---by|"),
    ("-a-#", "--x--|", "merge", "-ax#"),
    ("-a-b|", "-x-y|", "concat", "-a-b-x-y|"),
    ("-a-#", "-x-y|", "concat", "-a-#"),
    ("-a-b-|", "--x----", "withLatestFrom", "---x-|"),
    ("-a-b-|", "--x----", "withLatestFrom { ($0, $1) }", "---p-|\np := b,x"),
    ("--a-|", "--x-|", "withLatestFrom", "----|"),
    ("--a-b|", "-x-y-z|", "amb", "-x-y-z|"),
    ("-a-b|", "-x-y-z|", "amb", "-a-b|"),
  ])
  func `an operator on two rows`(first: String, second: String, operation: String, below: String) throws {
    #expect(try differences("\(first)\n\n\(second)\n\n> \(operation)\n\n\(below)") == [nil])
    #expect(try differences("\(first)\n\n\(second)\n\n> \(operation)\n\n9\(below)") != [nil])
  }

  @Test func `three rows are joined in their order`() throws {
    let rows = "a--|\n\n-b--|\n\n--c---|\n\n"

    #expect(try differences(rows + "> zip\n\n--x---|\nx := a,b,c") == [nil])
    #expect(try differences(rows + "> combineLatest { $2 + $0 }\n\n--x---|\nx := ca") == [nil])
    #expect(try differences(rows + "> concat\n\na---b----c---|") == [nil])
  }

  @Test func `rows are named in brackets or before the dot, else they are those since the last operator`()
    throws
  {
    let rows = "-1-|\ntitle = a\n\n-2-|\ntitle = the b\n\n-3-|\n\n"

    #expect(try differences(rows + #"> merge("the b", a)"# + "\n\n-(21)\n---|") == [nil])
    #expect(try differences(rows + "> a.map { $0 + 4 }\n\n-5-|") == [nil])
    #expect(try differences(rows + "> a.withLatestFrom(the b)\n\n---|") == [nil])
    #expect(try differences(rows + "> merge\n\n-(123)\n---|\ntitle = c\n\n> take(1)\n\n-(1|)") == [nil, nil])
    #expect(try differences(rows + "> merge\n\n-(123)\n---|\n\n> a.take(1)\n\n-(2|)") == [nil, 1])
  }

  @Test(arguments: [
    ("-b-c|", 1), ("--ac|", 1), ("-a-", 3), ("-a-c", 4), ("-a-c#", 4), ("-a-c---|", 4), ("-a-cd|", 4),
    ("-a(ac)|", 2),
  ])
  func `the first difference is the earliest event that only one row has`(below: String, frame: Int) throws {
    #expect(try differences("-a-c|\n\n> skip(0)\n\n\(below)") == [frame])
  }

  @Test func `labels are compared byte for byte`() throws {
    #expect(try differences("a\na := \u{E9}\n\n> skip(0)\n\na\na := e\u{301}") == [0])
  }

  @Test(arguments: [
    ("a", "", "nothing-to-check", "there is no operator to check"),
    ("a\n\n> take(1)", "", "bad-marbles", "there is no row below the operator"),
    ("a\n\n> take(1)\n\na\n\na", "", "bad-marbles", "there is more than one row below the last operator"),
    ("a\n\n> switchMap\n\na", "switchMap", "bad-marbles", "'switchMap' cannot be checked"),
    ("a\n\n> merge\n\na", "merge", "bad-marbles", "'merge' takes two rows or more, and there is 1"),
    ("a\n\na\n\n> map { $0 }\n\na", "map", "bad-marbles", "'map' takes one row, and there are 2"),
    ("a\n\n> merge(x)\n\na", "x)", "bad-marbles", "there is no row 'x' above"),
    ("a\n\n^\n\n> amb\n\na", "amb", "bad-marbles", "'amb' cannot be checked: a row is one of subscriptions"),
    ("a\n\n> take(1)\n\n^", "take", "bad-marbles", "'take' cannot be checked: a row is one of subscriptions"),
    (
      "99999999999m a\n\n> take(1)\n\na", "take", "bad-marbles",
      "'take' cannot be checked: a row goes too far"
    ),
    ("a\n\n> map { $0 * 2 }\n\na", "map", "bad-marbles", "'map' cannot be checked: 'a * 2' has no value"),
    ("1\n\n> map { $0 / 0 }\n\n1", "map", "bad-marbles", "'map' cannot be checked: '1 / 0' has no value"),
    (
      "1\n\n> filter { $0 }\n\n1", "filter", "bad-marbles",
      "'filter' cannot be checked: 'whether 1' has no value"
    ),
    ("1\n\n> map\n\n1", "map", "bad-marbles", "'map' needs an expression in braces"),
    ("1\n\n> map(2) { $0 }\n\n1", "map", "bad-marbles", "'map' takes nothing in brackets"),
    ("1\n\n> take { $0 }\n\n1", "take", "bad-marbles", "'take' takes no expression"),
    ("1\n\n1\n\n> merge { $0 }\n\n1", "merge", "bad-marbles", "'merge' takes no expression"),
    ("1\n\n> take\n\n1", "take", "bad-marbles", "'take' takes a number in brackets"),
    ("1\n\n> take(-1)\n\n1", "-1", "bad-marbles", "'-1' is not a number, zero or more"),
    ("1\n\n> delay(3)\n\n1", "3)", "bad-marbles", "'3' is not a length of time"),
    ("1\n\n> startWith\n\n1", "startWith", "bad-marbles", "'startWith' takes labels in brackets"),
    ("1\n\n> map { $1 }\n\n1", "$1", "bad-marbles", "there is no such parameter"),
    ("1\n\n> map { $0 + }\n\n1", " }", "bad-marbles", "the expression ends too soon"),
    ("1\n\n> map { $0 ; 2 }\n\n1", "; 2", "bad-marbles", "this part of the expression cannot be read"),
    ("1\n\n> map { name }\n\n1", "name", "bad-marbles", "this part of the expression cannot be read"),
    ("1\n\n> map { \"a }\n\n1", "\"a", "bad-marbles", "\" is not closed"),
    ("1\n\n> map { $0\n\n1", "{", "bad-marbles", "{ is not closed"),
    ("1\n\n> take(1\n\n1", "(1", "bad-marbles", "( is not closed"),
    ("1\n\n> take(1) 2\n\n1", "2", "bad-marbles", "the operator is over here"),
  ])
  func `what cannot be checked never fits`(text: String, at part: String, code: String, message: String) {
    let error = #expect(throws: CommandError.self) { try checks(text) }

    #expect(error?.exit == .badData)
    #expect(error?.code == code)
    #expect(error?.message == message)
    if let place = error?.place { #expect(place.text.dropFirst(place.column - 1).hasPrefix(part)) }
  }

  @Test func `brackets nest fifty deep, and no deeper`() throws {
    func nested(_ count: Int) -> String {
      let brackets = String(repeating: "(", count: count) + "$0" + String(repeating: ")", count: count)
      return "1\n\n> map { \(brackets) }\n\n1"
    }

    #expect(try differences(nested(50)) == [nil])
    #expect(throws: CommandError.self) { try differences(nested(51)) }
  }
}
