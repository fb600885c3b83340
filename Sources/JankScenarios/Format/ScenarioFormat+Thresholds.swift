internal import JankMetrics

extension ScenarioFormat {
  /// The rules about the figures.
  var thresholds: JSONKey<[Scenario.StatedThreshold]?> {
    let level = JSONShape.name(of: "a level", among: Threshold.Level.allCases)
    let entries = JSONShape.entries(of: level, count: 0...1000, names: .text(length: 1...1000))
    return .optional(
      "thresholds",
      entries.resolved { entries, _, log in rules(entries, log) },
      """
      What the figures have to hold: a rule such as "apple.hitch-time-ratio: value < 5 ms/s", and \
      what follows if it is broken. A rule is a metric, optionally conditions such as \
      {device=phone-60}, and how an aggregate of it compares with a figure or with the baseline.
      """
    )
  }

  private func rules(
    _ entries: [JSONEntry<Threshold.Level>],
    _ log: DiagnosticLog
  ) -> [Scenario.StatedThreshold]? {
    var rules: [Scenario.StatedThreshold] = []
    for entry in entries {
      let position = entry.keyPosition
      do throws(ThresholdTextError) {
        let rule = try ThresholdText.threshold(in: entry.key, level: entry.value, metrics: metrics)
        if let first = rules.first(where: { $0.threshold.hasSameLimit(as: rule) }) {
          let place = first.position.map { " at \($0)" } ?? ""
          log.report(
            "the rule \(quoted(entry.key)) says the same as the one\(place)",
            at: position,
            hint: "remove one",
            about: .meaning
          )
        } else {
          rules.append(Scenario.StatedThreshold(rule, at: position))
        }
      } catch {
        log.report(
          error.message,
          at: position.inText(column: error.column),
          hint: error.hint,
          about: .meaning
        )
      }
    }
    return rules.count == entries.count ? rules : nil
  }
}

extension Threshold {
  /// Whether two rules differ in their level at most.
  fileprivate func hasSameLimit(as other: Threshold) -> Bool {
    var leveled = self
    leveled.level = other.level
    return leveled == other
  }
}
