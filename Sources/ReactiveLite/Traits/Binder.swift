/// An observer that changes an object with each element, on a scheduler. The object is held weakly.
///
///     final class Label {
///       var text = ""
///       var title: Binder<String> { Binder(self) { $0.text = $1 } }
///     }
///
///     let label = Label()
///     let binding = name.bind(to: label.title)
///
/// A completion does nothing. An error, which an object cannot take, goes to ``Hooks/bindingErrorHandler`` with the
/// place where the binder was made.
public struct Binder<Value>: ObserverType {
  private let handle: (Event<Value>) -> Void

  /// An observer that calls `binding` with `target` and each element on `scheduler`, the main one unless given.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
    file: StaticString = #fileID, line: UInt = #line, binding: @escaping (Target, Value) -> Void
  ) {
    handle = { [weak target] event in
      switch event {
      case .next(let value):
        _ = scheduler.schedule(value) { value in
          if let target { binding(target, value) }
          return Disposables.create()
        }
      case .error(let error): Hooks.bindingErrorHandler(error, file, line)
      case .completed: break
      }
    }
  }

  /// Takes one event.
  public func on(_ event: Event<Value>) { handle(event) }
}
