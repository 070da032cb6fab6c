import ReactiveLite
import ReactiveLiteTest
import Testing
import XCTest

private final class Player {
  let taps = PublishSubject<Void>()
  let bag = DisposeBag()
  var count = 0

  func countWeakly() {
    taps.subscribe(with: self, onNext: { player, _ in player.count += 1 }).disposed(by: bag)
  }
  func countStrongly() { taps.subscribe(onNext: { self.count += 1 }).disposed(by: bag) }
}

// One after the other: hooks are everybody's.
@Suite(.serialized) struct CleanEndTests {
  struct Failure: Error {}

  @Test func `what leaves nothing behind passes`() {
    expectCleanEnd { end in
      let player = Player()
      end.releases(player)
      player.countWeakly()
      player.taps.onNext(())
    }
  }

  @Test func `a subscription that is alive fails at the line of the caller`() {
    let subject = PublishSubject<Int>()
    let line = #line + 1
    let failures = failures { expectCleanEnd { _ in _ = subject.subscribe() } }

    #expect(
      failures == [
        Captured(
          text: """
            1 subscription alive at the end, those of operators included. \
            Dispose what was subscribed to, or put it into a bag that goes.
            """, file: #fileID, line: line)
      ])
  }

  @Test func `an object that is alive fails where it was to be gone`() {
    let line = #line + 4
    let failures = failures {
      expectCleanEnd { end in
        let player = Player()
        end.releases(player)
        player.countStrongly()
      }
    }

    #expect(failures.map(\.line) == [line - 2, line])
    #expect(
      failures.last?.text == """
        a Player is alive at the end. \
        Somebody keeps it: a closure that captured it, a subscription, a cycle.
        """)
  }

  @Test func `an event inside an event is said to have been reported`() {
    let failures = failures {
      expectCleanEnd { _ in
        _ = Observable<Int>.create { observer in
          observer.onNext(1)
          observer.onCompleted()
          return Disposables.create()
        }.subscribe()
        let wire = Wire()
        let subscription = wire.output.subscribe(onNext: { if $0 < 2 { wire.observer?.onNext($0 + 1) } })
        wire.observer?.onNext(1)
        subscription.dispose()
      }
    }

    #expect(failures.count == 1)
    #expect(failures.first?.text.contains("sent two events at once (reentrancy)") == true)
  }

  @Test func `an error that nobody took is said to have been reported`() {
    let failures = failures {
      expectCleanEnd { _ in
        _ = Observable<Int>.error(Failure()).subscribe()
        _ = Observable<Int>.error(Failure()).bind(to: PublishRelay<Int>())
      }
    }

    #expect(failures.count == 2)
    #expect(failures.first?.text.hasSuffix("has no onError for Failure()") == true)
    #expect(failures.last?.text.hasSuffix("bound Failure() to what takes no error") == true)
  }

  @Test func `what was reported to whoever set the hooks still is`() {
    var heard = 0
    let before = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { _, _ in heard += 1 }
    defer { Hooks.defaultErrorHandler = before }
    let failures = failures { expectCleanEnd { _ in _ = Observable<Int>.error(Failure()).subscribe() } }

    #expect(failures.count == 1)
    #expect(heard == 1)
  }

  @Test func `an error of the body passes through`() {
    #expect(throws: Failure.self) { try expectCleanEnd { _ in throw Failure() } }
  }

  @Test func `an async body is checked too`() async {
    let subject = PublishSubject<Int>()
    let failures = await failures {
      await expectCleanEnd { _ in
        await Task.yield()
        _ = subject.subscribe()
      }
    }

    #expect(failures.count == 1)
  }

  @Test(.cleanEnd) func `as a trait it checks the test itself`() {
    let player = Player()
    player.countWeakly()
  }

  @Test func `as a trait it fails the test at its line`() async throws {
    let test = try #require(Test.current)
    let subject = PublishSubject<Int>()
    let failures = await failures {
      try? await CleanEndTrait.cleanEnd.provideScope(for: test, testCase: nil) { _ = subject.subscribe() }
    }

    #expect(failures.map(\.line) == [test.sourceLocation.line])
  }
}

/// A source that sends when it is told to, also from inside its own delivery.
private final class Wire {
  var observer: AnyObserver<Int>?

  var output: Observable<Int> {
    .create { observer in
      self.observer = observer
      return Disposables.create { self.observer = nil }
    }
  }
}

final class CleanEndInXCTest: CapturingTestCase {
  func test_a_subscription_that_is_alive_fails_at_the_line_of_the_caller() {
    let subject = PublishSubject<Int>()
    let line = #line + 1
    let failures = failures { expectCleanEnd { _ in _ = subject.subscribe() } }

    XCTAssertEqual(failures.map(\.line), [line])
  }

  func test_what_leaves_nothing_behind_passes() {
    expectCleanEnd { end in
      let player = Player()
      end.releases(player)
      player.countWeakly()
    }
  }
}
