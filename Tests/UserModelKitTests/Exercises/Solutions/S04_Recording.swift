// Hint 1: Subscribe before you sign: Recorder(names) or Stream(names). One of them minds what you do not look at.
// Hint 2: After sign("Ann"), a Recorder has something to take: #expect(recorder.next() == "Ann").
// Hint 3: After that, recorder.expectNoMore() fails if the book has sent more than you took. It goes after each name.

import ReactiveLite
import ReactiveLiteTest
import Testing

enum Solution04 {
  static func test(names: Observable<String>, sign: (String) -> Void) throws {
    let recorder = Recorder(names)
    sign("Ann")
    #expect(recorder.next() == "Ann")
    recorder.expectNoMore()
    sign("Bob")
    #expect(recorder.next() == "Bob")
    recorder.expectNoMore()
  }
}
