// Hint 1: There are two questions here: what is sent, and when. Two operators of this chapter answer one each.
// Hint 2: combineLatest(name, age) { … } is what to send. The taps say when, and nothing of what.
// Hint 3: taps.withLatestFrom(form) sends the newest form at each tap.

import ReactiveLite

enum Solution05 {
  static func sent(taps: Observable<Void>, name: Observable<String>, age: Observable<Int>) throws
    -> Observable<String>
  {
    taps.withLatestFrom(Observable.combineLatest(name, age) { "\($0), \($1)" })
  }
}
