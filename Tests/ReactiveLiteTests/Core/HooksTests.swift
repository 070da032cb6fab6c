import ReactiveLite
import Testing

/// Hooks belong to the whole process, so these take turns and put back what was there.
@Suite(.serialized) struct HooksTests {
  @Test
  func `an error bound into a relay is reported with the place of the bind, and ends that binding only`() {
    let before = Hooks.bindingErrorHandler
    defer { Hooks.bindingErrorHandler = before }
    var reports: [String] = []
    Hooks.bindingErrorHandler = { error, file, line in reports.append("\(error) \(file):\(line)") }
    let relay = BehaviorRelay(value: 0)

    let line = #line + 1
    _ = Observable<Int>.error(Failure()).bind(to: relay)
    relay.accept(1)

    #expect(reports == ["Failure(number: 0) ReactiveLiteTests/HooksTests.swift:\(line)"])
    #expect(relay.value == 1)
  }

  @Test func `every form of bind that cannot take an error reports its own line`() {
    let before = Hooks.bindingErrorHandler
    defer { Hooks.bindingErrorHandler = before }
    var lines: [UInt] = []
    Hooks.bindingErrorHandler = { _, _, line in lines.append(line) }
    let failing = Observable<Int>.error(Failure())

    let line: UInt = #line + 1
    _ = failing.bind(to: PublishRelay<Int>())
    _ = failing.bind(to: PublishRelay<Int?>())
    _ = failing.bind(to: BehaviorRelay<Int?>(value: nil))
    _ = failing.bind(to: ReplayRelay<Int>.createUnbound())
    _ = failing.bind(to: ReplayRelay<Int?>.createUnbound())
    _ = failing.bind { _ in }
    _ = failing.bind(with: relayOwner) { _, _ in }

    #expect(lines == Array(line...line + 6))
  }

  private let relayOwner = PublishRelay<Int>()

  @Test func `an error nobody takes is reported`() {
    let before = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = before }
    var reports: [String] = []
    Hooks.defaultErrorHandler = { stack, error in reports.append("\(stack) \(error)") }

    let line = #line + 1
    _ = Observable<Int>.error(Failure()).subscribe(onNext: { _ in })
    _ = Observable<Int>.error(Failure()).subscribe(onError: { _ in })
    _ = Observable<Int>.error(Failure()).subscribe { _ in }
    _ = Observable<Int>.error(Failure()).subscribe()

    let place = "ReactiveLiteTests/HooksTests.swift"
    #expect(
      reports == [
        "[\"\(place):\(line)\"] Failure(number: 0)", "[\"\(place):\(line + 3)\"] Failure(number: 0)",
      ])
  }

  @Test func `a hook may be replaced from inside a hook`() {
    let before = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = before }
    var log: [String] = []
    Hooks.defaultErrorHandler = { _, _ in
      log.append("first")
      Hooks.defaultErrorHandler = { _, _ in log.append("second") }
    }

    for _ in 0..<2 { _ = Observable<Int>.error(Failure()).subscribe() }

    #expect(log == ["first", "second"])
  }

  @Test func `what a replaced hook captured may look at the hooks on its way out`() {
    final class Curious {
      deinit {
        _ = Hooks.defaultErrorHandler
        _ = Hooks.bindingErrorHandler
      }
    }
    let before = (Hooks.defaultErrorHandler, Hooks.bindingErrorHandler)
    Hooks.defaultErrorHandler = { [curious = Curious()] _, _ in withExtendedLifetime(curious) {} }
    Hooks.bindingErrorHandler = { [curious = Curious()] _, _, _ in withExtendedLifetime(curious) {} }

    (Hooks.defaultErrorHandler, Hooks.bindingErrorHandler) = before
  }

  @Test func `nothing goes to standard output, and a line for each error to standard error`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(onNext: { if $0 < 3 { subject.onNext($0 + 1) } })
      subject.onNext(1)
      subject.onError(Failure())
      _ = Observable<Int>.error(RxError.unknown).bind(to: BehaviorRelay(value: 0))
    }

    let output = try #require(result)
    #expect(output.standardOutputContent == [])
    let lines = String(decoding: output.standardErrorContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("ReactiveLite: ") }
    #expect(lines.count == 2)
    #expect(lines.first?.contains("unhandled error: Failure(number: 0)") == true)
    #expect(lines.last?.contains("ReactiveLiteTests/HooksTests.swift:") == true)
    // One full stop, also after an error that has its own.
    #expect(lines.first?.contains("(number: 0). Give") == true)
    #expect(lines.last?.contains("occurred. Catch") == true)
  }
}
