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

    var position: SourcePosition? {
      line.map { SourcePosition(line: $0, column: column ?? 1) }
    }
  }

  /// Rules in the order of the cases, each with its first verdict and its number of cases.
  private struct Broken {
    var places: [Place] = []
    var verdicts: [Place: (first: Verdict, name: CaseName, count: Int)] = [:]
  }

  /// Names the file and the line of each broken rule once.
  ///
  /// - Parameters:
  ///   - cases: the judged cases.
  ///   - command: the words that lead to the command, for the number of further rules.
  /// - Returns: A note for each rule, in the order of the cases.
  static func notes(on cases: [CheckedCase], of command: String) -> [Diagnostic] {
    let broken = broken(in: cases)
    let more = broken.places.count - nameLimit
    let rest = "\(more) more \(more == 1 ? "rule is" : "rules are") broken"
    return broken.places.prefix(nameLimit).compactMap { place in
      broken.verdicts[place].map { note(place, $0.first, in: $0.name, count: $0.count) }
    } + (more > 0 ? [Diagnostic(.note, path: command, message: rest)] : [])
  }

  /// States once that no update of a baseline changes the broken rules, which a report lists.
  ///
  /// - Parameter cases: The judged cases.
  /// - Returns: A note at the first rule, with the number of the others; nil if none is broken.
  static func reminder(on cases: [CheckedCase]) -> Diagnostic? {
    let places = broken(in: cases).places
    guard let first = places.first else { return nil }
    let more = places.count - 1
    let others =
      more == 0 ? "" : ", as \(more == 1 ? "is 1 more rule" : "are \(more) more rules")"
    return Diagnostic(
      .note,
      path: first.path,
      position: first.position,
      message: "this rule is broken: \(printable(first.rule, limit: 200))\(others)",
      hint: "a baseline does not change \(more == 0 ? "it" : "them"): fix the app, or edit "
        + (more == 0 ? "this line" : "these lines")
    )
  }

  private static func broken(in cases: [CheckedCase]) -> Broken {
    var broken = Broken()
    for subject in cases {
      for verdict in subject.ruleVerdicts where verdict.outcome == .failed {
        guard let path = verdict.path, !verdict.isAgainstBaseline else { continue }
        let place = Place(
          path: path,
          line: verdict.line,
          column: verdict.column,
          rule: verdict.rule
        )
        if broken.verdicts[place] == nil { broken.places.append(place) }
        broken.verdicts[place, default: (verdict, subject.name, 0)].count += 1
      }
    }
    return broken
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
      position: place.position,
      message: "this rule is broken: \(ReportText.name(name)): \(ReportText.line(verdict))\(cases)",
      hint: "a baseline does not change it: fix the app, or edit this line"
    )
  }
}
