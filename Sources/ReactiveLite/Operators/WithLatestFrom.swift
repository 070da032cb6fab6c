extension ObservableType {
  /// Joins each element with the newest one of `second`.
  ///
  ///     source                              --1-----2-----3--|
  ///     second                              ----7-------8-------|
  ///     withLatestFrom(second) { $0 + $1 }  --------9-----e--|   e = 11
  ///
  /// Elements that come before the first of `second` are dropped. The end of `second` changes nothing, an error
  /// of it ends the result, and so does one that `resultSelector` throws.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    Observable { downstream in
      let gate = SerialGate()
      let newest = Box<Source.Element?>(nil)
      let remember: (Source.Element) -> Void = { newest.value = $0 }
      let join: (Element) -> Void = { element in
        // What waits inside the gate may find that the result has ended: `resultSelector` is not called then.
        guard downstream.isOpen, let other = newest.value else { return }
        do {
          downstream.next(try resultSelector(element, other))
        } catch {
          downstream.stop(.error(error))
        }
      }
      let end: (Ending) -> Void = { downstream.stop($0) }
      second.asObservable().subscribe(
        apartFrom: downstream,
        onNext: { gate.send($0, to: remember) },
        onStop: { if case .error = $0 { gate.send($0, to: end) } }
      )
      subscribe(
        for: downstream,
        onNext: { gate.send($0, to: join) },
        onStop: { gate.send($0, to: end) }
      )
    }
  }

  /// The newest element of `second`, each time the source sends one.
  ///
  ///     source                  --1-----2-----3--|
  ///     second                  ----7-------8-------|
  ///     withLatestFrom(second)  --------7-----8--|
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<
    Source.Element
  > {
    withLatestFrom(second) { $1 }
  }
}
