let failures = PublishSubject<any Error>()
