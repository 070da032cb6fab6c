final class Label { var text = "" }
let label = Label()
let titles = Observable.of("one", "two")
let counter = BehaviorRelay(value: 0)
let names = Observable.of("Ann", "Bob")
let request = Single.just(42)
let stream = AsyncStream<String> { $0.finish() }
