import Foundation

/// Runs `body` on a thread with a stack of 512 KB, where a recursion that grows with its input does not last.
func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  let (done, result) = (DispatchSemaphore(value: 0), Received<Result?>(nil))
  let thread = Thread {
    result.value = body()
    done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  done.wait()
  return result.value!
}
