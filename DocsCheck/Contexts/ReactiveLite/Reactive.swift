let progress = Observable.just(0.5)
