let scheduler = TestScheduler(initialClock: 0)
let source = scheduler.createHotObservable([.next(20, 1)])
