import Testing

@testable import ReactiveLite

@Suite struct LifelineTests {
  @Test func `what was added is disposed in that order, once`() {
    let lifeline = Lifeline()
    var log: [Int] = []
    for number in 1...4 { lifeline.add(Disposables.create { log.append(number) }) }

    lifeline.dispose()
    lifeline.dispose()

    #expect(log == [1, 2, 3, 4])
  }

  @Test func `it is closed before anything is disposed`() {
    let lifeline = Lifeline()
    var wasOpen: Bool?
    lifeline.add(Disposables.create { wasOpen = lifeline.isOpen })
    #expect(lifeline.isOpen && !lifeline.isDisposed)

    lifeline.dispose()

    #expect(wasOpen == false)
    #expect(lifeline.isDisposed)
  }

  @Test func `what comes late is disposed at once, also from inside a disposal`() {
    let lifeline = Lifeline()
    let (inside, after) = (BooleanDisposable(), BooleanDisposable())
    lifeline.add(Disposables.create { lifeline.add(inside) })

    lifeline.dispose()
    lifeline.add(after)

    #expect(inside.isDisposed && after.isDisposed)
  }

  @Test func `a disposal may dispose it again`() {
    let lifeline = Lifeline()
    var log: [Int] = []
    lifeline.add(
      Disposables.create {
        lifeline.dispose()
        log.append(1)
      })
    lifeline.add(Disposables.create { log.append(2) })

    lifeline.dispose()

    #expect(log == [1, 2])
  }

  @Test func `only the first to close it is told so`() {
    let lifeline = Lifeline()

    #expect(lifeline.close())
    #expect(!lifeline.close())
  }

  @Test func `it lets go of what it disposed`() {
    let lifeline = Lifeline()
    weak var gone: BooleanDisposable?
    for _ in 0..<2 {
      let added = BooleanDisposable()
      gone = added
      lifeline.add(added)
    }
    #expect(gone != nil)

    lifeline.dispose()

    #expect(gone == nil)
  }
}
