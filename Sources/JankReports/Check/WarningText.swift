package import JankGate
internal import JankText
internal import JankTrace

/// The warnings of runs as text, each once for the cases of a scenario that have it.
package struct WarningText: Hashable, Sendable {
  /// The case, or the scenario with the number of cases.
  package let name: String
  /// The warning.
  package let text: String
  /// The file of the scenario.
  package let path: String
  /// The position of the key that it is about, or nil if unknown.
  package let position: ScriptLines.Position?
}

extension WarningText {
  /// A text and the position of the key that it is about.
  private typealias Warning = (text: String, position: ScriptLines.Position?)

  /// The most warnings that are listed unless all are wanted.
  private static let listLimit = 20

  /// The warnings that a run lists: drags without effect, and findings that UIKit tolerates.
  package static func listed(of cases: [CheckedCase]) -> [WarningText] {
    grouped(cases) { subject in
      let warnings = subject.facts.warnings.map { event -> Warning in
        let text = "\(printable(event.subject)): \(printable(event.name, limit: 400))"
        return (text, subject.lines.warnings[event.name])
      }
      let findings = subject.facts.findings.filter { $0.severity == .warning }
      return warnings + findings.map { finding -> Warning in (FindingText.line(finding), nil) }
    }
  }

  /// The warnings that no frame of a run is measured.
  package static func uncounted(of cases: [CheckedCase]) -> [WarningText] {
    grouped(cases) { subject in
      guard let motion = subject.facts.uncountedMotion else { return [] }
      return [(motion, nil)]
    }
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
    return shown.map { "\($0.name): \($0.text)\($0.place)" }
      + (more > 0 ? ["\(more) more \(more == 1 ? "warning" : "warnings"), which --all shows"] : [])
  }

  /// The file and the line, as a continuation; nothing if the line is unknown.
  private var place: String { Self.place(position, in: path) }

  /// A line of a file, as a continuation; nothing if the line is unknown.
  static func place(_ position: ScriptLines.Position?, in path: String) -> String {
    position.map { " (\(printable(path, limit: 1_000)):\($0.line))" } ?? ""
  }

  private static func grouped(
    _ cases: [CheckedCase],
    _ texts: (CheckedCase) -> [Warning]
  ) -> [WarningText] {
    var notes = CaseNotes()
    // By scenario and text, as notes are.
    var origins: [String: [String: (path: String, position: ScriptLines.Position?)]] = [:]
    for subject in cases {
      for (text, position) in texts(subject) {
        notes.add(text, of: subject.name)
        let scenario = subject.name.scenarioWithoutOutcome
        if origins[scenario]?[text] == nil {
          origins[scenario, default: [:]][text] = (subject.path, position)
        }
      }
    }
    return notes.notes.map { note in
      let origin = origins[note.cases[0].scenarioWithoutOutcome]?[note.text]
      return WarningText(
        name: ReportText.name(note.cases),
        text: note.text,
        path: origin?.path ?? "",
        position: origin?.position
      )
    }
  }
}
