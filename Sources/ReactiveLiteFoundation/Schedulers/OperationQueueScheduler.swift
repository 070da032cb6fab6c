import Foundation
import ReactiveLite

/// Does work on an operation queue, as many pieces at a time as the queue allows.
///
/// It has no clock: for delays, use a scheduler of Dispatch.
public final class OperationQueueScheduler: ImmediateSchedulerType, Sendable {
  /// Where the work is done.
  public let operationQueue: OperationQueue
  /// How urgent each piece is to the queue.
  public let queuePriority: Operation.QueuePriority

  /// A scheduler on `operationQueue`.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Does `action` when the queue comes to it. Disposing the result takes it out of the queue.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let standIn = RealTime.standIn { return standIn.schedule(state, action: action) }
    let item = ScheduledItem { action(state) }
    let operation = BlockOperation { item.invoke() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return Disposables.create {
      operation.cancel()
      item.dispose()
    }
  }
}
