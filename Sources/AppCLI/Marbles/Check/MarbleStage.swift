import ReactiveLite

/// Where rows happen under virtual time, a frame a millisecond.
final class MarbleStage {
  /// Stands for `#`.
  struct Failure: Error {}

  let scheduler = VirtualTimeScheduler(initialClock: 0, converter: FrameConverter())
  private var script: [(frame: Int, send: () -> Void)] = []

  /// A row that happens whether or not anybody listens. What came before frame 0 has happened already.
  func hot(_ row: MarbleRow) -> Observable<String> {
    let subject = PublishSubject<String>()
    for event in row.events where event.frame >= 0 {
      script.append((event.frame, { event.send(to: subject.asObserver()) }))
    }
    return subject
  }

  /// A row that begins when it is subscribed to.
  func cold(_ row: MarbleRow) -> Observable<String> {
    Observable.create { [scheduler] observer in
      let work = row.events.filter { $0.frame >= 0 }.map { event in
        scheduler.scheduleRelativeVirtual((), dueTime: event.frame) {
          event.send(to: observer)
          return Disposables.create()
        }
      }
      return Disposables.create(work)
    }
  }

  /// Plays the rows, and tells what came of it. Of one frame, an upper row comes before a lower one.
  func play(_ result: Observable<String>) throws -> MarbleRow {
    var events: [MarbleRow.Event] = []
    var failure: (any Error)?
    let subscription = result.subscribe { [scheduler] event in
      let mark: MarbleRow.Mark
      switch event {
      case .next(let label): mark = .element(label)
      case .completed: mark = .completed
      case .error(let error):
        mark = .error
        if !(error is Failure) { failure = error }
      }
      events.append(.init(frame: scheduler.clock, mark: mark))
    }
    // Scheduled last, so that who listens from the start does so before frame 0.
    for (frame, send) in script {
      _ = scheduler.scheduleAbsoluteVirtual((), time: frame) {
        send()
        return Disposables.create()
      }
    }
    scheduler.start()
    subscription.dispose()
    if let failure { throw failure }
    return MarbleRow(events: events)
  }
}

extension MarbleRow.Event {
  fileprivate func send(to observer: AnyObserver<String>) {
    switch mark {
    case .element(let label): observer.onNext(label)
    case .completed: observer.onCompleted()
    case .error: observer.onError(MarbleStage.Failure())
    case .subscribed, .disposed: break
    }
  }
}

/// Frames as the time of a scheduler: milliseconds since 1970.
struct FrameConverter: VirtualTimeConverterType {
  func convertFromVirtualTime(_ frame: Int) -> RxTime { RxTime(timeIntervalSince1970: seconds(frame)) }

  func convertToVirtualTime(_ time: RxTime) -> Int { frames(time.timeIntervalSince1970) }

  func convertFromVirtualTimeInterval(_ frames: Int) -> Double { seconds(frames) }

  func convertToVirtualTimeInterval(_ seconds: Double) -> Int { frames(seconds) }

  func offsetVirtualTime(_ frame: Int, offset: Int) -> Int { frame + offset }

  func compareVirtualTime(_ left: Int, _ right: Int) -> VirtualTimeComparison {
    left < right ? .lessThan : left > right ? .greaterThan : .equal
  }

  private func seconds(_ frames: Int) -> Double { Double(frames) / 1000 }

  /// Exact: a check has no frames so great that they would not fit.
  private func frames(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}
