internal import JankEngine
internal import JankExplore
internal import JankReports
internal import JankScenarios
internal import JankText
internal import JankTrace

/// A scenario that is invalid without a variation, for a reason that is no failure.
///
/// For example, a step of its script never happens, or an expected finding is missing. A variation
/// may cause both, so they count for the scenario itself only.
struct InvalidScenario: Sendable {
  /// The first case that is invalid.
  let one: Case
  /// Why it is, on one line: `select A never happened: …, in line 5`.
  let reason: String
  /// The command that plays the case.
  let replay: String

  /// Plays cases of a scenario as `run` does; nil if none of them is invalid.
  ///
  /// A case does not count if the failures of the exploration state why it is invalid.
  ///
  /// - Parameters:
  ///   - cases: the cases.
  ///   - scenario: their scenario.
  ///   - finder: finds the failures of the exploration.
  ///   - known: the findings that are no failures, nor is what follows from them.
  ///   - limits: makes the limits of a run.
  ///   - replay: returns the command that plays a case.
  init?(
    among cases: [Case],
    of scenario: Scenario,
    _ finder: FailureFinder,
    accepting known: KnownFindings,
    _ limits: () -> RunLimits,
    replay: (Case) -> String
  ) {
    for one in cases {
      let trace = one.trace(limits: limits(), watchesPages: false)
      guard trace.end > .zero, let failure = trace.failures.first,
        known.indices(in: trace, of: scenario).isEmpty,
        !finder.failures(in: trace, naming: []).contains(where: \.isError)
      else { continue }
      self.one = one
      reason = FindingText.line(failure)
      self.replay = replay(one)
      return
    }
    return nil
  }
}

extension InvalidScenario {
  /// Describes the scenario in a list of failures.
  func text(_ layout: TextLayout) -> String {
    let name = "\(one.scenario.name) / \(one.device.name) / \(one.strategy.name)"
    let line =
      "error: \(printable(name, limit: 300)): invalid without a variation: \(reason)"
    // One line, so that the command can be copied.
    return "\n" + layout.paragraph(line, hanging: "    ")
      + "  \(ReplayMark.text)\(printable(replay, limit: 4_096))\n"
  }
}
