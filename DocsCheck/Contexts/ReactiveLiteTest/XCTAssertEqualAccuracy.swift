let scheduler = TestScheduler(initialClock: 0)
let thirds = scheduler.createHotObservable([.next(210, 1.0 / 3), .completed(220)])
let observer = scheduler.start { thirds }
