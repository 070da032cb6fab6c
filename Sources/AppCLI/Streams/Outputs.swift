import UserModelKit

/// The app's outputs, driven by the journal: a whole revision is applied, then the latest value is read.
final class Outputs {
  private let stream: StreamName
  private var state: JournalState

  init(of stream: StreamName, at state: JournalState) {
    self.stream = stream
    self.state = state
  }

  /// The latest value of the stream.
  var latest: StreamValue {
    switch stream {
    case .user: .user(state.name, state.age)
    case .count: .count(state.count)
    case .all: .all(state.name, state.age, state.count)
    }
  }

  /// Takes over the state after a revision.
  func apply(_ state: JournalState) {
    self.state = state
  }
}
