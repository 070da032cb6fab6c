struct Person { let age: Int }
let scheduler = TestScheduler(initialClock: 0)
let observer = scheduler.start { Observable.of(Person(age: 18), Person(age: 36)) }
