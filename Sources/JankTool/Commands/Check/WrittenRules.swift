internal import JankGate
internal import JankReports
internal import JankText

/// The broken rules of scenario files, which no update of a baseline changes.
enum WrittenRules {
  /// The most rules that are named; more are only counted.
  private static let nameLimit = 5

  private struct Place: Hashable {
    let path: String
    let line: Int?
    let column: Int?
    let rule: String
  }

  /// Names the file and the line of each broken rule once.
  ///
  /// - Parameters:
  ///   - cases: the judged cases.
  ///   - command: the words that lead to the command, for the number of further rules.
  /// - Returns: A note for each rule, in the order of the cases.
  static func notes(on cases: [CheckedCase], of command: String) -> [Diagnostic] {
    var places: [Place] = []
    var broken: [Place: (first: Verdict, name: CaseName, count: Int)] = [:]
    for subject in cases {
      for verdict in subject.ruleVerdicts where verdict.outcome == .failed {
        guard let path = verdict.path, !verdict.isAgainstBaseline else { continue }
        let place = Place(
          path: path,
          line: verdict.line,
          column: verdict.column,
          rule: verdict.rule
        )
        if broken[place] == nil { places.append(place) }
        broken[place, default: (verdict, subject.name, 0)].count += 1
      }
    }
    let more = places.count - nameLimit
    let rest = "\(more) more \(more == 1 ? "rule is" : "rules are") broken"
    return places.prefix(nameLimit).compactMap { place in
      broken[place].map { note(place, $0.first, in: $0.name, count: $0.count) }
    } + (more > 0 ? [Diagnostic(.note, path: command, message: rest)] : [])
  }

  private static func note(
    _ place: Place,
    _ verdict: Verdict,
    in name: CaseName,
    count: Int
  ) -> Diagnostic {
    let cases = count == 1 ? "" : ", and \(count - 1) more \(count == 2 ? "case" : "cases")"
    return Diagnostic(
      .note,
      path: place.path,
      position: place.line.map { SourcePosition(line: $0, column: place.column ?? 1) },
      message: "this rule is broken: \(ReportText.name(name)): \(ReportText.line(verdict))\(cases)",
      hint: "a baseline does not change it: fix the app, or edit this line"
    )
  }
}
