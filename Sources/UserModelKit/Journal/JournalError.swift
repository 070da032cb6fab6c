import Glibc

/// Why the journal could not be read or written. `description` is a sentence: the cause first, the remedy last.
///
/// Paths and reasons are given as they are; who prints them on a terminal escapes them.
public enum JournalError: Error, Equatable {
  /// A record that was written whole is not what was written. Nothing was touched.
  case damaged(file: String, offset: Int, reason: String)
  /// The action is outside of what the state can hold. Nothing was changed.
  case invalidAction(String)
  /// The record would be longer than a record may be. Nothing was changed.
  case recordTooLarge(bytes: Int)
  /// Another writer held the lock for all of the time that was to be waited.
  case locked(after: Duration)
  /// The directory cannot exist, or a file in it cannot be made.
  case cannotCreate(path: String, errno: Int32)
  /// The file system does not let this user read or write `path`.
  case noPermission(path: String)
  /// The file system takes no changes; reading works.
  case readOnlyFileSystem(path: String)
  /// A system call failed. Nothing was changed.
  case io(operation: String, path: String, errno: Int32)
  /// No room, or the quota is used up. Nothing was changed.
  case diskFull(path: String)
  /// The record was appended, but the system could not say that it is on the disk.
  case outcomeUnknown(path: String, errno: Int32)
  /// The revision asked for was dropped by compaction; `firstKept` is the first that can be read.
  case historyGone(firstKept: Int)
  /// The journal was replaced by another one while it was being followed.
  case epochChanged
  /// The journal was removed while it was being followed.
  case journalRemoved
  /// There is no journal, or no state in it can be made out.
  case nothingToSalvage(path: String)
  /// The revision asked for is further ahead than the next one.
  case revisionAhead(requested: Int, head: Int)
}

extension JournalError {
  /// The error that a failed system call means.
  init(_ errno: Int32, _ operation: String, _ path: String) {
    switch errno {
    case EACCES, EPERM: self = .noPermission(path: path)
    case EROFS: self = .readOnlyFileSystem(path: path)
    case ENOSPC, EDQUOT: self = .diskFull(path: path)
    case ENOTDIR, ENAMETOOLONG, ELOOP: self = .cannotCreate(path: path, errno: errno)
    default: self = .io(operation: operation, path: path, errno: errno)
    }
  }
}

extension JournalError: CustomStringConvertible {
  /// A full sentence, in lower case at its start: the cause, then the remedy.
  public var description: String {
    switch self {
    case .damaged(let file, let offset, let reason):
      "the journal is damaged: \(reason), at byte \(offset) of '\(file)'. Nothing was touched. "
        + "'check()' finds all that is wrong, and 'salvage(to:)' copies what is whole."
    case .invalidAction(let reason):
      "\(reason)."
    case .recordTooLarge(let bytes):
      "the record would be \(bytes) bytes long, and at most \(RecordFormat.maximumLength) are kept. "
        + "Make several smaller changes."
    case .locked(let duration):
      "another process is writing to the journal (waited \(duration)). "
        + "Try again, or wait longer."
    case .cannotCreate(let path, let errno):
      "cannot create '\(path)': \(text(of: errno)). Choose another directory."
    case .noPermission(let path):
      "no permission for '\(path)'. Check its owner and mode, or choose another directory."
    case .readOnlyFileSystem(let path):
      "'\(path)' is on a read-only file system. Reading works; to write, choose another directory."
    case .io(let operation, let path, let errno):
      "cannot \(operation) '\(path)': \(text(of: errno))."
    case .diskFull(let path):
      "no room left to write '\(path)'. Free some space and try again."
    case .outcomeUnknown(let path, let errno):
      "outcome unknown: '\(path)' was written, but could not be brought to the disk (\(text(of: errno))). "
        + "Look at the state before trying again."
    case .historyGone(let firstKept):
      "that part of the history is gone: the first revision kept is \(firstKept). Start there."
    case .epochChanged:
      "the journal was replaced by another one. Start again to follow the new one."
    case .journalRemoved:
      "the journal was removed while it was being followed. Start again to follow a new one."
    case .nothingToSalvage(let path):
      "there is nothing in '\(path)' that could be copied as a journal."
    case .revisionAhead(let requested, let head):
      "revision \(requested) is in the future: the last one is \(head), so \(head + 1) is the latest to wait for."
    }
  }

  private func text(of errno: Int32) -> String {
    String(cString: strerror(errno)).lowercasedFirstLetter
  }
}

extension String {
  fileprivate var lowercasedFirstLetter: String { prefix(1).lowercased() + dropFirst() }
}
