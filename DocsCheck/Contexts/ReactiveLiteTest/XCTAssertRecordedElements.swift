let scheduler = TestScheduler(initialClock: 0)
let observer = scheduler.start { Observable.concat(Observable.of("Ann", "Bob"), .never()) }
