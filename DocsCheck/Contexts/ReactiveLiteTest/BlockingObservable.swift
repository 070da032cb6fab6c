let source = Observable.of(35, 36)
