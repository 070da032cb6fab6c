import Foundation
import ReactiveLite
import Testing

/// Operators on top of operators: subscribing, sending, ending, disposing and letting go each go through all of them.
@Suite struct DeepChainTests {
  #if SANITIZED  // the frames of a sanitized build are many times as large
    static let depth = 1_000
  #else
    static let depth = 10_000
  #endif

  typealias Step = @Sendable (Observable<Int>) -> Observable<Int>

  /// `do` and `catch` have larger frames in a debug build, for what they do before and after.
  static let largeSteps: [(String, Step)] = [
    ("do", { $0.do(onNext: { _ in }) }),
    ("catch", { $0.catchAndReturn(0) }),
  ]

  static let steps: [(String, Step)] = [
    ("map", { $0.map { $0 + 1 } }),
    ("filter", { $0.filter { $0 >= 0 } }),
    ("scan", { $0.scan(0) { $0 + $1 } }),
    ("distinctUntilChanged", { $0.distinctUntilChanged() }),
    ("take", { $0.take(100) }),
    ("asObservable", { $0.asObservable() }),
  ]

  @Test(arguments: steps.indices) func `a chain of ten thousand works`(index: Int) {
    expectChain(of: Self.steps[index], toWorkAt: Self.depth)
  }

  @Test(arguments: largeSteps.indices) func `a chain of thousands works for the larger ones`(index: Int) {
    expectChain(of: Self.largeSteps[index], toWorkAt: Self.depth / 4)
  }

  private func expectChain(of named: (name: String, step: Step), toWorkAt depth: Int) {
    let step = named.step
    // The stack of a main thread, whatever thread the test is on.
    let (elements, isCompleted) = onThread(stackSize: 8 << 20) {
      let subject = PublishSubject<Int>()
      var (elements, isCompleted) = (0, false)
      var chain = subject.asObservable()
      for _ in 0..<depth { chain = step(chain) }
      let abandoned = chain.subscribe()
      let subscription = chain.subscribe(onNext: { _ in elements += 1 }, onCompleted: { isCompleted = true })
      subject.onNext(1)
      abandoned.dispose()
      subject.onNext(2)
      subject.onCompleted()
      subscription.dispose()
      return (elements, isCompleted)
    }

    #expect(elements == 2, "\(named.name)")
    #expect(isCompleted)
  }

  private func onThread<Result: Sendable>(
    stackSize: Int, _ body: @escaping @Sendable () -> Result
  ) -> Result {
    let (done, result) = (DispatchSemaphore(value: 0), Received<Result?>(nil))
    let thread = Thread {
      result.value = body()
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
    return result.value!
  }
}
