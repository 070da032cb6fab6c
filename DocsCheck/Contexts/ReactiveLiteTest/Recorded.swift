let scheduler = TestScheduler(initialClock: 0)
let names = scheduler.createHotObservable([.next(210, "Ann"), .completed(300)])
let observer = scheduler.start { names }
