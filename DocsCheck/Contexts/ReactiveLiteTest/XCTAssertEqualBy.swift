final class Person {
  let name = "Ann"
  let age = 36
}
let ann = Person()
let scheduler = TestScheduler(initialClock: 0)
let people = scheduler.createHotObservable([.next(210, ann)])
let observer = scheduler.start { people }
