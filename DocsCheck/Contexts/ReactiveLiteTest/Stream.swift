let playButton = PublishSubject<Void>()
let viewModel = (isTapEnabled: playButton.scan(true) { on, _ in !on }, ())
