internal import HeadlessUIKit
internal import JankGate
internal import JankText

extension ScenarioDraft {
  /// Reports rules that match no case of the scenario.
  func checkThresholds(_ log: DiagnosticLog) -> Bool {
    let source = CheckSubject.Source(
      scenario: scenario.name,
      path: "",
      tags: scenario.tags,
      contentHash: ""
    )
    let names = scenario.cases.map(\.name).flatMap { name in
      scenario.setting.devices.flatMap { device in
        scenario.setting.strategies.map {
          CaseName(scenario: name, device: device.name, strategy: $0)
        }
      }
    }
    let idle = scenario.demands.thresholds.filter { stated in
      let rule = Rule(stated.threshold)
      return !names.contains { rule.covers($0, from: source) }
    }
    for stated in idle {
      let filter = IdleFilter(of: stated.threshold, among: names, tags: scenario.tags)
      log.within(.key("thresholds")) {
        log.report(
          "the rule \(quoted("\(stated.threshold)")) matches no case of the scenario: "
            + filter.message,
          at: stated.position ?? SourcePosition(line: 1, column: 1),
          hint: filter.hint
            ?? "braces select among the devices, strategies, tags and outcomes of the file",
          about: .meaning
        )
      }
    }
    return idle.isEmpty
  }
}
