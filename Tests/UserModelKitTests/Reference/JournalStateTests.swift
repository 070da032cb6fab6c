import Testing
import UserModelKit

@Suite struct JournalStateTests {
  private let ada = JournalState(name: "Ada", age: 36, count: 3)

  @Test func `each action changes what it names and nothing else`() throws {
    var state = ada

    try state.apply(.setName("Grace"))
    #expect(state == JournalState(name: "Grace", age: 36, count: 3))
    try state.apply(.setAge(150))
    #expect(state == JournalState(name: "Grace", age: 150, count: 3))
    try state.apply(.changingCount(.min))
    #expect(state == JournalState(name: "Grace", age: 150, count: .min))
  }

  @Test func `reset puts back the initial values of its keys`() throws {
    var state = ada

    try state.apply(.reset([.age]))
    #expect(state == JournalState(name: "Ada", age: 0, count: 3))
    try state.apply(.reset(JournalKey.allCases))
    #expect(state == JournalState())
  }

  @Test(arguments: [-1, 151, .min, .max])
  func `an age out of range is refused`(age: Int) {
    var state = ada

    #expect(throws: JournalError.invalidAction("an age is 0 to 150, got \(age)")) {
      try state.apply(.setAge(age))
    }
    #expect(state == ada)
  }

  @Test func `a name may have 65,536 bytes and not one more`() throws {
    var state = ada

    try state.apply(.setName(String(repeating: "é", count: 32_768)))
    #expect(throws: JournalError.invalidAction("a name is at most 65536 bytes long, got 65537")) {
      try state.apply(.setName(String(repeating: "é", count: 32_768) + "!"))
    }
    #expect(state.name.utf8.count == 65_536)
  }

  @Test func `a batch is applied in order`() throws {
    var state = ada

    try state.apply(.batch([.setName("Grace"), .reset([.name, .age]), .setAge(41)]))

    #expect(state == JournalState(name: "", age: 41, count: 3))
  }

  @Test func `a batch whose last action is refused changes nothing`() {
    var state = ada

    #expect(throws: JournalError.self) { try state.apply(.batch([.setName("Grace"), .setAge(151)])) }
    #expect(state == ada)
  }

  @Test func `a batch within a batch is refused`() {
    var state = ada

    #expect(throws: JournalError.invalidAction("a batch cannot hold another batch")) {
      try state.apply(.batch([.batch([])]))
    }
  }
}
