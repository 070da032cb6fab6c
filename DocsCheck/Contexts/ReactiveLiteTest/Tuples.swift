let scheduler = TestScheduler(initialClock: 0)
let people = scheduler.createHotObservable([.next(10, ("Ann", 35)), .next(20, ("Ann", 36))])
let observer = scheduler.start(created: 0, subscribed: 0, disposed: 30) { people }
