import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct SharingSchedulerTests {
  private func isMain(_ scheduler: any SchedulerType) -> Bool { scheduler is MainScheduler }

  @Test func `the main scheduler is what drivers use`() {
    #expect(isMain(SharingScheduler.make()))
    #expect(isMain(DriverSharingStrategy.scheduler))
  }

  @Test func `another stands in its place inside the closure, also when one stands there already`() {
    let (outer, inner) = (TestScheduler(initialClock: 0), TestScheduler(initialClock: 0))

    SharingScheduler.mock(scheduler: outer) {
      SharingScheduler.mock(scheduler: inner) {
        #expect(SharingScheduler.make() as? TestScheduler === inner)
      }
      #expect(SharingScheduler.make() as? TestScheduler === outer)
    }

    #expect(isMain(SharingScheduler.make()))
  }

  @Test func `a closure that throws puts back what was there`() {
    #expect(throws: Failure()) {
      try SharingScheduler.mock(scheduler: TestScheduler(initialClock: 0)) { throw Failure() }
    }

    #expect(isMain(SharingScheduler.make()))
  }

  @Test func `a maker is asked for each driver`() {
    var count = 0
    SharingScheduler.mock(makeScheduler: {
      count += 1
      return TestScheduler(initialClock: 0)
    }) {
      _ = Observable.just(1).asDriver(onErrorJustReturn: 0)
      _ = BehaviorRelay(value: 1).asDriver()
    }

    #expect(count == 2)
  }

  @Test func `a driver made inside delivers there afterwards too`() {
    let scheduler = TestScheduler(initialClock: 0)
    var driver: Driver<Int>?
    SharingScheduler.mock(scheduler: scheduler) { driver = Observable.just(1).asDriver(onErrorJustReturn: 0) }
    var log: [Int] = []

    _ = driver?.map { $0 * 10 }.drive(onNext: { log.append($0) })
    #expect(log == [])
    scheduler.start()

    #expect(log == [10])
  }

  @Test func `another thread does not see it`() {
    let seen = Received<[Bool]>([])

    SharingScheduler.mock(scheduler: TestScheduler(initialClock: 0)) {
      together(1) { _ in seen.value.append(SharingScheduler.make() is MainScheduler) }
    }

    #expect(seen.value == [true])
  }

  @Test(arguments: 0..<8) func `tests that run at the same time do not see each other's`(number: Int) async {
    for _ in 0..<20 {
      let scheduler = TestScheduler(initialClock: number)
      var log: [Int] = []
      SharingScheduler.mock(scheduler: scheduler) {
        _ = Observable.just(number).asDriver(onErrorJustReturn: -1).drive(onNext: { log.append($0) })
      }
      await Task.yield()
      scheduler.start()

      #expect(log == [number])
    }
  }
}
