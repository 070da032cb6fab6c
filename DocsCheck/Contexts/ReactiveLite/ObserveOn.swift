final class Label { var text = "" }
let label = Label()
let titles = Observable.of("one", "two")
