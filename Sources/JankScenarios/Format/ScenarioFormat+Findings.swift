internal import HeadlessUIKit
internal import JankAnimators
internal import JankText
internal import JankTrace

extension ScenarioFormat {
  /// The expected findings, each with its position.
  var findings: JSONKey<[Located<Scenario.ExpectedFinding>]?> {
    let placed: JSONShape<Located<Scenario.ExpectedFinding>> = finding.located.map { located in
      var finding = located.value
      finding.line = located.position.line
      return Located(finding, at: located.position)
    } writing: {
      $0
    }
    return .optional(
      "findings",
      .array(of: placed, count: 1...1000),
      """
      The findings that the scenario provokes on purpose. A run fails if one of them is missing or \
      if it has another error.
      """
    )
  }

  private var finding: JSONShape<Scenario.ExpectedFinding> {
    .object(
      "an expected finding",
      JSONKey.required(
        "rule",
        .name(of: "a rule", among: FindingRule.allCases),
        "The rule that is broken."
      ),
      JSONKey.optional(
        "of",
        .reference(to: Self.subjectKind),
        "The screen of the finding, or its process, such as \"widget\"."
      ),
      JSONKey.optional(
        "at",
        Self.momentShape,
        """
        The earliest time of the finding: a time after the start of the run, or an event of the \
        last step or of a named step; by default any time.
        """
      ),
      JSONKey.optional(
        "within",
        .duration(in: 0...100_000_000_000),
        or: .text("50 ms"),
        "How long after this time the finding may come."
      ),
      JSONKey.optional(
        "outcomes",
        .distinct(.name(of: "an outcome", among: Scenario.Outcome.allCases), by: \.rawValue),
        "The outcomes of drags with which it is expected; by default all."
      ),
      JSONKey.optional(
        "strategies",
        .distinct(
          .named("a strategy", catalog.strategies.map(\.name), by: \.self),
          by: \.self
        ),
        "The strategies under which it is expected; by default all."
      )
    ) { rule, subject, moment, delay, outcomes, strategies in
      Scenario.ExpectedFinding(
        rule,
        of: subject,
        at: moment,
        within: Interval(nanoseconds: delay),
        outcomes: outcomes ?? [],
        strategies: strategies ?? []
      )
    } parts: { finding in
      (
        finding.rule, finding.subject, finding.moment, finding.delay.nanoseconds,
        finding.outcomes.isEmpty ? nil : finding.outcomes,
        finding.strategies.isEmpty ? nil : finding.strategies
      )
    }
  }
}
