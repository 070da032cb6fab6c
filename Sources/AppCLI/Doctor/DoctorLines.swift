import UserModelKit

/// What `doctor` says, in a form.
struct DoctorLines {
  let form: Form

  func finding(_ finding: JournalReport.Finding) -> String {
    switch form {
    case .terminal:
      let line = finding.line.map { ", line \($0)" } ?? ""
      return "\(finding.kind.words): \(quoted(finding.file))\(line): " + Escaping.forTerminal(finding.reason)
    case .pipe:
      let place = [finding.line, finding.offset].map { $0.map(String.init) ?? "" }
      return fields(
        [finding.kind.rawValue, Escaping.forPipe(finding.file)] + place + [Escaping.forPipe(finding.reason)])
    case .json:
      var fields: [(String, JSON)] = [
        ("finding", .string(finding.kind.rawValue)), ("file", .string(finding.file)),
      ]
      if let line = finding.line { fields.append(("line", .number(line))) }
      if let offset = finding.offset { fields.append(("offset", .number(offset))) }
      return JSON.object(fields + [("reason", .string(finding.reason))]).text
    }
  }

  func summary(_ report: JournalReport) -> String {
    let verdict = report.segments == 0 ? "empty" : report.isSound ? "sound" : "damaged"
    let first = report.revisions.lowerBound
    let last = report.revisions.upperBound - 1
    switch form {
    case .terminal:
      let files = "\(report.segments) file\(report.segments == 1 ? "" : "s"), \(report.bytes) bytes"
      return report.segments == 0
        ? "there is no journal yet" : "\(verdict): \(words(report.revisions)) in \(files)"
    case .pipe:
      return fields([verdict] + [first, last, report.segments, report.bytes].map(String.init))
    case .json:
      return JSON.object([
        ("journal", .string(verdict)), ("first", .number(first)), ("rev", .number(last)),
        ("files", .number(report.segments)), ("bytes", .number(report.bytes)),
      ]).text
    }
  }

  /// What was copied, what is lost, and what else could be read of that.
  func salvage(_ salvage: JournalSalvage, to directory: String) -> [String] {
    var parts: [(name: String, words: String, range: Range<Int>)] = [
      ("copied", "copied to \(quoted(directory))", salvage.copied)
    ]
    for lost in [salvage.lostBefore, salvage.lostAfter] where !lost.isEmpty {
      parts.append(("lost", "not in the copy", lost))
    }
    for other in salvage.report.replayable.dropLast() where !other.isEmpty {
      parts.append(("readable", "of these, still readable in the damaged journal", other))
    }
    return parts.map { part in
      let (first, last) = (part.range.lowerBound, part.range.upperBound - 1)
      return switch form {
      case .terminal: "\(part.words): \(words(part.range))"
      case .pipe: fields([part.name, String(first), String(last)])
      case .json:
        JSON.object([("salvage", .string(part.name)), ("first", .number(first)), ("rev", .number(last))]).text
      }
    }
  }

  private func words(_ revisions: Range<Int>) -> String {
    let last = revisions.upperBound - 1
    switch revisions.count {
    case 0: return "the state at revision \(last), without history"
    case 1: return "revision \(last)"
    default: return "the revisions \(revisions.lowerBound) to \(last)"
    }
  }

  private func quoted(_ path: String) -> String { "'" + Escaping.forTerminal(path) + "'" }

  private func fields(_ fields: [String]) -> String { fields.joined(separator: "\t") }
}

extension JournalReport.Finding.Kind {
  fileprivate var words: String {
    switch self {
    case .damage: "damage"
    case .tornTail: "unfinished record"
    case .leftover: "leftover"
    case .foreignFile: "foreign file"
    case .permissions: "permissions"
    }
  }
}
