import ReactiveLite
import Testing

@Suite struct TurnsTests {
  @Test func `a synchronous source subscribed to inside a delivery waits, then takes turns`() {
    var log: [String] = []

    _ = Observable.of(1, 2).subscribe(onNext: { outer in
      log.append("\(outer)")
      _ = Observable.of("a", "b").subscribe(onNext: { log.append("\(outer)\($0)") })
    })

    #expect(log == ["1", "1a", "2", "1b", "2a", "2b"])
  }

  @Test func `a source alone on its thread is done when subscribe returns`() {
    var last = 0

    _ = Observable.from(1...1_000).subscribe(onNext: { last = $0 })

    #expect(last == 1_000)
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func `each thread takes turns of its own`() {
    nonisolated(unsafe) var (seen, wasFree): ([Int], Bool?) = ([], nil)

    _ = Observable.of(1).subscribe(onNext: { _ in
      together(1) { _ in
        wasFree = CurrentThreadScheduler.isScheduleRequired
        _ = Observable.of(1, 2).subscribe(onNext: { seen.append($0) })
      }
    })

    #expect(seen == [1, 2])
    #expect(wasFree == true)
  }

  @Test func `a source that was disposed before its turn sends nothing`() {
    var log: [Int] = []

    _ = Observable.of(1).subscribe(onNext: { _ in
      Observable.of(2).subscribe(onNext: { log.append($0) }).dispose()
    })

    #expect(log == [])
  }
}
