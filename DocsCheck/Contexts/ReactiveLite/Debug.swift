let names = Observable.just("Ann")
