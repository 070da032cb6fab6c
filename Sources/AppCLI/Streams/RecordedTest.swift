import UserModelKit

/// A part of the history as a test in Swift: what was done, at the revisions as virtual times, and what a stream showed.
struct RecordedTest {
  private let stream: StreamName
  private let start: JournalSnapshot
  private let entries: [JournalEntry]

  /// Reads the revisions that a request asks for.
  init(_ request: StreamRequest, in session: Session) throws {
    var progress = session.progress()
    let cursor = try request.start.open(try session.journal(), request.stream, &progress)
    stream = request.stream
    start = cursor.snapshot
    var entries: [JournalEntry] = []
    while entries.count < request.limit ?? .max, cursor.snapshot.revision < request.untilRevision ?? .max,
      let entry = try cursor.next()
    {
      progress.step(of: entry)
      if stream.concerns(entry.action) { entries.append(entry) }
    }
    progress.clear()
    self.entries = entries
  }

  /// The whole file. It compiles against this package, and the test in it passes.
  var source: String {
    let shown = [moment(start)] + entries.map { moment($0.snapshot) }
    let done = entries.map { ".next(\($0.revision), \(SwiftLiteral.of($0.action)))" }
    return """
      // Recorded by 'appcli log \(stream.rawValue) --as swift-test'. The virtual times are the revisions.
      import ReactiveLite
      import ReactiveLiteTest
      import Testing
      import UserModelKit

      @Test private func `\(title)`() {
        let start = \(SwiftLiteral.of(start.state))
        let actions: [Recorded<Event<JournalAction>>] = \(list(done))
        let shown: [Recorded<Event<\(type)>>] = \(list(shown))

        let scheduler = TestScheduler(initialClock: \(start.revision))
        let app = AppCore(start)
        let stream = Stream(app.settled\(selection), scheduler: scheduler)
        let bag = DisposeBag()
        scheduler.createHotObservable(actions)
          .scan(into: start) { state, action in try state.apply(action) }
          .subscribe(onNext: app.apply)
          .disposed(by: bag)
        scheduler.start()

        XCTAssertEqual(stream.events, shown)
      }
      """
  }

  private var title: String {
    guard let first = entries.first, let last = entries.last else {
      return "\(stream.rawValue) at revision \(start.revision)"
    }
    return "\(stream.rawValue) from revision \(first.revision) to \(last.revision)"
  }

  private func moment(_ snapshot: JournalSnapshot) -> String {
    let state = snapshot.state
    let name = SwiftLiteral.of(state.name)
    let value =
      switch stream {
      case .user: "(\(name), \(state.age))"
      case .count: "\(state.count)"
      case .all: "(\(name), \(state.age), \(state.count))"
      }
    return ".next(\(snapshot.revision), \(value))"
  }

  private var type: String {
    switch stream {
    case .user: "(String, Int)"
    case .count: "Int"
    case .all: "(String, Int, Int)"
    }
  }

  private var selection: String {
    switch stream {
    case .user: ".map { name, age, _ in (name, age) }"
    case .count: ".map { _, _, count in count }"
    case .all: ""
    }
  }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n" + items.map { "    \($0),\n" }.joined() + "  ]"
  }
}
