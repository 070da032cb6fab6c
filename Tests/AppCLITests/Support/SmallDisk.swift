import Foundation

/// A file system of a few pages, where it may be mounted: with the rights of the superuser.
final class SmallDisk {
  static let isAvailable = (try? SmallDisk()) != nil

  let path: String

  init(kilobytes: Int = 64) throws {
    var template = Array("/tmp/appcli-disk-XXXXXX".utf8CString)
    path = String(cString: mkdtemp(&template))
    guard mount("tmpfs", path, "tmpfs", 0, "size=\(kilobytes)k") == 0 else {
      rmdir(path)
      throw POSIXError(.EPERM)
    }
  }

  deinit {
    umount2(path, Int32(MNT_DETACH))
    rmdir(path)
  }

  /// Takes all the room that is left.
  func fill() {
    let file = open(path + "/filler", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    let page = [UInt8](repeating: 0, count: 4096)
    while write(file, page, page.count) > 0 {}
    close(file)
  }

  func makeReadOnly() {
    mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil)
  }
}
