/// Does `work` in a task, which the result cancels.
func inTask(
  detached: Bool, priority: TaskPriority? = nil, _ work: @escaping () async -> Void
) -> any Disposable {
  // Unsafe: who subscribes hands over what `work` captured, and that one task alone touches it then.
  nonisolated(unsafe) let work = work
  let task =
    detached ? Task.detached(priority: priority) { await work() } : Task(priority: priority) { await work() }
  return Disposables.create { task.cancel() }
}
