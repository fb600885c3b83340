internal import HeadlessUIKit
internal import JankAnimators
internal import JankText
internal import JankTrace

extension ScenarioFormat {
  /// The findings that the runs have to have, each with its place.
  var findings: JSONKey<[Located<Scenario.ExpectedFinding>]?> {
    let placed = finding.located.map { located in
      var finding = located.value
      finding.line = located.position.line
      return Located(finding, at: located.position)
    }
    return .optional(
      "findings",
      .array(of: placed, count: 1...1000),
      """
      The findings that the runs have to have; a run without one of them fails, and one with \
      others of weight fails too.
      """
    )
  }

  private var finding: JSONShape<Scenario.ExpectedFinding> {
    .object(
      "an expected finding",
      JSONKey.required(
        "rule",
        .name(of: "a rule", among: FindingRule.allCases),
        "The rule that does not hold."
      ),
      JSONKey.optional("of", .reference(to: "screen"), "The screen it is about."),
      JSONKey.optional(
        "at",
        Self.momentShape,
        """
        When it is found at the earliest: a time after the start of the run, or by an event of the \
        last step or of the one with a name; at any time if left out.
        """
      ),
      JSONKey.optional(
        "within",
        .duration(in: 0...100_000_000_000),
        or: .text("50 ms"),
        "How long after that at the latest."
      ),
      JSONKey.optional(
        "outcomes",
        .distinct(.name(of: "an outcome", among: Scenario.Outcome.allCases), by: \.rawValue),
        "The outcomes of drags with which it is found; every one if left out."
      ),
      JSONKey.optional(
        "strategies",
        .distinct(
          JSONShape.named("a strategy", catalog.strategies, by: \.name).map(\.name),
          by: \.self
        ),
        "The strategies under which it is found; every one if left out."
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
    }
  }
}
