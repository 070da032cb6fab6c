import ReactiveLite

/// What an action passes on its way to the reducer: the middleware, a function of the program's own, recorders.
@usableFromInline
final class Detour {
  let function: DispatchFunction
  /// What was there before, for a recorder that gives its place back.
  fileprivate let beneath: Detour?
  fileprivate let ended: BooleanDisposable?

  init(function: @escaping DispatchFunction) {
    self.function = function
    (beneath, ended) = (nil, nil)
  }

  fileprivate init(
    over beneath: Detour?, until ended: BooleanDisposable, function: @escaping DispatchFunction
  ) {
    self.function = function
    (self.beneath, self.ended) = (beneath, ended)
  }
}

extension Store {
  /// Has every action go through `body`, with the way that it would have taken, until `ended` is disposed.
  final func addDetour(
    until ended: BooleanDisposable,
    body: @escaping (_ action: any Action, _ next: DispatchFunction) -> Void
  ) {
    let beneath = currentDetour
    let next = beneath?.function ?? { [weak self] in self?._defaultDispatch(action: $0) }
    // Something may stand above it when it ends: then it lets everything through from there on.
    var detour: Detour? = Detour(over: beneath, until: ended) { action in
      if ended.isDisposed { next(action) } else { body(action, next) }
    }
    lock.withLock { swap(&self.detour, &detour) }
    withExtendedLifetime(detour) {}
  }

  /// Takes away what has ended and has nothing above it.
  final func removeEndedDetours() {
    lock.discardAfterUnlock {
      let newest = detour
      while let top = detour, top.ended?.isDisposed == true { detour = top.beneath }
      return newest
    }
  }
}
