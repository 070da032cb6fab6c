let scheduler = TestScheduler(initialClock: 0)
let source = scheduler.createHotObservable([.next(2, 1), .next(5, 2), .next(8, 3)])
