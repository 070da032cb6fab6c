import ReactiveLite

/// # Exercise 3: two screens, one download
///
/// Two screens subscribe to the progress of a download. The second one opens when the download is under way:
///
///     download       -1--2--3--|
///     first screen   -1--2--3--|
///     second screen       ^
///                    -----2-3--|
///
/// Returned as it is, the download would begin a second time. Make it begin once, and let the second screen show at
/// once what the first one shows. Run `make exercise N=3`; each time it fails you get a hint.
enum Exercise03 {
  static func progress(of download: Observable<String>) throws -> Observable<String> {
    throw NotAnswered()
  }
}
