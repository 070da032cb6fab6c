import Glibc

extension ObservableType {
  /// Prints every event, the subscription and its disposal on standard output, and changes nothing.
  ///
  ///     names.debug("names").subscribe()
  ///     // 2026-11-30 12:00:00.000: names -> subscribed
  ///     // 2026-11-30 12:00:00.001: names -> Event next(Ann)
  ///     // 2026-11-30 12:00:00.002: names -> isDisposed
  ///
  /// Without `identifier`, the file, line and function of the call are its name. With `trimOutput`, an event is cut
  /// to about 40 characters.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    file: String = #fileID, line: UInt = #line, function: String = #function
  ) -> Observable<Element> {
    let name = identifier ?? "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
    func log(_ text: String) { print("\(localTime()): \(name) -> \(text)") }
    func log(_ event: Event<Element>) {
      let text = "\(event)"
      log("Event \(trimOutput && text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
    }
    return Observable { downstream in
      log("subscribed")
      let upstream = Subscriber<Element>(
        onNext: {
          log(.next($0))
          downstream.next($0)
        },
        onStop: {
          log(Event($0))
          downstream.stop($0)
        }
      )
      // Before the source is, so that of two in a row the lower one speaks first.
      upstream.add(Disposables.create { log("isDisposed") })
      downstream.add(upstream.lifeline)
      receive(subscriber: upstream)
    }
  }
}

/// The time on the wall, to the millisecond.
private func localTime() -> String {
  var (now, local) = (timespec(), tm())
  clock_gettime(CLOCK_REALTIME, &now)
  localtime_r(&now.tv_sec, &local)
  var text = [CChar](repeating: 0, count: 32)
  let length = strftime(&text, text.count, "%Y-%m-%d %H:%M:%S", &local)
  let milliseconds = String(1_000 + now.tv_nsec / 1_000_000).dropFirst()
  return String(decoding: text[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self) + ".\(milliseconds)"
}
