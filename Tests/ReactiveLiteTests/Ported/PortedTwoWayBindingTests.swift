import Foundation
import ReactiveLite
import ReactiveLiteTest
import XCTest

// MARK: - The operator everybody copies from RxExample

infix operator <-> : DefaultPrecedence

private func <-> <T>(property: ControlProperty<T>, relay: BehaviorRelay<T>) -> Disposable {
  let bindToUIDisposable = relay.bind(to: property)
  let bindToRelay =
    property
    .subscribe(
      onNext: { n in
        relay.accept(n)
      },
      onCompleted: {
        bindToUIDisposable.dispose()
      })
  return Disposables.create(bindToUIDisposable, bindToRelay)
}

private func <-> <T: Equatable>(left: BehaviorRelay<T>, right: BehaviorRelay<T>) -> Disposable {
  let leftToRight = left.distinctUntilChanged().bind(to: right)
  let rightToLeft = right.skip(1).distinctUntilChanged()
    .filter { [weak left] in $0 != left?.value }
    .bind(to: left)
  return Disposables.create(leftToRight, rightToLeft)
}

// MARK: - A small view framework

private class View {
  var isHidden = false
  var alpha = 1.0
  weak var superview: View?
}

private final class Label: View {
  var text: String? {
    didSet { history.append(text) }
  }
  private(set) var history = [String?]()
}

private final class TextField: View {
  private let changes = PublishSubject<Void>()
  private(set) var setCount = 0

  private var storage: String? = ""

  var text: String? {
    get { storage }
    set {
      storage = newValue
      setCount += 1
    }
  }

  var editingChanged: Observable<Void> { changes.asObservable() }

  func userTypes(_ text: String?) {
    storage = text
    changes.onNext(())
  }

  deinit {
    changes.onCompleted()
  }
}

private final class Button: View {
  private let taps = PublishSubject<Void>()
  var isEnabled = true
  var title = ""

  func tap() {
    guard isEnabled else { return }
    taps.onNext(())
  }

  var tapped: Observable<Void> { taps }
}

extension View: ReactiveCompatible {}

extension Reactive where Base: View {
  fileprivate var isVisible: Binder<Bool> {
    Binder(base) { view, isVisible in
      view.isHidden = !isVisible
    }
  }

  fileprivate var fade: Binder<Double> {
    return Binder(self.base) { $0.alpha = $1 }
  }
}

extension Reactive where Base: Label {
  fileprivate var uppercasedText: Binder<String> {
    Binder(base) { label, text in label.text = text.uppercased() }
  }
}

extension Reactive where Base: TextField {
  fileprivate var text: ControlProperty<String?> { value }

  fileprivate var value: ControlProperty<String?> {
    let source = Observable<String?>.deferred { [weak textField = self.base] in
      guard let textField = textField else { return .empty() }
      return textField.editingChanged
        .map { [weak textField] _ in textField?.text }
        .startWith(textField.text)
    }
    let sink = Binder(base) { (textField: TextField, text: String?) in
      if textField.text != text {
        textField.text = text
      }
    }
    return ControlProperty(values: source, valueSink: sink)
  }
}

extension Reactive where Base: Button {
  fileprivate var tap: ControlEvent<Void> {
    ControlEvent(events: base.tapped)
  }
}

// MARK: - A form on top of it

private final class LoginForm {
  let name = TextField()
  let password = TextField()
  let message = Label()
  let login = Button()
}

private final class LoginViewModel {
  let name = BehaviorRelay<String?>(value: "")
  let password = BehaviorRelay<String?>(value: "")

  private(set) lazy var isValid: Observable<Bool> =
    Observable
    .combineLatest(name, password) { name, password in
      !(name ?? "").isEmpty && (password ?? "").count >= 3
    }
    .distinctUntilChanged()
}

private final class LoginController {
  let form = LoginForm()
  let viewModel: LoginViewModel
  private(set) var loggedIn = [String]()
  private let disposeBag = DisposeBag()
  private let onDeinit: () -> Void

  init(viewModel: LoginViewModel, onDeinit: @escaping () -> Void = {}) {
    self.viewModel = viewModel
    self.onDeinit = onDeinit
    bind()
  }

  deinit {
    onDeinit()
  }

  private func bind() {
    (form.name.rx.text <-> viewModel.name).disposed(by: disposeBag)
    (form.password.rx.text <-> viewModel.password).disposed(by: disposeBag)

    viewModel.isValid
      .bind(to: form.login.rx.isEnabled)
      .disposed(by: disposeBag)

    viewModel.isValid
      .map { $0 ? nil : "Fill in everything" }
      .bind(to: form.message.rx.text)
      .disposed(by: disposeBag)

    form.login.rx.tap
      .withLatestFrom(Observable.combineLatest(viewModel.name, viewModel.password))
      .compactMap { name, _ in name }
      .subscribe(
        with: self,
        onNext: { owner, name in
          owner.loggedIn.append(name)
        }
      )
      .disposed(by: disposeBag)
  }
}

// MARK: - A screen on the main actor

@MainActor
private final class CounterScreen {
  let plus = PublishRelay<Int>()
  private(set) var title = ""
  private(set) var log = [String]()
  private var count = 0 {
    didSet { log.append("count \(count)") }
  }
  private let disposeBag = DisposeBag()

  init() {
    plus
      .subscribe(onNext: { [weak self] step in
        guard let self else { return }
        self.count += step
      })
      .disposed(by: disposeBag)

    plus.asSignal()
      .map { [unowned self] _ in self.count }
      .emit(with: self, onNext: { owner, count in owner.title = "Count: \(count)" })
      .disposed(by: disposeBag)

    plus.asDriver(onErrorJustReturn: 0)
      .filter { $0 > 1 }
      .drive(onNext: { [weak self] step in self?.log.append("big step \(step)") })
      .disposed(by: disposeBag)

    plus.scan(0, accumulator: +)
      .subscribe(with: self, onNext: { owner, total in owner.show(total) })
      .disposed(by: disposeBag)

    plus.bind(onNext: show).disposed(by: disposeBag)
  }

  private func show(_ number: Int) {
    log.append("show \(number)")
  }
}

// MARK: - Tests

final class PortedTwoWayBindingTests: XCTestCase {
  private var disposeBag = DisposeBag()

  override func setUp() {
    super.setUp()
    disposeBag = DisposeBag()
  }

  // MARK: <->

  func testTwoWayBindingBetweenAFieldAndARelay() {
    let field = TextField()
    let relay = BehaviorRelay<String?>(value: "initial")

    (field.rx.text <-> relay).disposed(by: disposeBag)
    XCTAssertEqual(field.text, "initial")
    XCTAssertEqual(relay.value, "initial")

    field.userTypes("typed")
    XCTAssertEqual(relay.value, "typed")

    relay.accept("set")
    XCTAssertEqual(field.text, "set")
    XCTAssertEqual(relay.value, "set")
  }

  func testTwoWayBindingEnds() {
    let field = TextField()
    let relay = BehaviorRelay<String?>(value: "a")
    let binding = field.rx.text <-> relay
    binding.dispose()
    field.userTypes("b")
    XCTAssertEqual(relay.value, "a")
    relay.accept("c")
    XCTAssertEqual(field.text, "b")
  }

  func testTwoWayBindingWithOrEmpty() {
    let field = TextField()
    let relay = BehaviorRelay<String>(value: "a")
    (field.rx.text.orEmpty <-> relay).disposed(by: disposeBag)
    XCTAssertEqual(field.text, "a")
    field.userTypes(nil)
    XCTAssertEqual(relay.value, "")
    field.userTypes("b")
    XCTAssertEqual(relay.value, "b")
  }

  func testTwoWayBindingBetweenRelays() {
    let left = BehaviorRelay(value: 1)
    let right = BehaviorRelay(value: 2)
    let binding = left <-> right
    XCTAssertEqual(right.value, 1)
    left.accept(3)
    XCTAssertEqual(right.value, 3)
    right.accept(4)
    XCTAssertEqual(left.value, 4)
    binding.dispose()
    right.accept(5)
    XCTAssertEqual(left.value, 4)
  }

  // MARK: The form

  func testLoginForm() {
    let viewModel = LoginViewModel()
    let controller = LoginController(viewModel: viewModel)
    let form = controller.form

    XCTAssertFalse(form.login.isEnabled)
    XCTAssertEqual(form.message.text, "Fill in everything")

    form.name.userTypes("ann")
    XCTAssertFalse(form.login.isEnabled)
    form.password.userTypes("secret")
    XCTAssertTrue(form.login.isEnabled)
    XCTAssertNil(form.message.text)

    form.login.tap()
    XCTAssertEqual(controller.loggedIn, ["ann"])

    viewModel.name.accept("bob")
    XCTAssertEqual(form.name.text, "bob")
    form.login.tap()
    XCTAssertEqual(controller.loggedIn, ["ann", "bob"])

    viewModel.password.accept("")
    form.login.tap()
    XCTAssertEqual(controller.loggedIn, ["ann", "bob"])
    XCTAssertEqual(form.message.history, ["Fill in everything", nil, "Fill in everything"])
  }

  func testTheControllerIsNotRetained() {
    var isGone = false
    let viewModel = LoginViewModel()
    var controller: LoginController? = LoginController(viewModel: viewModel) { isGone = true }
    controller?.form.name.userTypes("a")
    XCTAssertFalse(isGone)
    controller = nil
    XCTAssertTrue(isGone)
    XCTAssertEqual(viewModel.name.value, "a")
    viewModel.name.accept("b")
  }

  func testAScreenOnTheMainActor() {
    MainActor.assumeIsolated {
      let screen = CounterScreen()
      screen.plus.accept(1)
      XCTAssertEqual(screen.title, "Count: 1")
      screen.plus.accept(2)
      XCTAssertEqual(screen.title, "Count: 3")
      XCTAssertEqual(
        screen.log,
        ["count 1", "show 1", "show 1", "count 3", "big step 2", "show 3", "show 2"])
    }
  }

  // MARK: Binder

  func testBinderForwardsToItsTarget() {
    let view = View()
    let flags = PublishSubject<Bool>()
    flags.bind(to: view.rx.isVisible).disposed(by: disposeBag)
    flags.onNext(false)
    XCTAssertTrue(view.isHidden)
    flags.onNext(true)
    XCTAssertFalse(view.isHidden)

    view.rx.fade.onNext(0.5)
    XCTAssertEqual(view.alpha, 0.5)
    Observable.just(0.25).bind(to: view.rx.fade).disposed(by: disposeBag)
    XCTAssertEqual(view.alpha, 0.25)
  }

  func testBinderDoesNotRetainItsTarget() {
    var label: Label? = Label()
    weak var weakLabel: Label?
    weakLabel = label
    let texts = PublishSubject<String>()
    let binder = label!.rx.uppercasedText
    texts.bind(to: binder).disposed(by: disposeBag)
    texts.onNext("a")
    XCTAssertEqual(label?.text, "A")
    label = nil
    XCTAssertNil(weakLabel)
    texts.onNext("b")
    binder.onNext("c")
  }

  func testBinderIgnoresCompletion() {
    let label = Label()
    let binder = Binder<String>(label) { label, text in label.text = text }
    Observable.of("a", "b").bind(to: binder).disposed(by: disposeBag)
    binder.onNext("c")
    XCTAssertEqual(label.history, ["a", "b", "c"])
    binder.asObserver().onNext("d")
    XCTAssertEqual(label.text, "d")
  }

  func testBinderOnAScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    let label = Label()
    let binder = Binder<Int>(label, scheduler: scheduler) { label, number in
      label.text = "\(number)@\(scheduler.clock)"
    }
    scheduler.createColdObservable([.next(10, 1), .next(20, 2)])
      .bind(to: binder)
      .disposed(by: disposeBag)
    scheduler.start()
    XCTAssertEqual(label.history, ["1@11", "2@21"])
  }

  func testKeyPathBinders() {
    let button = Button()
    let label = Label()
    Observable.just("Go").bind(to: button.rx.title).disposed(by: disposeBag)
    Observable.of(false).bind(to: button.rx.isEnabled, label.rx.isHidden).disposed(by: disposeBag)
    Observable.just("hello").bind(to: label.rx.text).disposed(by: disposeBag)
    BehaviorRelay(value: 0.75).asDriver().drive(label.rx.alpha).disposed(by: disposeBag)
    XCTAssertEqual(button.title, "Go")
    XCTAssertFalse(button.isEnabled)
    XCTAssertFalse(label.isHidden)
    XCTAssertEqual(label.text, "hello")
    XCTAssertEqual(label.alpha, 0.75)

    let binder: Binder<String> = button.rx.title
    binder.onNext("Stop")
    XCTAssertEqual(button.title, "Stop")
  }

  // MARK: ControlProperty and ControlEvent

  func testControlPropertyIsBothSides() {
    let field = TextField()
    var seen = [String?]()
    field.rx.text.subscribe(onNext: { seen.append($0) }).disposed(by: disposeBag)
    field.rx.text.onNext("set")
    XCTAssertEqual(field.text, "set")
    field.userTypes("typed")
    XCTAssertEqual(seen, ["", "typed"])

    var changed = [String?]()
    field.rx.text.changed.subscribe(onNext: { changed.append($0) }).disposed(by: disposeBag)
    field.userTypes("more")
    XCTAssertEqual(changed, ["more"])

    var driven = [String]()
    field.rx.text.orEmpty.asDriver().drive(onNext: { driven.append($0) }).disposed(by: disposeBag)
    field.userTypes(nil)
    XCTAssertEqual(driven, ["more", ""])
  }

  func testControlPropertyFromPlainParts() {
    let values = BehaviorRelay(value: 1)
    var received = [Int]()
    let property = ControlProperty(
      values: values,
      valueSink: AnyObserver<Int> { event in
        if case let .next(value) = event { received.append(value) }
      })
    var seen = [Int]()
    property.asObservable().map { $0 * 10 }.subscribe(onNext: { seen.append($0) }).disposed(by: disposeBag)
    property.onNext(5)
    Observable.just(6).bind(to: property).disposed(by: disposeBag)
    values.accept(2)
    XCTAssertEqual(received.prefix(2), [5, 6])
    XCTAssertEqual(seen, [10, 20])
  }

  func testControlEvent() {
    let button = Button()
    var taps = 0
    var signalled = 0
    button.rx.tap.subscribe(onNext: { taps += 1 }).disposed(by: disposeBag)
    button.rx.tap.bind { taps += 10 }.disposed(by: disposeBag)
    button.rx.tap.asSignal().emit(onNext: { signalled += 1 }).disposed(by: disposeBag)
    button.rx.tap.asDriver().drive(onNext: { _ in signalled += 10 }).disposed(by: disposeBag)
    button.rx.tap.asControlEvent().asObservable().subscribe { _ in taps += 100 }.disposed(by: disposeBag)
    button.tap()
    XCTAssertEqual(taps, 111)
    XCTAssertEqual(signalled, 11)
  }

  // MARK: bind

  func testBindForms() {
    let source = PublishRelay<Int>()
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let subject = BehaviorSubject(value: 0)
    var published = [Int]()
    var closure = [Int]()

    publish.subscribe(onNext: { published.append($0) }).disposed(by: disposeBag)
    source.bind(to: publish).disposed(by: disposeBag)
    source.bind(to: behavior).disposed(by: disposeBag)
    source.bind(to: optional).disposed(by: disposeBag)
    source.bind(to: replay).disposed(by: disposeBag)
    source.bind(to: subject).disposed(by: disposeBag)
    source.bind { closure.append($0) }.disposed(by: disposeBag)
    source.bind(onNext: { closure.append(-$0) }).disposed(by: disposeBag)

    source.accept(7)

    XCTAssertEqual(published, [7])
    XCTAssertEqual(behavior.value, 7)
    XCTAssertEqual(optional.value, 7)
    XCTAssertEqual(try? subject.value(), 7)
    XCTAssertEqual(closure, [7, -7])
    var replayed: Int?
    replay.subscribe(onNext: { replayed = $0 }).disposed(by: disposeBag)
    XCTAssertEqual(replayed, 7)
  }

  func testBindToSeveralRelays() {
    let a = BehaviorRelay(value: 0)
    let b = BehaviorRelay(value: 0)
    Observable.of(1, 2).bind(to: a, b).disposed(by: disposeBag)
    XCTAssertEqual([a.value, b.value], [2, 2])
  }

  func testBindWithAnObject() {
    var label: Label? = Label()
    let texts = PublishRelay<String>()
    texts.bind(with: label!, onNext: { $0.text = $1 }).disposed(by: disposeBag)
    texts.bind(with: label!) { owner, text in owner.alpha = Double(text.count) }.disposed(by: disposeBag)
    texts.accept("abc")
    XCTAssertEqual(label?.text, "abc")
    XCTAssertEqual(label?.alpha, 3)
    weak var weakLabel: Label?
    weakLabel = label
    label = nil
    XCTAssertNil(weakLabel)
    texts.accept("d")
  }

  // MARK: subscribe(with:)

  func testSubscribeWith() {
    final class Owner {
      var log = [String]()
    }
    enum Failure: Error { case failed }

    let owner = Owner()
    Observable.of(1, 2)
      .subscribe(
        with: owner,
        onNext: { $0.log.append("\($1)") },
        onError: { owner, error in owner.log.append("\(error)") },
        onCompleted: { owner in owner.log.append("completed") },
        onDisposed: { owner in owner.log.append("disposed") }
      )
      .disposed(by: disposeBag)
    XCTAssertEqual(owner.log, ["1", "2", "completed", "disposed"])

    owner.log = []
    Observable<Int>.error(Failure.failed)
      .subscribe(with: owner, onError: { $0.log.append("\($1)") }, onDisposed: { $0.log.append("disposed") })
      .disposed(by: disposeBag)
    XCTAssertEqual(owner.log, ["failed", "disposed"])

    owner.log = []
    Single.just(3)
      .subscribe(
        with: owner, onSuccess: { $0.log.append("\($1)") }, onFailure: { $0.log.append("\($1)") }
      )
      .disposed(by: disposeBag)
    Completable.empty()
      .subscribe(with: owner, onCompleted: { $0.log.append("done") })
      .disposed(by: disposeBag)
    Maybe<Int>.empty()
      .subscribe(with: owner, onSuccess: { $0.log.append("\($1)") }, onCompleted: { $0.log.append("none") })
      .disposed(by: disposeBag)
    Infallible.just(4)
      .subscribe(with: owner, onNext: { $0.log.append("\($1)") })
      .disposed(by: disposeBag)
    XCTAssertEqual(owner.log, ["3", "done", "none", "4"])
  }

  func testSubscribeWithDoesNotRetain() {
    let subject = PublishSubject<Int>()
    var calls = 0
    var label: Label? = Label()
    weak var weakLabel: Label?
    weakLabel = label
    subject.subscribe(with: label!) { label, number in
      calls += 1
      label.text = "\(number)"
    }
    .disposed(by: disposeBag)
    subject.onNext(1)
    label = nil
    XCTAssertNil(weakLabel)
    subject.onNext(2)
    XCTAssertEqual(calls, 1)
  }

  func testWithUnretainedEndsWithItsObject() {
    let subject = PublishSubject<Int>()
    var label: Label? = Label()
    var seen = [Int]()
    var isCompleted = false
    subject.withUnretained(label!)
      .subscribe(
        onNext: { label, number in
          label.alpha = Double(number)
          seen.append(number)
        },
        onCompleted: { isCompleted = true }
      )
      .disposed(by: disposeBag)
    subject.onNext(1)
    XCTAssertEqual(label?.alpha, 1)
    label = nil
    XCTAssertFalse(isCompleted)
    subject.onNext(2)
    XCTAssertTrue(isCompleted)
    XCTAssertEqual(seen, [1])
    XCTAssertFalse(subject.hasObservers)
  }

  // MARK: DisposeBag

  func testReplacingADisposeBag() {
    final class Cell {
      private(set) var disposeBag = DisposeBag()
      let label = Label()
      func prepareForReuse() { disposeBag = DisposeBag() }
    }
    let cell = Cell()
    let texts = BehaviorRelay<String?>(value: "a")
    texts.bind(to: cell.label.rx.text).disposed(by: cell.disposeBag)
    XCTAssertEqual(cell.label.text, "a")
    cell.prepareForReuse()
    texts.accept("b")
    XCTAssertEqual(cell.label.text, "a")
  }

  func testADisposeBagGoesWithItsOwner() {
    final class Owner {
      let disposeBag = DisposeBag()
    }
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    subject.subscribe(onNext: { _ in }).disposed(by: owner!.disposeBag)
    XCTAssertTrue(subject.hasObservers)
    owner = nil
    XCTAssertFalse(subject.hasObservers)
  }

  // MARK: ReactiveCompatible

  func testStaticReactiveExtension() {
    XCTAssertEqual(Label.rx.defaultText, "label")
  }
}

extension Reactive where Base == Label {
  fileprivate static var defaultText: String { "label" }
}
