import ReactiveLite

/// Middleware that answers actions with actions, by way of a sequence: for requests, timers and the like.
///
///     let searching: Middleware<AppState> = pipelineMiddleware { actions, _ in
///       actions.compactMap { ($0 as? Search)?.text }
///         .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
///         .flatMapLatest { find($0).map { Found(items: $0) } }
///     }
///
/// Every action goes on to the reducer first and then into the pipeline; what comes out of that is dispatched, from the
/// first middleware on. An error ends this middleware's answers and goes to `Hooks.defaultErrorHandler`. The pipeline
/// is subscribed to for as long as the store has this middleware.
public func pipelineMiddleware<State>(
  _ pipeline:
    @escaping (_ actions: Observable<any Action>, _ getState: @escaping () -> State?) -> Observable<
      any Action
    >
) -> Middleware<State> {
  { dispatch, getState in
    let actions = PublishSubject<any Action>()
    let bag = DisposeBag()
    pipeline(actions.asObservable(), getState).subscribe(onNext: dispatch).disposed(by: bag)
    return { next in
      { action in
        next(action)
        withExtendedLifetime(bag) { actions.onNext(action) }
      }
    }
  }
}
