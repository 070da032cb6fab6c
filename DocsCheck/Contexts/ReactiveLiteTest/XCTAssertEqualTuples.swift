let stream = ReactiveLiteTest.Stream(Observable.just(("Ann", 36)))
