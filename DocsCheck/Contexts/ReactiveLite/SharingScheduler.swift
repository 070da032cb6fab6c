final class PlayerModel {
  let isPlaying: Driver<Bool>
  init(taps: PublishRelay<Void>) {
    isPlaying = taps.scan(false) { on, _ in !on }.asDriver(onErrorJustReturn: false)
  }
}
let taps = PublishRelay<Void>()
let testScheduler = TestScheduler(initialClock: 0)
