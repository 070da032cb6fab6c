/// The state as the checker computes it. It shares no code with the program.
struct Values: Equatable {
  var name = ""
  var age = 0
  var count = 0
}

/// What a line of a command asks for.
enum Intent: Equatable, Sendable {
  case name(String)
  case age(Int)
  case count(Int)
  case add(Int)
  case reset(String?)
  /// The lines of an atomic batch.
  case together([Intent])

  /// An age that no program may take.
  static let forbidden = Intent.age(200)

  /// As it is typed after `appcli`.
  var words: [String] {
    switch self {
    case .name(let name): ["set", "name", name]
    case .age(let age): ["set", "age", String(age)]
    case .count(let count): ["set", "count", String(count)]
    case .add(let number): [number < 0 ? "dec" : "inc", String(abs(number))]
    case .reset(let key): ["reset"] + (key.map { [$0] } ?? [])
    case .together: ["batch", "--atomic"]
    }
  }

  func applied(to values: Values) -> Values {
    var values = values
    switch self {
    case .name(let name): values.name = name
    case .age(let age): values.age = age
    case .count(let count): values.count = count
    case .add(let number): values.count += number
    case .reset("name"): values.name = ""
    case .reset("age"): values.age = 0
    case .reset("count"): values.count = 0
    case .reset: values = Values()
    case .together(let changes): values = changes.reduce(values) { $1.applied(to: $0) }
    }
    return values
  }

  /// Whether a stream shows a revision that was made by this.
  func concerns(_ stream: Watched) -> Bool {
    switch self {
    case .name, .age, .reset("name"), .reset("age"): stream != .count
    case .count, .add, .reset("count"): stream != .user
    case .reset: true
    case .together(let changes): changes.contains { $0.concerns(stream) } || stream == .all
    }
  }
}

/// What a watcher looks at.
enum Watched: String, CaseIterable, Sendable {
  case user, count, all

  /// A line of the stream, as it goes into a pipe.
  func line(_ revision: Int, _ values: Values) -> String {
    switch self {
    case .user: "\(revision)\t\(values.name)\t\(values.age)"
    case .count: "\(revision)\t\(values.count)"
    case .all: "\(revision)\t\(values.name)\t\(values.age)\t\(values.count)"
    }
  }
}
