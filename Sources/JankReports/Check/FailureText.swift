package import JankGate
internal import JankText

/// The invalid cases of one scenario that share a reason, apart from times in it.
///
/// They also share the first transition that ends in another way than in the baseline.
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
      // Cases in which another transition ends otherwise are not described by the first case.
      let change = subject.outcomeChange.map { "\n" + OutcomeText.words([$0]) } ?? ""
      notes.add((subject.failure ?? "") + change, of: subject.name, ignoringTimes: true)
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

  /// What ends in another way than in the baseline, one a line.
  package var causeLines: [String] { Self.causeLines(example) }

  /// The first transition of an invalid case that ends in another way than in the baseline, and the
  /// drag that is another one; nothing if all transitions end as before.
  ///
  /// What waits for such a transition never happens, which makes the run invalid.
  static func causeLines(_ subject: CheckedCase) -> [String] {
    guard subject.failure != nil, let change = subject.outcomeChange else { return [] }
    return [OutcomeText.words([change])] + GestureText.lines(subject)
  }
}
