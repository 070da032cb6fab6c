TestScheduler(initialClock: 0).run { m in
  let names = m.cold("--a--(b|)", ["a": "Ann", "b": "Bob"])
  let people = m.cold("--a--|", ["a": ("Ann", 36)])
  let numbers = m.cold("--1--(2|)", of: Int.self)
  // The sample.
}
