internal import JankGate
internal import JankText

extension ScenarioFormat {
  /// The rules for metrics.
  var thresholds: JSONKey<[Scenario.StatedThreshold]?> {
    let level = JSONShape.name(
      of: "a level",
      among: Threshold.Level.allCases,
      hint: #"write a whole rule and its level, such as "apple.hitch-count: value <= 0": "error""#
    )
    let entries = JSONShape.entries(of: level, count: 0...1000, names: rule)
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

  /// The text of a rule, whose errors are reported even if its level is wrong.
  private var rule: JSONShape<String> {
    let length = 1...1000
    let text = JSONShape.text(length: length)
    let schema = JSONSchema.text(length: length, pattern: ThresholdText.pattern)
    return JSONShape(text.expectation, schema: schema) { [metrics] value, log in
      guard let text = text.read(value, log) else { return nil }
      do throws(ThresholdTextError) {
        let rule = try ThresholdText.threshold(in: text, level: .error, metrics: metrics)
        guard let problem = Self.problem(of: rule) else { return text }
        log.report(problem.message, at: value.position, hint: problem.hint, about: .meaning)
        return nil
      } catch {
        log.report(
          error.message,
          at: value.position.inText(column: error.column),
          hint: error.hint,
          about: error.isAboutMeaning ? .meaning : .shape
        )
        return nil
      }
    }
  }

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
      guard
        let rule = try? ThresholdText.threshold(
          in: entry.key,
          level: entry.value,
          metrics: metrics
        )
      else { preconditionFailure("the text of a rule was read before") }
      if let first = places[rule.withLevel(.error)] {
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
    }
    return rules.count == entries.count ? rules : nil
  }

  /// Returns why a rule cannot apply to any run, or nil if it can.
  private static func problem(of threshold: Threshold) -> RuleProblem? {
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
