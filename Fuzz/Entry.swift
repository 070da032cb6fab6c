import Foundation

/// What libFuzzer calls with each input. `FUZZ_TARGET` says whom it is for.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let complaint = target.complaint(about: Array(UnsafeBufferPointer(start: start, count: count))) {
    fatalError(complaint)
  }
  return 0
}

private let target = FuzzTarget(rawValue: ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "")!
