import ReactiveLite

/// The operators that can be run on rows of text, each the one of its name in ReactiveLite.
enum MarbleOperator: String, CaseIterable {
  case combineLatest, zip, merge, concat, withLatestFrom, amb
  case map, filter, scan, distinctUntilChanged, take, skip, startWith, debounce, throttle, delay

  init(_ call: OperatorCall) throws(CommandError) {
    let name = String(call.name)
    guard let found = MarbleOperator(rawValue: name) else {
      let names = MarbleOperator.allCases.map(\.rawValue)
      throw call.error(
        "cannot be checked",
        hint: didYouMean(name, among: names)
          ?? "What can be is: \(names.joined(separator: ", ")).")
    }
    self = found
  }

  /// Whether it brings several rows together; then its arguments are their names.
  var joinsRows: Bool {
    switch self {
    case .combineLatest, .zip, .merge, .concat, .withLatestFrom, .amb: true
    default: false
    }
  }

  /// What it makes of the rows.
  func result(
    of call: OperatorCall, on rows: [MarbleRow], _ stage: MarbleStage
  ) throws(CommandError) -> Observable<String> {
    // The later rows of a concatenation begin when their turn has come.
    if self == .concat { return .concat(rows.map(stage.cold)) }
    let sources = rows.map(stage.hot)
    return joinsRows ? try joined(sources, call) : try changed(sources[0], call, stage.scheduler)
  }

  private func joined(_ sources: [Observable<String>], _ call: OperatorCall) throws(CommandError)
    -> Observable<String>
  {
    let function = try call.function(parameters: sources.count)
    let joined: ([String]) throws -> String = { labels in
      guard let function else { return try MarbleValue.made(labels.joined(separator: ",")).label }
      return try function(labels.map(MarbleValue.init)).label
    }
    switch self {
    case .combineLatest: return .combineLatest(sources, resultSelector: joined)
    case .zip:
      // The form of a collection ends otherwise than the form of single sources that is meant here.
      return sources.dropFirst().reduce(sources[0].map { [$0] }) { zipped, source in
        .zip(zipped, source) { $0 + [$1] }
      }.map(joined)
    case .withLatestFrom:
      guard sources.count == 2 else { throw call.error("takes two rows, not \(sources.count)") }
      return sources[0].withLatestFrom(sources[1]) { try function == nil ? $1 : joined([$0, $1]) }
    default:
      if function != nil { throw call.error("takes no expression") }
      return self == .amb ? .amb(sources) : .merge(sources)
    }
  }

  private func changed(
    _ source: Observable<String>, _ call: OperatorCall, _ scheduler: any SchedulerType
  ) throws(CommandError) -> Observable<String> {
    if call.expression != nil, ![.map, .filter, .scan].contains(self) {
      throw call.error("takes no expression")
    }
    if [.map, .filter, .distinctUntilChanged].contains(self), !call.arguments.isEmpty {
      throw call.error(
        "takes nothing in brackets", hint: self == .map ? "Write it like map { $0 * 10 }." : nil)
    }
    switch self {
    case .map:
      let function = try call.needFunction(parameters: 1, such: "map { $0 * 10 }")
      return source.map { try function([MarbleValue(label: $0)]).label }
    case .filter:
      let function = try call.needFunction(parameters: 1, such: "filter { $0 > 3 }")
      return source.filter { label in
        let value = try function([MarbleValue(label: label)])
        guard case .truth(let isIncluded) = value else { throw NoValue(of: "whether \(value.label)") }
        return isIncluded
      }
    case .scan:
      let seed = String(try call.argument("a first value").unquoted)
      let function = try call.needFunction(parameters: 2, such: "scan(0) { $0 + $1 }")
      return source.scan(seed) { try function([$0, $1].map(MarbleValue.init)).label }
    case .distinctUntilChanged: return source.distinctUntilChanged { $0.utf8.elementsEqual($1.utf8) }
    case .take: return source.take(try call.count())
    case .skip: return source.skip(try call.count())
    case .startWith:
      guard !call.arguments.isEmpty else { throw call.error("takes labels in brackets") }
      return call.arguments.reversed().reduce(source) { $0.startWith(String($1.unquoted)) }
    case .debounce: return source.debounce(.milliseconds(try call.frames()), scheduler: scheduler)
    case .throttle: return source.throttle(.milliseconds(try call.frames()), scheduler: scheduler)
    default: return source.delay(.milliseconds(try call.frames()), scheduler: scheduler)
    }
  }
}
