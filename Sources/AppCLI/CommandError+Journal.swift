import Glibc
import UserModelKit

extension CommandError {
  /// What an error of the journal means to the user of this program.
  init(_ error: JournalError) {
    switch error {
    case .damaged(let file, let offset, let reason):
      self.init(
        .badData, "journal-damaged",
        "the journal is damaged: \(reason), at byte \(offset) of \(quoted(file))",
        hint: "'appcli doctor' finds all that is wrong, and can copy what is whole.")
    case .invalidAction(let reason):
      self.init(.badData, "invalid-action", reason)
    case .recordTooLarge(let bytes):
      self.init(
        .badData, "record-too-large", "one revision of \(bytes) bytes is more than the journal takes",
        hint: "Make several smaller changes.")
    case .locked(let duration):
      self.init(
        .lockTimeout, "lock-timeout", "another process has been writing for \(duration.word)",
        hint: "Try again, or wait longer with --lock-timeout.")
    case .cannotCreate(let path, let errno):
      self.init(
        .cannotCreate, "cannot-create", "cannot create \(quoted(path)): \(systemMessage(errno))",
        hint: "Choose another place with --state-dir.")
    case .noPermission(let path):
      self.init(
        .noPermission, "no-permission", "no permission for \(quoted(path))",
        hint: "Check its owner and mode, or choose another place with --state-dir.")
    case .readOnlyFileSystem(let path):
      self.init(
        .inputOutput, "read-only", "\(quoted(path)) is on a read-only file system",
        hint: "Reading works; to write, choose another place with --state-dir.")
    case .io(let operation, let path, let errno):
      self.init(.inputOutput, "io", "cannot \(operation) \(quoted(path)): \(systemMessage(errno))")
    case .diskFull(let path):
      self.init(
        .inputOutput, "disk-full", "no room is left to write \(quoted(path))",
        hint: "Free some and try again.")
    case .outcomeUnknown(let path, let errno):
      self.init(
        .inputOutput, CommandError.outcomeUnknown,
        "outcome unknown: \(quoted(path)) was written, but may not be on disk: \(systemMessage(errno))",
        hint: "Look with 'appcli get' before trying again.")
    case .historyGone(let firstKept):
      self.init(
        .historyGone, "history-gone",
        "that part of the history is gone: the first revision kept is \(firstKept)",
        hint: "Start with --rev \(firstKept), or with --rev 0 for the value before it too.")
    case .epochChanged:
      self.init(
        .historyGone, "journal-replaced", "the journal was replaced by another one",
        hint: "Start again to follow the new one.")
    case .journalRemoved:
      self.init(
        .historyGone, "journal-removed", "the journal was removed while it was being followed",
        hint: "Start again to follow a new one.")
    case .nothingToSalvage(let path):
      self.init(
        .badData, "nothing-to-salvage",
        "there is nothing in \(quoted(path)) that could be copied as a journal")
    case .revisionAhead(let requested, let head):
      self.init(
        .badData, "revision-ahead", "revision \(requested) is too far ahead: the last one is \(head)",
        hint: "The latest to wait for is \(head + 1).")
    }
  }

  /// Any error as one of a command. What is not one is a bug.
  init(describing error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as JournalError: self.init(error)
    default: self.init(.bug, "bug", "internal error: \(Escaping.forTerminal(String(describing: error)))")
    }
  }
}

/// A path, which is needed whole: unless it is longer than any can be.
private func quoted(_ path: String) -> String {
  path.utf8.count < PATH_MAX ? "'" + Escaping.forTerminal(path) + "'" : Escaping.quoted(path)
}
