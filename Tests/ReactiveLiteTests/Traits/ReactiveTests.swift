import ReactiveLite
import Testing

@MainActor @Suite struct ReactiveTests {
  @Test func `a writable property of an object is a binder`() {
    let player = Player()

    _ = Observable.of("a", "b").bind(to: player.rx.title)
    _ = Observable.of(1).bind(to: player.rx.position)

    #expect(player.title == "b")
    #expect(player.position == 1)
  }

  @Test func `a binder of a property holds its object weakly`() {
    weak var gone: Player?
    let position: Binder<Int?>
    do {
      let player = Player()
      gone = player
      position = player.rx.position
    }

    position.onNext(1)

    #expect(gone == nil)
  }

  @Test func `members of one's own, of the value and of the type`() {
    let player = Player()
    player.position = 5

    #expect(player.rx.isAtStart == false)
    #expect(Player.rx.name == "player")
    #expect(Reactive(player).base === player)
  }

  @Test func `a member that writes to its base can be assigned to`() {
    var player = Player()

    player.rx.start = 3

    #expect(player.position == 3)
    player = Player()
  }

  @Test func `a struct may have reactive members too`() {
    struct Song: ReactiveCompatible { var length = 3 }

    #expect(Song().rx.base.length == 3)
  }
}

private final class Player: ReactiveCompatible {
  var title = ""
  var position: Int?
}

extension Reactive where Base == Player {
  fileprivate static var name: String { "player" }
  fileprivate var isAtStart: Bool { base.position == 0 }
  fileprivate var start: Int {
    get { base.position ?? 0 }
    set { base.position = newValue }
  }
}
