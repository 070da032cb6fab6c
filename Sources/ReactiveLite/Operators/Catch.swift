extension ObservableType {
  /// Goes on with another sequence when the source fails.
  ///
  ///     source                --1--2--#
  ///     other                         7-8|
  ///     catch { _ in other }  --1--2--7-8|
  ///
  /// If `handler` throws, the result fails with that error.
  @inlinable
  public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    Observable { downstream in
      subscribe(
        apartFrom: downstream,
        onNext: { downstream.next($0) },
        onStop: { ending in
          guard case .error(let error) = ending else { return downstream.stop(ending) }
          do {
            try handler(error).receive(subscriber: downstream)
          } catch {
            downstream.stop(.error(error))
          }
        }
      )
    }
  }

  /// One last element instead of an error, then completes.
  ///
  ///     source               --1--2--#
  ///     catchAndReturn(0)    --1--2--(0|)
  @inlinable
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }

  /// The first of `sequence`; the next one when that fails, and so on. The error of the last one passes.
  ///
  ///     a                                     --1--#
  ///     b                                          --7--|
  ///     Observable.catch(sequence: [a, b])    --1----7--|
  ///
  /// The sequence of them may be endless. None at all: completes at once.
  @inlinable
  public static func `catch`<Sources: Sequence>(sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    .succession(of: sequence, goesOn: { !$0.isCompleted })
  }
}
