import Foundation
import ReactiveLite

extension Reactive where Base: NotificationCenter {
  /// The notifications of `name`, or all, that `object`, or anybody, posts.
  ///
  ///     let center = NotificationCenter.default, name = Notification.Name("renamed")
  ///     let subscription = center.rx.notification(name)
  ///       .subscribe(onNext: { print($0.name.rawValue) })
  ///     center.post(name: name, object: nil)  // prints: renamed
  ///
  /// Never ends. `object` is kept while somebody is subscribed; who subscribes when it has gone gets nothing.
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    let isAnybody = object == nil
    return .create { [base, weak object] observer in
      guard isAnybody || object != nil else { return Disposables.create() }
      // Unsafe, both: a notification comes on the thread that posts it, and the center may be told from any thread.
      nonisolated(unsafe) let observer = observer
      nonisolated(unsafe) let registration = base.addObserver(forName: name, object: object, queue: nil) {
        observer.onNext($0)
      }
      return Disposables.create { [object] in
        base.removeObserver(registration)
        withExtendedLifetime(object) {}
      }
    }
  }
}
