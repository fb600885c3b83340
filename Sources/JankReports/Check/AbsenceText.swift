internal import JankGate
internal import JankText

/// The cases that only the baseline has, or only the run before, as text.
enum AbsenceText {
  /// The largest number of cases that are named.
  private static let nameLimit = 5

  /// Describes why a case was not run, as a sentence after its name.
  static func line(_ name: CaseName, in report: CheckReport) -> String {
    if report.lostCases.contains(name) {
      let played =
        report.cases.first { $0.name.scenario == name.scenario }
        ?? report.cases.first { $0.name.scenarioWithoutOutcome == name.scenarioWithoutOutcome }
      if let played {
        let part = played.name.scenario == name.scenario ? "it" : "this outcome"
        let path = printable(played.path, limit: 1_000)
        return "it is in the baseline, and \(path) no longer requests \(part)"
      }
      return "it is in the baseline, and no scenario of this check requests it any more"
    }
    return report.baselinePath == nil
      ? "it is gone since the previous run" : "it is in the baseline and was not run"
  }

  /// Describes a case that was not run, with its name.
  static func named(_ name: CaseName, in report: CheckReport) -> String {
    "\(ReportText.name(name)): \(line(name, in: report))"
  }

  /// Describes the first cases whose absence fails the check, and counts the others.
  static func failures(in report: CheckReport) -> [String] {
    lines(report.absentees.filter(report.lostCases.contains), in: report)
  }

  /// Describes the first cases that the run before had, and counts the rest.
  ///
  /// Cases of a baseline that the command line excludes are only counted, in the summary.
  static func notes(in report: CheckReport) -> [String] {
    guard report.baselinePath == nil else { return [] }
    return lines(report.absentees.filter { !report.lostCases.contains($0) }, in: report)
  }

  private static func lines(_ names: [CaseName], in report: CheckReport) -> [String] {
    let more = names.count - nameLimit
    return names.prefix(nameLimit).map { named($0, in: report) }
      + (more > 0 ? ["the same is true of \(more) more \(more == 1 ? "case" : "cases")"] : [])
  }
}
