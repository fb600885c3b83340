import JankGate
import JankMetrics
import JankTrace
import Testing

struct OtherOutcomeTests {
  private typealias Step = Trace.TransitionStep

  private static let name = Baseline.RunName(device: "d", strategy: "t")

  private func result(_ steps: [Step]) -> RunResult {
    RunResult(scenario: "s", strategy: "t", device: "d", trace: .transitions(steps))
  }

  /// Judges a run besides a baseline; an older one does not list transitions.
  private func checked(
    _ old: [Step],
    became new: [Step],
    isOlder: Bool = false,
    comparing metrics: [String] = [],
    rules: [Rule] = []
  ) throws -> CheckedCase {
    var baseline = try SampleCheck.baseline(result(old))
    if isOlder { baseline.scenarios["s"]?.runs[Self.name]?.transitions = nil }
    let judge = try Judge(
      rules: rules,
      baseline: baseline,
      comparing: metrics.compactMap(MetricRegistry.metric)
    )
    return judge.judge(SampleCheck.subject(result(new)))
  }

  /// The transition that each failed verdict on outcomes names, by metric.
  private func names(_ checked: CheckedCase) -> [String: String] {
    let verdicts = checked.verdicts.filter(\.isOtherOutcome)
    return Dictionary(
      verdicts.map { verdict in
        (verdict.metric, verdict.transition.map { "\($0.kind.rawValue) \($0.subject)" } ?? "none")
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static let closed: [Step] = [
    (.present, "Sheet", .completed), (.dismiss, "Sheet", .completed),
  ]
  private static let open: [Step] = [
    (.present, "Sheet", .completed), (.dismiss, "Sheet", .cancelled),
  ]
  private static let detail: [Step] = [(.push, "Detail", .completed)]

  // MARK: Numbers

  @Test func `two numbers that move together name the transition`() throws {
    let names = names(try checked(Self.closed, became: Self.open, isOlder: true))
    let sheet = "dismiss Sheet"
    #expect(names == ["transitions.completed": sheet, "transitions.cancelled": sheet])
  }

  @Test func `numbers that do not show the transition name none`() throws {
    let (completed, cancelled) = ("transitions.completed", "transitions.cancelled")
    // A push is gone; the dismissal was cancelled before.
    let gone = try checked(Self.open + Self.detail, became: Self.open, isOlder: true)
    #expect(names(gone) == [completed: "none"])
    let more = Self.open + [Self.open[1]]
    #expect(try names(checked(Self.open, became: more, isOlder: true)) == [cancelled: "none"])
    // Another transition completes, and a drag is cancelled.
    let pop: [Step] = [(.pop, "Detail", .cancelled)]
    let both = try checked(Self.closed, became: Self.closed + Self.detail + pop, isOlder: true)
    #expect(names(both) == [completed: "none", cancelled: "pop Detail"])
  }

  private func rule(_ metric: String, _ comparison: Threshold.Comparison, _ limit: Double) -> Rule {
    Rule(Threshold(metric: metric, comparison: comparison, limit: .fixed(.init(limit))))
  }

  private func names(by rule: Rule, _ steps: [Step]) throws -> [String: String] {
    names(try Judge(rules: [rule]).judge(SampleCheck.subject(result(steps))))
  }

  @Test func `a rule names a transition only if it allows no cancelled one`() throws {
    let (completed, cancelled) = ("transitions.completed", "transitions.cancelled")
    // The dismissal is cancelled by design, and a push is gone.
    #expect(try names(by: rule(completed, .equal, 2), Self.open) == [completed: "none"])
    let sheet = [cancelled: "dismiss Sheet"]
    #expect(try names(by: rule(cancelled, .equal, 0), Self.open) == sheet)
    #expect(try names(by: rule(cancelled, .atMost, 0), Self.open) == sheet)
    #expect(try names(by: rule(cancelled, .less, 1), Self.open) == sheet)
    let twice = Self.open + [Self.open[1]]
    #expect(try names(by: rule(cancelled, .atMost, 1), twice) == [cancelled: "none"])
    #expect(try names(by: rule(cancelled, .atLeast, 1), Self.closed) == [cancelled: "none"])
  }

  // MARK: Lists

  private static func photo(_ outcome: TransitionRecord.Outcome) -> [Step] {
    [(.present, "Photo", .completed), (.dismiss, "Photo", outcome)]
  }

  private static let swapped = (old: closed + photo(.cancelled), new: open + photo(.completed))

  @Test func `transitions that swap their outcomes fail the check`() throws {
    let (old, new) = Self.swapped
    let checked = try checked(old, became: new)
    #expect(checked.outcome == .failed && checked.differenceCount(.failed) == 1)
    let verdict = try #require(checked.differences.first)
    #expect(verdict.metric == "transitions.completed" && verdict.isOtherOutcome)
    #expect(verdict.baseline == verdict.actual && verdict.change?.steps == 0)
    #expect(verdict.transitionChanges.map(\.index) == [1, 3])
    #expect(names(checked) == ["transitions.completed": "dismiss Sheet"])
    // An older baseline has only the numbers, which are equal.
    #expect(try self.checked(old, became: new, isOlder: true).outcome == .held)
    let comparison = result(new).comparison(with: Baseline.Run(result(old)))
    #expect(comparison.judgement == .worse)
  }

  @Test func `a transition that no longer happens or ends fails the check`() throws {
    let gone = try checked(Self.open, became: [Self.open[0]])
    #expect(gone.outcome == .failed && names(gone) == ["transitions.cancelled": "none"])
    #expect(gone.differences.first(where: \.isOtherOutcome)?.transitionChanges.count == 1)
    let unfinished: [Step] = [(.push, "Detail", .unfinished)]
    let never = try checked(Self.closed + unfinished, became: Self.closed)
    #expect(never.outcome == .failed)
    #expect(never.differences.first(where: \.isOtherOutcome)?.transitionChanges.count == 1)
  }

  @Test func `a transition of a case that had none is named as new`() throws {
    let added = try checked([], became: Self.detail)
    #expect(added.outcome == .failed && names(added) == ["transitions.completed": "push Detail"])
    let changes = added.differences.first(where: \.isOtherOutcome)?.transitionChanges
    #expect(changes?.map(\.index) == [0] && changes?[0].old == nil)
    // No number shows a transition that never ends.
    let unfinished: [Step] = [(.push, "Detail", .unfinished)]
    #expect(try checked([], became: unfinished).outcome == .failed)
    #expect(names(try checked([], became: unfinished, isOlder: true)).isEmpty)
    #expect(try checked([], became: []).outcome == .held)
  }

  @Test func `the list names what numbers do not show`() throws {
    let steps = Self.open + Self.detail
    let push: [Step] = [(.push, "Detail", .cancelled)]
    let names = names(try checked(steps, became: Self.open + push))
    let detail = "push Detail"
    #expect(names == ["transitions.completed": detail, "transitions.cancelled": detail])
  }

  @Test func `a renamed controller holds`() throws {
    let renamed: [Step] = [(.present, "Page", .completed), (.dismiss, "Page", .completed)]
    #expect(try checked(Self.closed, became: renamed).outcome == .held)
  }

  @Test func `the list is compared if one of the two numbers is`() throws {
    let (old, new) = Self.swapped
    func metrics(comparing metrics: [String] = [], rules: [Rule] = []) throws -> [String] {
      try checked(old, became: new, comparing: metrics, rules: rules).differences.map(\.metric)
    }
    let (completed, cancelled) = ("transitions.completed", "transitions.cancelled")
    #expect(try metrics(comparing: ["apple.hitch-time"]).isEmpty)
    #expect(try metrics(comparing: ["apple.hitch-time", cancelled]) == [cancelled])
    func off(_ metric: String) -> Rule {
      let limit = Threshold.Limit.baseline()
      return Rule(Threshold(metric: metric, comparison: .equal, limit: limit, level: .off))
    }
    #expect(try metrics(rules: [off(completed)]) == [cancelled])
    #expect(try metrics(rules: [off(completed), off(cancelled)]).isEmpty)
  }

  @Test func `a broken rule against the baseline names what differs from it`() throws {
    let rule = Rule(
      Threshold(metric: "transitions.completed", comparison: .atLeast, limit: .baseline())
    )
    let verdict = try #require(
      try checked(Self.closed, became: Self.open, rules: [rule]).ruleVerdicts.first
    )
    #expect(verdict.outcome == .failed && verdict.transitionChanges.map(\.index) == [1])
    let held = try checked(Self.swapped.old, became: Self.swapped.new, rules: [rule])
    #expect(held.ruleVerdicts.map(\.outcome) == [.held])
    #expect(held.ruleVerdicts[0].transitionChanges.isEmpty && held.outcome == .failed)
  }
}
