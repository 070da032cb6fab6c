import Foundation
import ReactiveLite
import ReactiveLiteFoundation
import Testing

@Suite struct NotificationCenterRxTests {
  private final class Sender {}
  private let center = NotificationCenter()
  private let name = Notification.Name("changed")

  @Test func `the notifications of a name, until the subscription is disposed`() {
    var seen: [Int] = []
    let subscription = center.rx.notification(name).subscribe(onNext: {
      seen.append($0.userInfo!["n"] as! Int)
    })

    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["n": 2])
    subscription.dispose()
    center.post(name: name, object: nil, userInfo: ["n": 3])

    #expect(seen == [1])
  }

  @Test func `those of one sender, or all there are`() {
    let (sender, other) = (Sender(), Sender())
    var log: [String] = []
    let bag = DisposeBag()
    center.rx.notification(name, object: sender).subscribe(onNext: { _ in log.append("sender") }).disposed(
      by: bag)
    center.rx.notification(nil).subscribe(onNext: { _ in log.append("all") }).disposed(by: bag)

    center.post(name: name, object: other)
    center.post(name: name, object: sender)

    #expect(log.sorted() == ["all", "all", "sender"])
  }

  @Test func `a sender that has gone is not anybody`() {
    var sender: Sender? = Sender()
    let notifications = center.rx.notification(name, object: sender)
    sender = nil
    var count = 0
    let subscription = notifications.subscribe(onNext: { _ in count += 1 })

    center.post(name: name, object: nil)

    #expect(count == 0)
    subscription.dispose()
  }

  @Test func `what was subscribed is let go of with the subscription`() {
    weak var gone: Sender?
    let subscription = SerialDisposable()
    do {
      let captured = Sender()
      gone = captured
      subscription.disposable = center.rx.notification(name, object: captured)
        .subscribe(onNext: { [captured] _ in _ = captured })
    }
    #expect(gone != nil)

    subscription.dispose()

    #expect(gone == nil)
  }

  @MainActor @Test func `a property of an object of Foundation is a binder`() {
    let queue = OperationQueue()

    _ = Observable.just(3).bind(to: queue.rx.maxConcurrentOperationCount)

    #expect(queue.maxConcurrentOperationCount == 3)
  }
}
