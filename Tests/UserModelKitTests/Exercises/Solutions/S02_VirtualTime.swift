// Hint 1: createObserver makes what records: see test 2.3.
// Hint 2: scheduleAt(250) { … } does something when the clock is at 250, for example subscribe.
// Hint 3: the scheduler does nothing until you call start(); after that, the observer has its events.

import ReactiveLite
import ReactiveLiteTest

enum Solution02 {
  static func record(_ source: Observable<Int>, on scheduler: TestScheduler) throws -> [Recorded<Event<Int>>]
  {
    let observer = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(250) { _ = source.subscribe(observer) }
    scheduler.start()
    return observer.events
  }
}
