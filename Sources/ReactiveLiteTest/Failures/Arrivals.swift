import ReactiveLite

/// What came, in one sentence: `nothing came`, `2 events came: next(1), completed`. Of many, the last.
func arrivals<Element>(_ events: [Event<Element>]) -> String {
  if events.isEmpty { return "nothing came" }
  return "\(counted(events.count, "event")) came: \(listed(events))"
}

/// `next(1), completed`; of many only the last.
func listed<Element>(_ events: [Event<Element>]) -> String {
  let shown = 20
  let texts = events.suffix(shown).map(\.text).joined(separator: ", ")
  return events.count > shown ? "…, \(texts)" : texts
}

/// What a wait that blocked the main thread has to say for itself, nothing on any other.
var hintAtMainThread: String {
  guard MainScheduler.isMainThread else { return "" }
  return ". The main thread was blocked meanwhile: what MainScheduler delivers could not come"
}
