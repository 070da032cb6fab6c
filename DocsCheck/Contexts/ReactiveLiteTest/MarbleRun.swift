TestScheduler(initialClock: 0).run { m in
  let ticks = m.cold("--a--b--c")
  // The sample.
}
