let observer = TestScheduler(initialClock: 0).createObserver((String, Int).self)
observer.scheduler.scheduleAt(10) { observer.onNext(("Ann", 35)) }
observer.scheduler.scheduleAt(20) { observer.onNext(("Ann", 36)) }
observer.scheduler.start()
