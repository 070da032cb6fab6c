import Foundation

/// A file system of a few pages, where it may be mounted: with the rights of the superuser.
final class SmallDisk {
  static let isAvailable = (try? SmallDisk()) != nil

  let path: String

  init() throws {
    var template = Array("/tmp/appcli-disk-XXXXXX".utf8CString)
    path = String(cString: mkdtemp(&template))
    guard mount("tmpfs", path, "tmpfs", 0, "size=64k") == 0 else {
      rmdir(path)
      throw POSIXError(.EPERM)
    }
  }

  deinit {
    umount2(path, Int32(MNT_DETACH))
    rmdir(path)
  }

  func makeReadOnly() {
    mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil)
  }
}
