import ReactiveLite

/// A play button that can be tapped, then not, then again: each tap turns it off or on.
///
///     taps          ---t---t---t-
///     isTapEnabled  T--F---T---F-    T = true, F = false
///
/// `asDriver` makes a driver of it, and wants to know what that shows instead of an error (chapter 8).
struct PlayButton {
  let isTapEnabled: Driver<Bool>

  init(taps: Observable<Void>) {
    isTapEnabled =
      taps
      .scan(true) { isEnabled, _ in !isEnabled }
      .startWith(true)
      .asDriver(onErrorJustReturn: false)
  }
}
