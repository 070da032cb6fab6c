// Hint 1: map { $0.uppercased() } makes the text. The label has a bag: what is disposed by it ends when the label goes.
// Hint 2: A closure that names the label keeps it, and then it never goes: see test 13.9.
// Hint 3: subscribe(with: label, onNext: { label, name in … }) holds it weakly.

import ReactiveLite

enum Solution13 {
  static func show(_ names: Observable<String>, in label: TextLabel) throws {
    names.map { $0.uppercased() }
      .subscribe(with: label, onNext: { label, name in label.text = name })
      .disposed(by: label.bag)
  }
}
