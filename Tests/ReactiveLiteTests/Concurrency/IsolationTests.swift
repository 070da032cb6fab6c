import Dispatch
import ReactiveLite
import Testing

/// What a program in Swift 6 mode may write, without a warning and without a trap.
@Suite struct IsolationTests {
  private enum Shared {
    static let count = BehaviorRelay(value: 0)
    static let names = PublishRelay<String>()
    static let history = ReplayRelay<Int>.create(bufferSize: 2)
    static let taps = PublishSubject<Void>()
    static let age = BehaviorSubject(value: 0)
    static let lines = ReplaySubject<String>.create(bufferSize: 1)
    static let result = AsyncSubject<Int>()
  }

  @Test func `relays and subjects of Sendable elements can be global, and changed by any task`() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<100 { Shared.count.update { $0 += 1 } } } }
    }

    #expect(Shared.count.value == 800)
  }

  @MainActor private final class Screen {
    var titles: [String] = []

    /// Written in `@MainActor` code: the language lets it run on the main thread alone.
    func show(_ titles: Observable<String>) -> any Disposable {
      titles.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] in self?.titles.append($0) })
    }

    /// A literal marked `@Sendable` belongs to no actor and may run on any thread.
    func lengths(_ titles: Observable<String>) -> Observable<Int> {
      titles.map { @Sendable title in title.count }
    }
  }

  @Test @MainActor func `a closure of the main actor works below observe on the main scheduler`() async throws
  {
    let (screen, titles) = (Screen(), PublishSubject<String>())
    let subscription = screen.show(titles)
    await Task.detached { titles.onNext("from another thread") }.value
    let deadline = ContinuousClock.now + .seconds(10)
    while screen.titles.isEmpty, .now < deadline { try await Task.sleep(for: .milliseconds(1)) }

    #expect(screen.titles == ["from another thread"])
    subscription.dispose()
  }

  @Test @MainActor func `a Sendable closure literal of the main actor works on any thread`() async {
    let (screen, titles, lengths) = (Screen(), PublishSubject<String>(), BehaviorRelay(value: 0))
    let subscription = screen.lengths(titles).bind(to: lengths)
    await Task.detached { titles.onNext("four") }.value

    #expect(lengths.value == 4)
    subscription.dispose()
  }
}
