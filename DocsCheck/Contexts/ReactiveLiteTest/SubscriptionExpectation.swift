TestScheduler(initialClock: 0).run { m in
  let source = m.cold("--a--b--c")
  m.expect(source.take(until: m.cold("---x"))).toBe("--a|")
  m.expect(source, subscribed: "-----^").toBe("-------a--b--c")
  // The sample.
}
