import Testing

@Suite struct RandomRunTests {
  private let state = TemporaryState()

  @Test func `processes that write, watch and compact at once, some killed or stopped, lose nothing`() {
    do {
      try RandomRun(seed: Chance.seed).run(on: state)
    } catch {
      state.isKept = true
      Issue.record("PROMISES_SEED=\(Chance.seed), state kept in \(state.directory): \(error)")
    }
  }
}
