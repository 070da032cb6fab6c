import ReactiveLite
import Testing

@Suite struct DisposablesTests {
  @Test func `a closure runs with the first disposal alone`() {
    var count = 0
    let disposable = Disposables.create { count += 1 }
    #expect(!disposable.isDisposed)

    disposable.dispose()
    disposable.dispose()

    #expect(count == 1)
    #expect(disposable.isDisposed)
  }

  @Test func `a closure may dispose what it belongs to`() {
    let own = SerialDisposable()
    var count = 0
    let disposable = Disposables.create {
      count += 1
      own.disposable.dispose()
    }
    own.disposable = disposable

    disposable.dispose()

    #expect(count == 1)
  }

  @Test func `a closure is let go of when it has run`() {
    weak var token: Token?
    let disposable: any Disposable
    do {
      let captured = Token()
      token = captured
      disposable = Disposables.create { withExtendedLifetime(captured) {} }
    }
    #expect(token != nil)

    disposable.dispose()

    #expect(token == nil)
  }

  @Test func `several are disposed in their order`() {
    var log: [Int] = []
    let marks = (1...3).map { number in Disposables.create { log.append(number) } as any Disposable }

    Disposables.create(marks[0], marks[1]).dispose()
    Disposables.create([marks[0], marks[2]]).dispose()
    Disposables.create().dispose()

    #expect(log == [1, 2, 3])
  }
}
