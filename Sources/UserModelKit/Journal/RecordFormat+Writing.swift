extension RecordFormat {
  /// The line of a head, line feed included.
  static func line(_ head: Head) -> [UInt8] {
    line { json in
      let state = head.snapshot.state
      json += #"{"kind":"head","v":\#(version),"epoch":"\#(head.epoch)""#.utf8
      json += #","base":\#(head.snapshot.revision),"state":{"name":"#.utf8
      JSONText.append(state.name, to: &json)
      json += #","age":\#(state.age),"count":\#(state.count)}}"#.utf8
    }
  }

  /// The line of an entry, line feed included. It can be longer than a record may be.
  static func line(_ entry: JournalEntry) -> [UInt8] {
    line { json in
      json += #"{"kind":"action","rev":\#(entry.revision),"at":"\#(entry.at)","action":"#.utf8
      append(entry.action, to: &json)
      json += "}".utf8
    }
  }

  fileprivate static func append(_ action: JournalAction, to json: inout [UInt8]) {
    switch action {
    case .setName(let name):
      json += #"{"type":"set-name","value":"#.utf8
      JSONText.append(name, to: &json)
    case .setAge(let age):
      json += #"{"type":"set-age","value":\#(age)"#.utf8
    case .changingCount(let count):
      json += #"{"type":"changing-count","value":\#(count)"#.utf8
    case .reset(let keys):
      json += #"{"type":"reset","keys":["#.utf8
      json += keys.map { "\"\($0.rawValue)\"" }.joined(separator: ",").utf8
      json += "]".utf8
    case .batch(let actions):
      json += #"{"type":"batch","actions":["#.utf8
      for (index, action) in actions.enumerated() {
        if index > 0 { json += ",".utf8 }
        append(action, to: &json)
      }
      json += "]".utf8
    }
    json += "}".utf8
  }

  private static func line(_ write: (inout [UInt8]) -> Void) -> [UInt8] {
    let prefix = 9
    var line = [UInt8](repeating: UInt8(ascii: " "), count: prefix)
    write(&line)
    let checksum = line.withUnsafeBytes { CRC32.checksum(UnsafeRawBufferPointer(rebasing: $0[prefix...])) }
    line.replaceSubrange(0..<8, with: hexadecimal(checksum))
    line.append(UInt8(ascii: "\n"))
    return line
  }
}

extension JournalAction {
  /// The action as the journal records it: `{"type":"set-name","value":"Grace"}`.
  public var json: String {
    var json: [UInt8] = []
    RecordFormat.append(self, to: &json)
    return String(decoding: json, as: UTF8.self)
  }
}
