let scheduler = TestScheduler(initialClock: 0)
let source = scheduler.createHotObservable([.next(210, "Ann")])
let observer = scheduler.start { source }
