import ReactiveLite

/// What a subscription may come to its end by.
enum Finish: CaseIterable {
  case completion, error, disposal, abandonment
}

/// Whether what a chain captures lives until `finish` and no longer, though the bag of its subscription stays, and
/// whether its source is free then. `chain` captures the token in the operator under test, or below it.
func isLetGo<Element>(
  with finish: Finish, _ chain: (PublishSubject<Int>, Token) -> Observable<Element>
) -> Bool {
  var source: PublishSubject<Int>! = PublishSubject()
  var bag: DisposeBag! = DisposeBag()
  weak var token: Token?
  do {
    let captured = Token()
    token = captured
    chain(source, captured).subscribe(onError: { _ in }).disposed(by: bag)
  }
  guard token != nil, source.hasObservers else { return false }
  switch finish {
  case .completion: source.onCompleted()
  case .error: source.onError(Failure())
  case .disposal: bag = nil
  case .abandonment: source = nil
  }
  return withExtendedLifetime(bag) { token == nil && source?.hasObservers != true }
}
