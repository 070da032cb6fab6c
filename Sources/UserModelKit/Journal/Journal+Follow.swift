import ReactiveLite

extension Journal {
  /// The entries from `revision` on, those that are there and those to come, for as long as it is subscribed to.
  ///
  /// Each subscription reads for itself, on a queue of its own, and delivers there. It never completes; it fails
  /// with a `JournalError` for what `cursor(from:)` and `Cursor.next()` throw. With `nil` it begins after what is
  /// the latest entry when the reading begins, a moment after subscribing. To miss nothing, go on from a snapshot:
  ///
  ///     let start = try journal.snapshot()
  ///     let changes = journal.follow(from: start.revision + 1)
  public func follow(from revision: Int?) -> Observable<JournalEntry> {
    Observable.create { [self] observer in
      let end = WakingDisposable()
      let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "journal.follow")
      let reading = queue.schedule(()) { [self] in
        do {
          let cursor = try cursor(from: revision)
          while !end.isDisposed {
            if let entry = try cursor.next() {
              observer.onNext(entry)
            } else {
              cursor.wait(others: [end.descriptor])
            }
          }
        } catch {
          observer.onError(error)
        }
        return Disposables.create()
      }
      return Disposables.create(reading, end)
    }
  }
}
