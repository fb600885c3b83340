internal import JankGate
internal import JankText

extension ScenarioFormat {
  /// The rules for metrics.
  var thresholds: JSONKey<[Scenario.StatedThreshold]?> {
    let level = JSONShape.name(of: "a level", among: Threshold.Level.allCases)
    let entries = JSONShape.entries(of: level, count: 0...1000, names: Self.rule)
    return .optional(
      "thresholds",
      entries.resolved { entries, _, log in
        rules(entries, log)
      } writing: { rules in
        rules.map { JSONEntry("\($0.threshold)", $0.threshold.level) }
      },
      """
      Rules for metrics, such as "apple.hitch-time-ratio: value < 5 ms/s", each with the level of \
      a violation. A rule is a metric, optionally conditions such as {device=phone-60}, and how an \
      aggregate of the metric compares with a number or with the baseline.
      """
    )
  }

  /// The text of a rule, of which only the length is checked; errors in its grammar have positions.
  private static let rule: JSONShape<String> = {
    let length = 1...1000
    let text = JSONShape.text(length: length)
    let schema = JSONSchema.text(length: length, pattern: ThresholdText.pattern)
    return JSONShape(text.expectation, schema: schema, read: text.read)
  }()

  private func rules(
    _ entries: [JSONEntry<Threshold.Level>],
    _ log: DiagnosticLog
  ) -> [Scenario.StatedThreshold]? {
    var rules: [Scenario.StatedThreshold] = []
    // By their limits, regardless of their levels.
    var places: [Threshold: SourcePosition] = [:]
    for entry in entries {
      log.work.add()
      let position = entry.keyPosition
      do throws(ThresholdTextError) {
        let rule = try ThresholdText.threshold(in: entry.key, level: entry.value, metrics: metrics)
        if let problem = problem(of: rule) {
          log.report(problem.message, at: position, hint: problem.hint, about: .meaning)
        } else if let first = places[rule.withLevel(.error)] {
          log.report(
            "the rule \(quoted(entry.key)) duplicates the one at \(first)",
            at: position,
            hint: "remove one",
            about: .meaning
          )
        } else {
          places[rule.withLevel(.error)] = position
          rules.append(Scenario.StatedThreshold(rule, at: position))
        }
      } catch {
        log.report(
          error.message,
          at: position.inText(column: error.column),
          hint: error.hint,
          about: error.isAboutMeaning ? .meaning : .shape
        )
      }
    }
    return rules.count == entries.count ? rules : nil
  }

  /// Returns why a rule cannot apply to any run, or nil if it can.
  private func problem(of threshold: Threshold) -> RuleProblem? {
    // A metric that is not ours cannot be checked.
    guard Gauge(threshold.metric) != nil else { return nil }
    do throws(RuleProblem) {
      try Rule(threshold).check()
      return nil
    } catch {
      return error
    }
  }
}
