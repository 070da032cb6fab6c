extension Array where Element: AnyObject {
  /// Calls `body` with each object, which is not retained for it: the array keeps them. A loop retains and releases
  /// every one, 40 instructions each.
  @inlinable
  package func forEachUnretained(_ body: (Element) -> Void) {
    withUnsafeBytes { bytes in
      for object in bytes.assumingMemoryBound(to: Unmanaged<Element>.self) {
        object._withUnsafeGuaranteedRef { body($0) }
      }
    }
  }
}
