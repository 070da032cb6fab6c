import ReactiveLite
import ReactiveLiteTest

/// A value that knows another one.
protocol Flippable: Equatable {
  var flipped: Self { get }
}

extension Int: Flippable {
  var flipped: Int { self + 1 }
}

extension String: Flippable {
  var flipped: String { self + "!" }
}

/// A tuple, and every tuple that differs from it in one component.
struct Flips<Tuple> {
  let tuple: Tuple
  let flipped: [Tuple]

  /// Three times the tuple, then the end.
  var events: [Recorded<Event<Tuple>>] {
    [.next(10, tuple), .next(20, tuple), .next(30, tuple), .completed(40)]
  }

  /// What `assert` says of every list that differs from the expected one in one component of one event.
  func headlines(_ assert: (_ actual: [Recorded<Event<Tuple>>]) -> String?) -> [String] {
    (0..<3).flatMap { index in
      flipped.map { tuple in
        var actual = events
        actual[index] = .next(actual[index].time, tuple)
        let text = assert(actual) ?? "nothing"
        return String(text.prefix { $0 != ":" })
      }
    }
  }

  /// What should be said of them.
  var expectedHeadlines: [String] {
    (1...3).flatMap { event in
      flipped.indices.map { "event \(event) (at \(event * 10)) differs in value.\($0)" }
    }
  }
}

func flips<each Part: Flippable>(_ part: repeat each Part) -> Flips<(repeat each Part)> {
  func flip<Value: Flippable>(_ value: Value, if isChosen: Bool) -> Value { isChosen ? value.flipped : value }

  var count = 0
  for _ in repeat each part { count += 1 }
  let flipped = (0..<count).map { chosen in
    var index = -1
    func next() -> Bool {
      index += 1
      return index == chosen
    }
    return (repeat flip(each part, if: next()))
  }
  return Flips(tuple: (repeat each part), flipped: flipped)
}
