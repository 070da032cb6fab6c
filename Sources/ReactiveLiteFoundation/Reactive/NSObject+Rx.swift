import Foundation
import ReactiveLite

/// Every object of Foundation has reactive members, its writable properties first of all.
extension NSObject: ReactiveCompatible {}

#if !canImport(Darwin)
  /// Not an `NSObject` here.
  extension NotificationCenter: ReactiveCompatible {}
#endif
