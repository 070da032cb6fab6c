import Foundation
import ReactiveLite
import Testing

/// Hooks belong to the whole process: each test looks at the reports that name its own line.
@Suite(.serialized) struct SerialityGuardTests {
  @Test
  func `an event from inside the delivery of another is nested, and reported with the line of the create`() {
    var (sender, log) = (AnyObserver<Int> { _ in }, [String]())
    let line = #line + 1
    let source = Observable<Int>.create { observer in
      sender = observer
      return Disposables.create()
    }
    let reports = reports(of: line) {
      _ = source.subscribe(onNext: { element in
        log.append("\(element) begins")
        if element == 1 { sender.onNext(2) }
        log.append("\(element) ends")
      })
      sender.onNext(1)
    }

    #expect(log == ["1 begins", "2 begins", "2 ends", "1 ends"])
    #expect(reports == [.reentrancy])
    sender = AnyObserver { _ in }
  }

  @Test func `an event from a second thread waits until the first has been delivered, and is reported`() {
    let sender = Received(AnyObserver<Int> { _ in })
    var log: [String] = []
    let line = #line + 1
    let source = Observable<Int>.create { observer in
      sender.value = observer
      return Disposables.create()
    }
    let reports = reports(of: line) {
      _ = source.subscribe(onNext: { element in
        log.append("\(element) begins")
        if element == 1 { together(1) { _ in sender.value.onNext(2) } }
        log.append("\(element) ends")
      })
      sender.value.onNext(1)
    }

    #expect(log == ["1 begins", "1 ends", "2 begins", "2 ends"])
    #expect(reports == [.overlap])
  }

  @Test func `many threads at once lose nothing and never overlap`() {
    let check = OverlapCheck()
    let source = Observable<Int>.create { observer in
      let sender = Received(observer)
      together(4) { thread in for _ in 0..<1_000 { sender.value.onNext(thread) } }
      return Disposables.create()
    }
    _ = reports(of: 0) { _ = source.map { $0 }.subscribe(onNext: { _ in check.deliver() }) }

    #expect(check.count == 4_000)
    #expect(check.overlaps == 0)
  }

  @Test func `a source of a type of one's own is reported by its type`() {
    struct Stutter: ObservableType {
      typealias Element = Int
      let sender: PublishSubject<AnyObserver<Int>>
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
      where Observer.Element == Int {
        sender.onNext(observer.asObserver())
        return Disposables.create()
      }
    }
    let senders = PublishSubject<AnyObserver<Int>>()
    var (sender, sources) = (AnyObserver<Int> { _ in }, [String]())
    let subscription = senders.subscribe(onNext: { sender = $0 })
    reports(collecting: { sources.append($1) }) {
      _ = Stutter(sender: senders).map { $0 }.subscribe(onNext: { if $0 == 1 { sender.onNext(2) } })
      sender.onNext(1)
    }

    #expect(sources.contains("Stutter"))
    subscription.dispose()
    sender = AnyObserver { _ in }
  }

  @Test func `the default is one line on standard error for each source, and nothing on standard output`()
    async throws
  {
    let result = try #require(
      await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
      ) {
        var sender = AnyObserver<Int> { _ in }
        let source = Observable<Int>.create { observer in
          sender = observer
          return Disposables.create()
        }
        _ = source.subscribe(onNext: { if $0 < 5 { sender.onNext($0 + 1) } })
        sender.onNext(1)
        exit(0)
      })
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)

    #expect(errors.split(separator: "\n").filter { $0.contains("sent an event from inside") }.count == 1)
    #expect(errors.contains("SerialityGuardTests.swift:"))
    #expect(!String(decoding: result.standardOutputContent, as: UTF8.self).contains("sent an event"))
  }

  /// What the hook is told about the source that was made in `line` while `body` runs.
  private func reports(of line: Int, _ body: () -> Void) -> [Hooks.SerialityViolation] {
    var violations: [Hooks.SerialityViolation] = []
    reports(collecting: {
      if $1 == "ReactiveLiteTests/SerialityGuardTests.swift:\(line)" { violations.append($0) }
    }) {
      body()
    }
    return violations
  }

  private func reports(collecting handler: @escaping Hooks.SerialityHandler, _ body: () -> Void) {
    let before = Hooks.serialityHandler
    defer { Hooks.serialityHandler = before }
    let lock = NSLock()
    Hooks.serialityHandler = { violation, source in lock.withLock { handler(violation, source) } }
    body()
  }
}
