import Dispatch
import ReactiveLite
import Testing

/// Swift Testing serves the main queue while its tests run elsewhere; the main actor is the main thread.
@MainActor @Suite(.serialized) struct MainSchedulerTests {
  private let scheduler = MainScheduler()  // on that of all, work of other tests may wait
  private let log = Received<[Int]>([])

  private func note(_ number: Int, on scheduler: any SchedulerType) -> any Disposable {
    scheduler.schedule(number) { [log] number in
      log.value.append(number)
      return Disposables.create()
    }
  }

  /// Lets the main queue do what waits there.
  private func drain() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func `work on the main thread is done at once`() {
    _ = note(1, on: scheduler)

    #expect(log.value == [1])
  }

  @Test func `work inside work waits its turn on the queue`() async {
    _ = scheduler.schedule(()) { @Sendable [log, scheduler] _ in
      _ = scheduler.schedule(()) { _ in
        log.value.append(2)
        return Disposables.create()
      }
      log.value.append(1)
      return Disposables.create()
    }
    #expect(log.value == [1])
    await drain()

    #expect(log.value == [1, 2])
  }

  @Test func `work behind work that waits is done in order, and at once again when all is done`() async {
    await Task.detached { [log, scheduler] in
      _ = scheduler.schedule(()) { _ in
        log.value.append(1)
        return Disposables.create()
      }
    }.value
    _ = note(2, on: scheduler)
    await drain()
    #expect(log.value == [1, 2])

    _ = note(3, on: scheduler)

    #expect(log.value == [1, 2, 3])
  }

  @Test func `work inside work of another main scheduler does not wait`() {
    _ = scheduler.schedule(()) { @Sendable [log] _ in
      _ = MainScheduler().schedule(()) { _ in
        log.value.append(1)
        return Disposables.create()
      }
      log.value.append(2)
      return Disposables.create()
    }

    #expect(log.value == [1, 2])
  }

  @Test func `work from another thread is done on the main one`() async {
    let isMain = await withCheckedContinuation { done in
      DispatchQueue.global().async {
        _ = MainScheduler.instance.schedule(()) { _ in
          MainScheduler.ensureRunningOnMainThread()
          done.resume(returning: true)
          return Disposables.create()
        }
      }
    }

    #expect(isMain)
  }

  @Test func `work that is called off before its turn is not done`() async {
    let asynchronous = MainScheduler.asyncInstance
    note(1, on: asynchronous).dispose()
    _ = note(2, on: asynchronous)
    #expect(log.value == [])
    await drain()

    #expect(log.value == [2])
  }

  @Test func `a driver that is not mocked delivers on the main thread at once`() {
    var seen: [Int] = []
    let relay = BehaviorRelay(value: 1)

    let subscription = relay.asDriver().drive(onNext: { seen.append($0) })
    relay.accept(2)

    #expect(seen == [1, 2])
    subscription.dispose()
  }

  @Test func `off the main thread the check traps and says what to do`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Task.detached { MainScheduler.ensureExecutingOnScheduler() }.value
    }

    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(trapMessage(output, contains: "put observe(on: MainScheduler.instance) before this"))
  }
}
