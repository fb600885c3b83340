package import JankGate
internal import JankText
internal import JankTrace

/// The warnings of runs as text, each once for the cases of a scenario that have it.
package struct WarningText: Hashable, Sendable {
  /// The case, or the scenario with the number of cases.
  package let name: String
  /// The warning.
  package let text: String
}

extension WarningText {
  /// The most warnings that are listed unless all are wanted.
  private static let listLimit = 20

  /// The warnings that a run lists: drags without effect, and findings that UIKit tolerates.
  package static func listed(of cases: [CheckedCase]) -> [WarningText] {
    grouped(cases) { subject in
      let findings = subject.facts.findings.filter { $0.severity == .warning }
      return subject.facts.warnings.map {
        "\(printable($0.subject)): \(printable($0.name, limit: 400))"
      }
        + findings.map(FindingText.line)
    }
  }

  /// The warnings that no frame of a run is measured.
  package static func uncounted(of cases: [CheckedCase]) -> [WarningText] {
    grouped(cases) { subject in [subject.facts.uncountedMotion].compactMap(\.self) }
  }

  /// Every warning on a line of its own, or the first of many and the number of the others.
  ///
  /// - Parameters:
  ///   - cases: the cases, in file order.
  ///   - listsAll: whether every line is listed.
  /// - Returns: The lines.
  package static func lines(of cases: [CheckedCase], listsAll: Bool) -> [String] {
    let warnings = listed(of: cases) + uncounted(of: cases)
    let shown = listsAll ? warnings[...] : warnings.prefix(listLimit)
    let more = warnings.count - shown.count
    return shown.map { "\($0.name): \($0.text)" }
      + (more > 0 ? ["\(more) more \(more == 1 ? "warning" : "warnings"), which --all shows"] : [])
  }

  private static func grouped(
    _ cases: [CheckedCase],
    _ texts: (CheckedCase) -> [String]
  ) -> [WarningText] {
    var notes = CaseNotes()
    for subject in cases {
      for text in texts(subject) { notes.add(text, of: subject.name) }
    }
    return notes.notes.map { WarningText(name: ReportText.name($0.cases), text: $0.text) }
  }
}
