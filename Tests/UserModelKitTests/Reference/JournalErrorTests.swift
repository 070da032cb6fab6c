import Glibc
import Testing
import UserModelKit

@Suite struct JournalErrorTests {
  @Test(
    arguments: [
      (
        .damaged(file: "/s/0.log", offset: 88, reason: "the checksum of a record is wrong"),
        """
        the journal is damaged: the checksum of a record is wrong, at byte 88 of '/s/0.log'. \
        Nothing was touched. 'check()' finds all that is wrong, and 'salvage(to:)' copies what is whole.
        """
      ),
      (.invalidAction("an age is 0 to 150, got 151"), "an age is 0 to 150, got 151."),
      (
        .locked(after: .milliseconds(2500)),
        """
        another process is writing to the journal (waited 2.5 seconds). \
        Try again, or wait longer.
        """
      ),
      (
        .cannotCreate(path: "/etc/passwd/x", errno: ENOTDIR),
        "cannot create '/etc/passwd/x': not a directory. Choose another directory."
      ),
      (.io(operation: "read", path: "/s", errno: EIO), "cannot read '/s': input/output error."),
      (.diskFull(path: "/s"), "no room left to write '/s'. Free some space and try again."),
      (
        .historyGone(firstKept: 31),
        "that part of the history is gone: the first revision kept is 31. Start there."
      ),
      (
        .revisionAhead(requested: 9, head: 3),
        "revision 9 is in the future: the last one is 3, so 4 is the latest to wait for."
      ),
    ] as [(JournalError, String)])
  func `an error says its cause, then its remedy`(error: JournalError, expected: String) {
    #expect("\(error)" == expected)
  }
}
