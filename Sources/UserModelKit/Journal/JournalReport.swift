/// What a check of a journal has found.
public struct JournalReport: Equatable, Sendable {
  /// Something in a journal that is worth knowing.
  public struct Finding: Equatable, Sendable {
    /// What was found, and with it how bad it is: only damage makes a journal unsound.
    public enum Kind: String, Sendable {
      /// Something is not what was written, or is missing.
      case damage
      /// The beginning of a record whose writer was killed. The next writer cuts it; nothing is lost.
      case tornTail = "torn-tail"
      /// The file of a writer that was killed while it made a segment. The next one that makes one overwrites it.
      case leftover
      /// A file that is no part of a journal.
      case foreignFile = "foreign-file"
      /// A file or directory that others may read or write, or that its owner may not.
      case permissions
    }

    /// What was found.
    public var kind: Kind
    /// The path of the file that it was found in.
    public var file: String
    /// The line it begins in, from 1, where it has one.
    public var line: Int?
    /// The byte it begins at, from 0, where it has one.
    public var offset: Int?
    /// What is wrong, in words.
    public var reason: String

    /// A finding made by hand, for a test or a double.
    public init(_ kind: Kind, file: String, line: Int? = nil, offset: Int? = nil, reason: String) {
      self.kind = kind
      self.file = file
      self.line = line
      self.offset = offset
      self.reason = reason
    }
  }

  /// All that was found.
  public var findings: [Finding] = []
  /// How many segments there are.
  public var segments = 0
  /// How many bytes they have.
  public var bytes = 0
  /// The revisions that the segments hold or held, as far as can be told.
  public var revisions = 1..<1
  /// Those that can be replayed. Each range stands for itself: it has a state to begin with, and no gap. One range,
  /// the same as `revisions`, in a sound journal.
  public var replayable: [Range<Int>] = []

  /// Whether nothing is damaged.
  public var isSound: Bool { !findings.contains { $0.kind == .damage } }
}

extension Journal {
  /// Reads everything that is kept, also past what is damaged, and says what it finds. Changes nothing.
  ///
  /// Writers go on meanwhile: they are held off only to look again at what seems damaged.
  public func check() throws(JournalError) -> JournalReport {
    try JournalInspection(directory).report
  }
}
