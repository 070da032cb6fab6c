extension ObservableType {
  /// The newest element each time `sampler` sends, if there was one since the last time; else `defaultValue`, if
  /// that is given.
  ///
  ///     source            --1--2------3--|
  ///     sampler           ------x--x-----x--
  ///     sample(sampler)   ------2--------(3|)
  ///
  /// After the source has completed, the result does with the next `sampler` event; the completion of `sampler`
  /// counts as one. An error of either ends it at once.
  @inlinable
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    Observable { downstream in
      let gate = SerialGate()
      let newest = Box<Element?>(nil)
      let hasSourceEnded = Box(false)
      let keep: (Element) -> Void = { newest.value = $0 }
      let send = {
        if let element = newest.value.take() ?? defaultValue { downstream.next(element) }
        if hasSourceEnded.value { downstream.stop(.completed) }
      }
      subscribe(
        apartFrom: downstream,
        onNext: { gate.send($0, to: keep) },
        onStop: {
          gate.send($0) { ending in
            if ending.isCompleted { hasSourceEnded.value = true } else { downstream.stop(ending) }
          }
        }
      )
      guard downstream.isOpen else { return }
      sampler.subscribe(
        apartFrom: downstream,
        onNext: { _ in gate.perform(send) },
        onStop: { gate.send($0) { if $0.isCompleted { send() } else { downstream.stop($0) } } }
      )
    }
  }
}
