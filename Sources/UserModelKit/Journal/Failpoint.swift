#if DEBUG
  import Glibc

  /// Places at which a test can have the process killed, as a power cut would: `APPCLI_FAILPOINT=before-sync`.
  enum Failpoint: String {
    case afterLock = "after-lock"
    case midWrite = "mid-write"
    case beforeSync = "before-sync"
    case beforeRename = "before-rename"
    case afterRename = "after-rename"

    var isSet: Bool { getenv("APPCLI_FAILPOINT").map { String(cString: $0) } == rawValue }

    func dieIfSet() {
      if isSet { kill(getpid(), SIGKILL) }
    }
  }
#endif
