import ReactiveLite
import UserModelKit

/// One of the app's output streams, driven by the journal: a whole revision is applied, then the latest value is
/// read.
final class Outputs {
  /// The latest value of the stream.
  private(set) var latest = StreamValue(parts: [])
  private let app: AppCore
  private let bag = DisposeBag()

  /// The stream as it is in `state`.
  init(of stream: StreamName, at state: JournalState) {
    app = AppCore(state)
    let values: Observable<StreamValue> =
      switch stream {
      case .user: app.outputs.user.map { .user($0, $1) }
      case .count: app.outputs.count.map { .count($0) }
      case .all: app.outputs.all.map { .all($0, $1, $2) }
      }
    // weak: the app keeps its subscribers, and this keeps the app.
    values.subscribe(onNext: { [weak self] in self?.latest = $0 }).disposed(by: bag)
  }

  /// Takes over the state after a revision.
  func apply(_ state: JournalState) {
    app.apply(state)
  }
}
