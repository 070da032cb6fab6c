import ReactiveLite
import Testing

@MainActor @Suite(.serialized) struct ControlPropertyTests {
  /// What a text field would be: the user types, the program sets.
  private let typed = BehaviorSubject<String?>(value: "a")
  private let shown = BehaviorRelay<String?>(value: nil)

  private var text: ControlProperty<String?> {
    ControlProperty(
      values: typed, valueSink: AnyObserver { [shown] in if case .next(let text) = $0 { shown.accept(text) } }
    )
  }

  @Test func `it sends the value there is, then the user's changes`() {
    var log: [String?] = []
    _ = text.subscribe(onNext: { log.append($0) })

    typed.onNext("b")

    #expect(log == ["a", "b"])
  }

  @Test func `what is bound into it is set, and is no change of the user's`() {
    var log: [String?] = []
    _ = text.subscribe(onNext: { log.append($0) })

    _ = Observable.of("x", "y").bind(to: text)
    text.onCompleted()

    #expect(shown.value == "y")
    #expect(log == ["a"])
  }

  @Test func `changed leaves the first value out`() {
    var log: [String?] = []
    _ = text.changed.subscribe(onNext: { log.append($0) })

    typed.onNext("b")

    #expect(log == ["b"])
  }

  @Test func `orEmpty reads nil as an empty string, and sets a string`() {
    var log: [String] = []
    _ = text.orEmpty.subscribe(onNext: { log.append($0) })

    typed.onNext(nil)
    _ = Observable.of("x").bind(to: text.orEmpty)

    #expect(log == ["a", ""])
    #expect(shown.value == "x")
  }

  @Test func `two of them bound both ways agree`() {
    let name = BehaviorRelay(value: "Ann")
    let bag = DisposeBag()
    name.bind(to: text.orEmpty).disposed(by: bag)
    text.orEmpty.changed.bind(to: name).disposed(by: bag)

    #expect(shown.value == "Ann")
    typed.onNext("Bob")

    #expect(name.value == "Bob" && shown.value == "Bob")
  }

  @Test func `its other forms`() {
    var log: [String] = []
    _ = text.asDriver().drive(onNext: { log.append("driver \($0!)") })
    _ = text.asObservable().subscribe(onNext: { log.append("observable \($0!)") })
    _ = text.asControlProperty().asInfallible().subscribe(onNext: { log.append("infallible \($0!)") })

    #expect(log == ["driver a", "observable a", "infallible a"])
  }
}

extension HooksTests {
  @Test func `an error bound into a control property is reported with the place of the property`() {
    let before = Hooks.bindingErrorHandler
    defer { Hooks.bindingErrorHandler = before }
    var reports: [String] = []
    Hooks.bindingErrorHandler = { error, file, line in reports.append("\(error) \(file):\(line)") }
    let values = PublishSubject<Int>()

    let line = #line + 1
    let property = ControlProperty(values: values, valueSink: values)
    _ = Observable.error(Failure()).bind(to: property)

    #expect(reports == ["Failure(number: 0) ReactiveLiteTests/ControlPropertyTests.swift:\(line)"])
  }
}
