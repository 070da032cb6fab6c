/// What was pressed at the keyboard, as far as the session makes something of it.
enum Key: Equatable {
  /// One scalar that was typed.
  case text(String)
  /// Text that was pasted whole, its line ends as newlines.
  case paste(String)
  /// A letter with Ctrl.
  case control(Character)
  /// A character with Alt (or after Esc).
  case alt(Character)
  case enter, tab, backspace, delete, escape
  case left, right, up, down, home, end
  case wordLeft, wordRight
  /// Bytes that are not UTF-8, or a paste that is too long.
  case invalid
}
