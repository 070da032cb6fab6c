import ReactiveLite
import Testing

@Suite struct CompositeDisposableTests {
  @Test func `everything in it is disposed, in the order in which it came`() {
    var log: [Int] = []
    let marks = (0..<20).map { number in Disposables.create { log.append(number) } as any Disposable }
    let composite = CompositeDisposable(disposables: marks)
    #expect(composite.count == 20)

    composite.dispose()
    composite.dispose()

    #expect(log == Array(0..<20))
    #expect(composite.isDisposed && composite.count == 0)
  }

  @Test func `what is removed is disposed, once`() throws {
    var count = 0
    let composite = CompositeDisposable()
    let key = try #require(composite.insert(Disposables.create { count += 1 }))

    composite.remove(for: key)
    composite.remove(for: key)
    composite.dispose()

    #expect(count == 1)
  }

  @Test func `what is inserted late is disposed at once, and has no key`() {
    let (composite, late) = (CompositeDisposable(), BooleanDisposable())
    composite.dispose()

    #expect(composite.insert(late) == nil)
    #expect(late.isDisposed)
  }

  @Test func `a disposal may insert another, which is disposed too`() {
    let (composite, late) = (CompositeDisposable(), BooleanDisposable())
    _ = composite.insert(Disposables.create { _ = composite.insert(late) })

    composite.dispose()

    #expect(late.isDisposed)
  }

  @Test func `what went in and out is not kept`() throws {
    let composite = CompositeDisposable(Disposables.create(), Disposables.create())
    weak var gone: BooleanDisposable?
    do {
      let disposable = BooleanDisposable()
      gone = disposable
      composite.remove(for: try #require(composite.insert(disposable)))
    }

    #expect(gone == nil)
    #expect(composite.count == 2)
  }
}
