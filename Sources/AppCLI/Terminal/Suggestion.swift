/// The candidate that a mistyped word begins, else the nearest one, if it is near enough to be meant.
func nearest(to word: String, among candidates: [String]) -> String? {
  // A letter or less says nothing.
  if word.drop(while: { $0 == "-" }).count > 1, let whole = candidates.first(where: { $0.hasPrefix(word) }) {
    return whole
  }
  let typed = Array(word.lowercased().unicodeScalars.prefix(40))
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let target = Array(candidate.lowercased().unicodeScalars)
    let limit = (max(typed.count, target.count) + 2) / 3
    let distance = editDistance(typed, target)
    if distance <= limit, distance < target.count, distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.candidate
}

/// `Did you mean 'name'?`, for a hint.
func didYouMean(_ word: String, among candidates: [String]) -> String? {
  nearest(to: word, among: candidates).map { "Did you mean '\(Escaping.forTerminal($0))'?" }
}

/// The number of insertions, deletions, substitutions and swaps of neighbours that turn one word into the other.
func editDistance<Element: Equatable>(_ source: [Element], _ target: [Element]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...target.count)
  for i in source.indices {
    var current = [i + 1]
    for j in target.indices {
      let substitution = previous[j] + (source[i] == target[j] ? 0 : 1)
      var cost = min(previous[j + 1] + 1, current[j] + 1, substitution)
      if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
        cost = min(cost, beforePrevious[j - 1] + 1)
      }
      current.append(cost)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[target.count]
}
