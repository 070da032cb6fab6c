let scheduler = TestScheduler(initialClock: 0)
let numbers = scheduler.createHotObservable([.next(2, 1), .next(5, 2), .completed(5)])
let observer = scheduler.start(created: 0, subscribed: 0, disposed: 10) { numbers }
