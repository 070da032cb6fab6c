/// A pure function that makes the next state out of an action and the state before it.
///
/// The state is `nil` only for a store that was created without one and has not reduced anything yet. A
/// reducer must not dispatch: such an action is not run, and the store reports it (``Store/onAnomaly``).
public typealias Reducer<State> = (_ action: any Action, _ state: State?) -> State
