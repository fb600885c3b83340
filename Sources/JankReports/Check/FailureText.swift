package import JankGate
internal import JankText

/// The invalid cases of one scenario that share a reason, apart from times in it.
package struct FailureText {
  /// The name of the case, or of the scenario with the number of its cases.
  package let title: String
  /// The first of the cases.
  package let example: CheckedCase

  /// All of a report, in the order of the first cases.
  package static func all(in report: CheckReport) -> [FailureText] {
    var notes = CaseNotes()
    var examples: [CaseName: CheckedCase] = [:]
    for subject in report.failedCases {
      notes.add(subject.failure ?? "", of: subject.name, ignoringTimes: true)
      examples[subject.name] = subject
    }
    return notes.notes.compactMap { note in
      examples[note.cases[0]].map { FailureText(title: ReportText.name(note.cases), example: $0) }
    }
  }
}

extension FailureText {
  /// The reason.
  package var reason: String { printable(example.failure ?? "", limit: 1_000) }

  /// The reason with the file and the line of the script that it is about.
  package var placedReason: String {
    let place = example.failureLine.map { " (\(printable(example.path, limit: 1_000)):\($0))" }
    return reason + (place ?? "")
  }
}
