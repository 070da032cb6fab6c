import UserModelKit

/// The latest value of a stream: the parts that belong to it, in the order of the keys.
struct StreamValue: Equatable {
  var parts: [(key: JournalKey, value: Value)]

  static func user(_ name: String, _ age: Int) -> StreamValue {
    StreamValue(parts: [(.name, .text(name)), (.age, .number(age))])
  }

  static func count(_ count: Int) -> StreamValue {
    StreamValue(parts: [(.count, .number(count))])
  }

  static func all(_ name: String, _ age: Int, _ count: Int) -> StreamValue {
    StreamValue(parts: user(name, age).parts + self.count(count).parts)
  }

  static func == (left: StreamValue, right: StreamValue) -> Bool {
    left.parts.elementsEqual(right.parts) { $0.key == $1.key && $0.value == $1.value }
  }

  /// The value of a part, if the stream has it.
  subscript(key: JournalKey) -> Value? {
    parts.first { $0.key == key }?.value
  }
}
