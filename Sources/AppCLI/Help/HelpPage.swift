/// A page of the help.
enum HelpPage {
  case overview
  case command(Manual)
  case topic(HelpTopic)

  /// The page that a word names.
  init(_ word: String) throws(CommandError) {
    if let manual = CommandTable.manuals.first(where: { $0.name == word }) {
      self = .command(manual)
    } else if let topic = HelpTopic(rawValue: word) {
      self = .topic(topic)
    } else {
      throw .usage(
        "unknown-topic", "unknown topic \(Escaping.quoted(word))",
        hint: didYouMean(word, among: HelpPage.all.map(\.word)) ?? "'appcli help' lists the topics.")
    }
  }

  /// The words that name a page.
  static var all: [Completion.Candidate] {
    CommandTable.manuals.map { Completion.Candidate(word: $0.name, summary: $0.summary) }
      + HelpTopic.allCases.map { Completion.Candidate(word: $0.rawValue, summary: $0.summary) }
  }

  var name: String {
    switch self {
    case .overview: "appcli"
    case .command(let manual): manual.name
    case .topic(let topic): topic.rawValue
    }
  }

  var text: String {
    switch self {
    case .overview: HelpText.overview
    case .command(let manual): HelpText.command(manual)
    case .topic(let topic): HelpText.topic(topic)
    }
  }
}
