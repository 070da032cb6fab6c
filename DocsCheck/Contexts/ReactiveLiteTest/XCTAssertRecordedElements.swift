let scheduler = TestScheduler(initialClock: 0)
let observer = scheduler.start { Observable.of("Ann", "Bob") }
