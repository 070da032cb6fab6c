import Dispatch
import ReactiveLite
import Testing

@Suite struct SchedulerRaceTests {
  private let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")

  private func drain() {
    let done = DispatchSemaphore(value: 0)
    _ = scheduler.schedule(()) { _ in
      done.signal()
      return Disposables.create()
    }
    done.wait()
  }

  @Test func `what work returns is disposed, whether it is called off before, during or after`() {
    let (done, disposed) = (Received(0), Received(0))
    for _ in 0..<300 {
      nonisolated(unsafe) let work = SerialDisposable()
      together(2) { [scheduler] thread in
        if thread == 1 { return work.dispose() }
        work.disposable = scheduler.schedule(()) { _ in
          done.withLock { $0 += 1 }
          return Disposables.create { disposed.withLock { $0 += 1 } }
        }
      }
    }
    drain()

    #expect(disposed.value == done.value)
  }

  @Test func `events of several threads are observed on a queue one at a time, in the order of each`() {
    let subject = PublishSubject<(thread: Int, number: Int)>()
    let (check, done) = (OverlapCheck(), DispatchSemaphore(value: 0))
    let last = Received([-1, -1, -1])
    let disorders = Received(0)
    _ = subject.observe(on: scheduler).subscribe(
      onNext: { element in
        check.deliver()
        if element.number != last.value[element.thread] + 1 { disorders.value += 1 }
        last.value[element.thread] = element.number
      }, onCompleted: { done.signal() })

    together(3) { thread in for number in 0..<500 { subject.onNext((thread, number)) } }
    subject.onCompleted()
    done.wait()

    #expect(check.overlaps == 0)
    #expect(disorders.value == 0)
    #expect(last.value == [499, 499, 499])
  }

  @Test func `periodic work that another thread calls off stops, and is let go of`() {
    weak var gone: Token?
    for _ in 0..<20 {
      let token = Token()
      gone = token
      let ran = DispatchSemaphore(value: 0)
      let timer = scheduler.schedulePeriodic(token, startAfter: .nanoseconds(1), period: .microseconds(50)) {
        ran.signal()
        return $0
      }
      ran.wait()
      timer.dispose()
    }

    #expect(eventually { gone == nil })
  }
}
