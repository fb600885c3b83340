package import JankGate
internal import JankMetrics

/// Late first frames of apps that count as hitches, in words.
///
/// The app shows its first page with this frame. If a transition is running by then, the cost of
/// the launch counts as its hitch.
package enum FirstFrameText {
  /// Notes the scenarios of some results of which the first frame is a hitch.
  ///
  /// - Parameter results: The cases, in their order.
  /// - Returns: A line for each scenario.
  package static func lines(_ results: [RunResult]) -> [String] {
    var groups: [(scenario: String, cases: [CaseName])] = []
    for result in results where result.headline.hitches.contains(where: { $0.frame == 0 }) {
      let name = result.caseName
      let scenario = name.scenarioWithoutOutcome
      if groups.last?.scenario != scenario { groups.append((scenario, [])) }
      groups[groups.count - 1].cases.append(name)
    }
    return groups.map { group in
      "\(ReportText.name(group.cases)): the late frame 0 is the first of the app and was not "
        + "shown when the transition began; to measure the transition alone, begin the script later"
    }
  }
}
