let scheduler = TestScheduler(initialClock: 0)
let changes = scheduler.createHotObservable([.next(10, ("Ann", 35)), .next(20, ("Ann", 36))])
let people = scheduler.start(created: 0, subscribed: 0, disposed: 30) { changes }
let ages = scheduler.createHotObservable([.next(210, 35), .next(220, 36), .completed(230)])
let observer = scheduler.start { ages }
