/// A function that takes an action on its way to the reducer.
public typealias DispatchFunction = (any Action) -> Void

/// Code that stands between `dispatch` and the reducer: it may look at an action, hold it back, replace it or
/// add others.
///
///     let log: Middleware<AppState> = { dispatch, getState in
///       { next in
///         { action in
///           print("before", getState() as Any)
///           next(action)
///           print("after", getState() as Any)
///         }
///       }
///     }
///
/// `dispatch` begins again with the first middleware, `next` goes on to the one after this; an action that is
/// not handed to `next` never reaches the reducer. Neither keeps the store alive: once it is gone, `dispatch`
/// and `next` do nothing and `getState` is `nil`.
public typealias Middleware<State> =
  (_ dispatch: @escaping DispatchFunction, _ getState: @escaping () -> State?)
  -> (_ next: @escaping DispatchFunction) -> DispatchFunction
