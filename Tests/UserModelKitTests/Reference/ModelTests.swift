import ReactiveLite
import Testing
import UserModelKit

struct UserModelTests {
  @Test func `the stream joins the latest name and age`() {
    let user = UserModel(name: "Ann", age: 5)
    var seen: [String] = []
    let subscription = user.userStream.subscribe(onNext: { name, age in seen.append("\(name) \(age)") })

    user.name.accept("Bob")
    user.age.accept(6)
    subscription.dispose()

    #expect(seen == ["Ann 5", "Bob 5", "Bob 6"])
  }

  @Test func `the reducer sets the count and knows no other action`() {
    let state = AppState(count: 1)

    #expect(AppState.reducer(action: ChangingCount(value: 98), state: state) == AppState(count: 98))
    #expect(AppState.reducer(action: ReSwiftInit(), state: state) == state)
    #expect(AppState.reducer(action: ReSwiftInit(), state: nil) == AppState(count: 0))
  }
}

struct AppCoreTests {
  let app = AppCore(JournalState(name: "Ann", age: 36, count: 0))

  @Test func `the outputs show every single change`() {
    var seen: [String] = []
    let subscription = app.outputs.all.subscribe(onNext: { seen.append("\($0) \($1) \($2)") })

    app.apply(JournalState(name: "Bob", age: 37, count: 3))
    subscription.dispose()

    #expect(seen == ["Ann 36 0", "Bob 36 0", "Bob 37 0", "Bob 37 3"])
  }

  @Test func `a settled value comes once for each state applied, and only whole`() {
    var seen: [String] = []
    let subscription = app.settled.subscribe(onNext: { seen.append("\($0) \($1) \($2)") })

    app.apply(JournalState(name: "Bob", age: 37, count: 3))
    app.apply(JournalState(name: "Bob", age: 37, count: 3))
    subscription.dispose()

    #expect(seen == ["Ann 36 0", "Bob 37 3", "Bob 37 3"])
  }

  @Test func `what has not changed is not sent again`() {
    var names: [String] = []
    let subscription = app.user.name.subscribe(onNext: { names.append($0) })
    var counts: [Int] = []
    let counting = app.outputs.count.subscribe(onNext: { counts.append($0) })

    app.apply(JournalState(name: "Ann", age: 37, count: 0))
    subscription.dispose()
    counting.dispose()

    #expect(names == ["Ann"])
    #expect(counts == [0])
  }

  @Test func `without a state it begins empty`() {
    let app = AppCore()

    #expect(app.user.name.value == "")
    #expect(app.user.age.value == 0)
    #expect(app.store.state == AppState(count: 0))
  }

  @Test func `a change that comes from inside the settled stream has its turn`() {
    var seen: [Int] = []
    let subscription = app.settled.subscribe(onNext: { [app] in
      seen.append($2)
      if $2 == 1 { app.apply(JournalState(name: "Ann", age: 36, count: 2)) }
    })

    app.apply(JournalState(name: "Ann", age: 36, count: 1))
    subscription.dispose()

    #expect(seen == [0, 1, 2])
  }
}
