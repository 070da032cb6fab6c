extension JournalState {
  /// Makes the change that `action` describes: the one reducer, used when writing, reading and replaying.
  ///
  /// Throws `JournalError.invalidAction` for an age or a name out of range and for a batch within a batch; the
  /// state is then as it was, also when only the last action of a batch is at fault.
  public mutating func apply(_ action: JournalAction) throws(JournalError) {
    switch action {
    case .setName(let name):
      let length = name.utf8.count
      guard length <= JournalAction.maximumNameLength else {
        throw .invalidAction("a name is at most \(JournalAction.maximumNameLength) bytes long, got \(length)")
      }
      self.name = name
    case .setAge(let age):
      let ages = JournalAction.ages
      guard ages.contains(age) else {
        throw .invalidAction("an age is \(ages.lowerBound) to \(ages.upperBound), got \(age)")
      }
      self.age = age
    case .changingCount(let count):
      self.count = count
    case .reset(let keys):
      keys.forEach { reset($0) }
    case .batch(let actions):
      var changed = self
      for action in actions {
        if case .batch = action { throw .invalidAction("a batch cannot hold another batch") }
        try changed.apply(action)
      }
      self = changed
    }
  }

  private mutating func reset(_ key: JournalKey) {
    let initial = JournalState()
    switch key {
    case .name: name = initial.name
    case .age: age = initial.age
    case .count: count = initial.count
    }
  }
}
