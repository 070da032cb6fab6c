import ReactiveLite

/// A source that sends at once, also from inside its own delivery, where a subject would make it wait.
final class Wire<Element> {
  private var observer: AnyObserver<Element>?

  var output: Observable<Element> {
    .create { [weak self] observer in
      self?.observer = observer
      return Disposables.create { self?.observer = nil }
    }
  }

  func send(_ element: Element) { observer?.onNext(element) }
}
