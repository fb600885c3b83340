package import JankGate

/// Texts about cases, each once for all cases of a scenario that share it.
package struct CaseNotes {
  /// A text and the cases that share it.
  package struct Note {
    /// The text.
    package let text: String
    /// The cases of one scenario, with any outcome, in the order in which they were added.
    package fileprivate(set) var cases: [CaseName]
  }

  private struct Key: Hashable {
    let scenario: String
    let text: String
  }

  /// The notes, in the order of their first cases.
  package private(set) var notes: [Note] = []
  private var places: [Key: Int] = [:]

  /// Creates a list without notes.
  package init() {}

  /// Adds a text about a case; the same text about the same case counts once.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of the case.
  ///   - ignoringTimes: Whether a text is the same as an earlier one if only times in milliseconds
  ///     differ, which depend on the device.
  package mutating func add(_ text: String, of name: CaseName, ignoringTimes: Bool = false) {
    let words = ignoringTimes ? text.replacing(/[0-9.]+ ms/, with: "ms") : text
    let key = Key(scenario: name.scenarioWithoutOutcome, text: words)
    guard let place = places[key] else {
      places[key] = notes.count
      notes.append(Note(text: text, cases: [name]))
      return
    }
    if notes[place].cases.last != name { notes[place].cases.append(name) }
  }

  /// The notes as lines that begin with their cases.
  package var lines: [String] { notes.map { "\(ReportText.name($0.cases)): \($0.text)" } }
}
