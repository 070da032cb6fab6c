import Testing

/// An operation under a name, as the parameter of a test.
struct Case<Operation: Sendable>: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let operation: Operation

  init(_ name: String, _ operation: Operation) {
    testDescription = name
    self.operation = operation
  }
}
