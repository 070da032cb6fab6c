// Hint 1: There are three wishes here, and an operator for each. debounce, on MainScheduler.instance, is the first.
// Hint 2: distinctUntilChanged, from chapter 5, is the second. Before the debounce it would compare texts nobody searched.
// Hint 3: The third decides what becomes of a request when the next one begins: flatMap keeps it, flatMapLatest does not.

import ReactiveLite

enum Solution11 {
  static func results(
    for typed: Observable<String>, search: @escaping (String) -> Observable<String>
  ) throws -> Observable<String> {
    typed
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .distinctUntilChanged()
      .flatMapLatest(search)
  }
}
