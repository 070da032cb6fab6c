import Glibc

/// Whether `condition` comes true within two seconds: for what Dispatch does in its own time, such as letting go of
/// a timer that was cancelled.
func eventually(_ condition: () -> Bool) -> Bool {
  for _ in 0..<2_000 {
    if condition() { return true }
    usleep(1_000)
  }
  return false
}
