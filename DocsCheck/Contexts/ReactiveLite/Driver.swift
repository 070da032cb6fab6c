let taps = PublishRelay<Void>()
