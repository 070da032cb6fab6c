final class Player {
  private let bag = DisposeBag()
  func play() { Observable<Int>.never().subscribe().disposed(by: bag) }
}
