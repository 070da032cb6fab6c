let scheduler = TestScheduler(initialClock: 0)
