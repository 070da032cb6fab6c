let snapshot = (state: JournalState(), ())
let entry = (state: JournalState(name: "Ann"), ())
func show(_ name: String, _ age: Int, _ count: Int) {}
