/// A line being typed: its text, where the cursor is, and what was cut out last.
struct LineBuffer: Equatable {
  /// What stands left of the cursor. The cursor is always between two grapheme clusters.
  private(set) var before: String
  /// What stands right of it.
  private(set) var after: String
  /// What Ctrl-Y puts back.
  private(set) var killed = ""
  private var hasJustKilled = false

  /// One step of editing.
  enum Edit: Equatable {
    case insert(String)
    case move(Motion)
    case delete(Motion)
    /// Deletes and keeps it. One kill right after the other keeps both as one piece.
    case kill(Motion)
    case yank
    /// Swaps the two characters around the cursor, or the last two at the end of the line.
    case transpose
  }

  /// A place to go to, from the cursor.
  enum Motion: Equatable {
    case left, right, start, end
    /// Words of letters and digits.
    case wordLeft, wordRight
    /// Words parted by blanks.
    case blankLeft
  }

  /// A line with the cursor at its end, or between two parts.
  init(_ before: String = "", _ after: String = "") {
    self.before = before
    self.after = after
    closeGap()
  }

  var text: String { before + after }

  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// Puts another text in place of this one, with the cursor at its end or between two parts.
  mutating func replace(with before: String, _ after: String = "") {
    (self.before, self.after, hasJustKilled) = (before, after, false)
    closeGap()
  }

  mutating func apply(_ edit: Edit) {
    var isKill = false
    switch edit {
    case .insert(let text): before += text
    case .move(let motion): move(motion)
    case .delete(let motion): _ = remove(motion)
    case .kill(let motion):
      isKill = true
      let isLeftward = steps(motion) < 0
      let removed = remove(motion)
      if !hasJustKilled { killed = "" }
      killed = isLeftward ? removed + killed : killed + removed
    case .yank: before += killed
    case .transpose: transpose()
    }
    hasJustKilled = isKill
    closeGap()
  }

  // MARK: - Motions

  /// How many characters away a place is; to the left, a negative number.
  private func steps(_ motion: Motion) -> Int {
    switch motion {
    case .left: before.isEmpty ? 0 : -1
    case .right: after.isEmpty ? 0 : 1
    case .start: -before.count
    case .end: after.count
    case .wordLeft: -wordLength(before.reversed(), \.isPartOfWord)
    case .wordRight: wordLength(after, \.isPartOfWord)
    case .blankLeft: -wordLength(before.reversed()) { !$0.isWhitespace }
    }
  }

  private func wordLength(_ characters: some Collection<Character>, _ isInWord: (Character) -> Bool) -> Int {
    let gap = characters.prefix { !isInWord($0) }.count
    return gap + characters.dropFirst(gap).prefix(while: isInWord).count
  }

  private mutating func move(_ motion: Motion) {
    let steps = steps(motion)
    let passed = remove(motion)
    if steps < 0 { after = passed + after } else { before += passed }
  }

  private mutating func remove(_ motion: Motion) -> String {
    let steps = steps(motion)
    if steps < 0 {
      defer { before.removeLast(-steps) }
      return String(before.suffix(-steps))
    }
    defer { after.removeFirst(steps) }
    return String(after.prefix(steps))
  }

  private mutating func transpose() {
    let isAtEnd = after.isEmpty
    if isAtEnd { move(.left) }
    if let left = before.popLast() {
      before.append(after.removeFirst())
      before.append(left)
    } else if isAtEnd {
      move(.right)
    }
  }

  /// Takes the cursor out of a cluster that has come together around it: an accent typed after its letter.
  private mutating func closeGap() {
    guard let left = before.last, let right = after.first, (String(left) + String(right)).count == 1 else {
      return
    }
    before.append(after.removeFirst())
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
