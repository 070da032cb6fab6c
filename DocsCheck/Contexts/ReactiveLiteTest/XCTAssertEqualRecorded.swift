let scheduler = TestScheduler(initialClock: 0)
let ages = scheduler.createHotObservable([.next(210, 35), .next(220, 36), .completed(230)])
let observer = scheduler.start { ages }
let people = TestScheduler(initialClock: 0).createObserver((String, Int).self)
people.scheduler.scheduleAt(10) { people.onNext(("Ann", 35)) }
people.scheduler.scheduleAt(20) { people.onNext(("Ann", 36)) }
people.scheduler.start()
