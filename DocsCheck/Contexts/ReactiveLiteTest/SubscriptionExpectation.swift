TestScheduler(initialClock: 0).run { m in
  let source = m.cold("--a--|")
  m.expect(source.take(until: m.cold("---x"))).toBe("--a|")
  m.expect(source, subscribed: "-----^").toBe("-------a--|")
  // The sample.
}
