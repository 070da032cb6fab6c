let name = Observable.just("Ann")
