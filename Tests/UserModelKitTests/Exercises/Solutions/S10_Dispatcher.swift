// Hint 1: A dispatcher takes a stream of counts. Each tap is a step first: map plus to 1 and minus to -1.
// Hint 2: merge makes one stream of steps of the two: see test 5.1.
// Hint 3: scan, from chapter 1, adds the steps up: its stages are the counts to give to wireSignalToAction.

import ReactiveLite
import UserModelKit

enum Solution10 {
  static func wire(plus: Observable<Void>, minus: Observable<Void>, to dispatcher: Dispatcher) throws {
    let steps = Observable.merge(plus.map { 1 }, minus.map { -1 })
    dispatcher.wireSignalToAction(steps.scan(0) { $0 + $1 })
  }
}
