/// Makes keys of the bytes that a terminal sends, however they are cut into pieces.
struct KeyDecoder {
  /// What has come of a key that is not whole yet.
  private var bytes: [UInt8] = []
  /// What has come of a paste that has not ended.
  private var pasted: [UInt8]?

  /// Whether an Esc has come and it is open whether more will follow. If nothing does, it was the key: `endWaiting`.
  var isWaiting: Bool { bytes.first == escape && pasted == nil }

  /// The keys that are whole with these bytes.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    bytes.flatMap { take($0) }
  }

  /// Takes what has come for all there is: an Esc alone is the key Esc.
  mutating func endWaiting() -> [Key] {
    defer { bytes = [] }
    return bytes == [escape] ? [.escape] : []
  }

  private mutating func take(_ byte: UInt8) -> [Key] {
    if pasted != nil { return takePasted(byte) }
    bytes.append(byte)
    switch bytes[0] {
    case escape: return takeEscaped(byte)
    case ..<0x20, 0x7F: return finish(controlKey(byte))
    default: return takeUTF8(byte)
    }
  }

  private mutating func finish(_ key: Key?) -> [Key] {
    bytes = []
    return key.map { [$0] } ?? []
  }

  // MARK: - Escape sequences

  private mutating func takeEscaped(_ byte: UInt8) -> [Key] {
    guard bytes.count > 1 else { return [] }
    switch bytes[1] {
    case UInt8(ascii: "["):
      if bytes.count == 2 || 0x20..<0x40 ~= byte { return bytes.count < 32 ? [] : finish(nil) }
      if bytes.elementsEqual(pasteStart) { pasted = [] }
      return finish(sequenceKey(bytes.dropFirst(2).dropLast(), ending: byte))
    case UInt8(ascii: "O"):
      return bytes.count == 2 ? [] : finish(sequenceKey([], ending: byte))
    case 0x7F, 0x08:
      return finish(.control("w"))
    case 0x20..<0x7F:
      return finish(.alt(Character(Unicode.Scalar(byte))))
    default:
      // The Esc was a key of its own.
      bytes = []
      return [.escape] + take(byte)
    }
  }

  // MARK: - Text

  private mutating func takeUTF8(_ byte: UInt8) -> [Key] {
    guard let length = sequenceLength(bytes[0]) else { return finish(.invalid) }
    if bytes.count > 1, byte & 0xC0 != 0x80 {
      bytes = []
      return [.invalid] + take(byte)
    }
    guard bytes.count == length else { return [] }
    return finish(String(validating: bytes, as: UTF8.self).map(Key.text) ?? .invalid)
  }

  // MARK: - Pastes

  private mutating func takePasted(_ byte: UInt8) -> [Key] {
    pasted!.append(byte)
    guard byte == pasteEnd.last, pasted!.suffix(pasteEnd.count).elementsEqual(pasteEnd) else {
      // Too long anyway; its end has to be found all the same.
      if pasted!.count > 2 * LineReader.maximumLength { pasted!.removeFirst(LineReader.maximumLength / 2) }
      return []
    }
    defer { pasted = nil }
    let bytes = pasted!.dropLast(pasteEnd.count)
    guard bytes.count <= LineReader.maximumLength, let text = String(validating: bytes, as: UTF8.self) else {
      return [.invalid]
    }
    return [.paste(String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }))]
  }
}

private let escape: UInt8 = 0x1B
private let pasteStart = Array("\u{1B}[200~".utf8)
private let pasteEnd = Array("\u{1B}[201~".utf8)

private func controlKey(_ byte: UInt8) -> Key? {
  switch byte {
  case UInt8(ascii: "\r"), UInt8(ascii: "\n"): .enter
  case UInt8(ascii: "\t"): .tab
  case 0x08, 0x7F: .backspace
  case 1...26: .control(Character(Unicode.Scalar(byte + 0x60)))
  default: nil
  }
}

/// The key of `ESC [ parameters ending`.
private func sequenceKey(_ parameters: ArraySlice<UInt8>, ending: UInt8) -> Key? {
  let numbers = String(decoding: parameters, as: UTF8.self).split(
    separator: ";", omittingEmptySubsequences: false)
  let isModified = numbers.count > 1 && (numbers[1] == "5" || numbers[1] == "3")
  switch Unicode.Scalar(ending) {
  case "A": return .up
  case "B": return .down
  case "C": return isModified ? .wordRight : .right
  case "D": return isModified ? .wordLeft : .left
  case "H": return .home
  case "F": return .end
  case "~":
    switch numbers.first {
    case "1", "7": return .home
    case "4", "8": return .end
    case "3": return .delete
    default: return nil
    }
  default: return nil
  }
}

/// The length of a UTF-8 sequence, by its first byte.
private func sequenceLength(_ first: UInt8) -> Int? {
  switch first {
  case ..<0x80: 1
  case 0xC2...0xDF: 2
  case 0xE0...0xEF: 3
  case 0xF0...0xF4: 4
  default: nil
  }
}
