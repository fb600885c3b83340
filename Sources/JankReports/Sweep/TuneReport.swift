internal import JankMetrics
package import JankSweep
internal import JankText

/// The answers to a sweep as sections, from which text, Markdown and pages are made.
package struct TuneReport: Sendable {
  /// A table with a heading and a remark.
  struct Section: Sendable {
    let title: String
    let columns: [TextTable.Column]
    var rows: [[String]] = []
    /// The candidate of each row; empty if rows are no candidates.
    var candidates: [Int] = []
    var note = ""
  }

  package let answer: SweepAnswer
  let sections: [Section]
  /// How many runs a search needed, or nil for the answers to a whole sweep.
  let remark: String?

  /// Creates the report.
  ///
  /// - Parameters:
  ///   - answer: the answers.
  ///   - remark: a remark at the end, or nil for none.
  package init(_ answer: SweepAnswer, remark: String? = nil) {
    self.answer = answer
    self.remark = remark
    sections =
      [Self.best(answer), Self.front(answer)].compactMap(\.self) + Self.effects(answer)
      + [Self.safeBox(answer)].compactMap(\.self)
  }
}

extension TuneReport {
  /// The number of candidates of each kind, in a sentence.
  var counts: String {
    let counts = answer.table.counts
    let limits = answer.table.question.sweep.limits
    let safe =
      limits.isEmpty
      ? "\(counts.safe) candidates are valid"
      : "\(counts.safe) of \(counts.safe + counts.unsafe) valid candidates keep all limits on "
        + "every device"
    return "\(safe); \(counts.invalid) are invalid, \(counts.excluded) excluded"
  }

  /// A score of an objective in the unit of its metric.
  static func score(_ steps: Int64, _ objective: Int, _ judge: CandidateJudge) -> String {
    ValueText.number(MetricValue(steps: steps, judge.metric(of: objective).unit))
  }

  /// An objective with its unit, as the heading of a column.
  static func heading(_ objective: Int, _ judge: CandidateJudge) -> String {
    let unit = judge.metric(of: objective).unit.label
    return judge.goals[objective].text + (unit.isEmpty ? "" : " (\(unit))")
  }

  private static func candidateColumns(_ answer: SweepAnswer) -> [TextTable.Column] {
    let question = answer.table.question
    let judge = answer.table.judge
    return question.space.parameters.map { .left($0.name, wrap: 12) }
      + [.left("strategy", wrap: 12)]
      + judge.goals.indices.map { .right(heading($0, judge), wrap: 12) } + [.right("point")]
  }

  private static func row(_ index: Int, _ answer: SweepAnswer) -> [String] {
    let question = answer.table.question
    let candidate = question.candidate(index)
    let scores = answer.table.scores(index) ?? []
    return question.space.values(of: candidate.point).map(\.sweepLabel)
      + [question.strategies[candidate.strategy]]
      + scores.enumerated().map { score($1, $0, answer.table.judge) } + ["\(candidate.point)"]
  }

  private static func best(_ answer: SweepAnswer) -> Section? {
    guard answer.table.judge.objectiveCount > 0 else { return nil }
    return Section(
      title: "Best",
      columns: candidateColumns(answer),
      rows: answer.best.map { row($0, answer) },
      candidates: answer.best,
      note: answer.best.isEmpty
        ? "No candidate keeps all limits."
        : "By the objectives in their order; the first value decides, the next break ties."
    )
  }

  private static let frontLimit = 40

  private static func front(_ answer: SweepAnswer) -> Section? {
    guard answer.table.judge.objectiveCount > 1, !answer.front.isEmpty else { return nil }
    let more = answer.front.count - frontLimit
    return Section(
      title: "Pareto front",
      columns: candidateColumns(answer),
      rows: answer.front.prefix(frontLimit).map { row($0, answer) },
      candidates: Array(answer.front.prefix(frontLimit)),
      note: "No other safe candidate is at least as good in every objective and better in one."
        + (more > 0 ? " \(more) more are not listed." : "")
    )
  }

  private static func effects(_ answer: SweepAnswer) -> [Section] {
    let judge = answer.table.judge
    return judge.goals.indices.map { objective in
      var section = Section(
        title: "Main effects on \(heading(objective, judge))",
        columns: [.left("parameter"), .right("range")]
          + [.left("mean at each value", wrap: 30), .left("safe at each value", wrap: 20)],
        note: "The mean over all valid candidates with the value. The range is the difference "
          + "between the largest and the smallest mean."
      )
      for effect in answer.effects where effect.objective == objective {
        let means = effect.levels.map { level in
          "\(level.label): \(level.mean.map { score($0, objective, judge) } ?? "n/a")"
        }
        let safe = effect.levels.map { "\($0.safeCount)/\($0.candidateCount)" }
        section.rows.append(
          [
            effect.parameter, score(effect.range, objective, judge),
            means.joined(separator: ", "), safe.joined(separator: ", "),
          ]
        )
      }
      return section
    }
  }

  private static func safeBox(_ answer: SweepAnswer) -> Section? {
    guard let box = answer.safeBox else { return nil }
    let question = answer.table.question
    let space = question.space
    guard !space.parameters.isEmpty else { return nil }
    return Section(
      title: "Safe region",
      columns: [.left("parameter"), .left("from"), .left("to"), .right("values")],
      rows: space.parameters.indices.map { axis in
        let range = box.ranges[axis]
        return [
          space.parameters[axis].name, space.levelLabel(axis, range.lowerBound),
          space.levelLabel(axis, range.upperBound), "\(range.count) of \(space.levelCount(axis))",
        ]
      },
      note:
        "With \(question.strategies[box.strategy]), all \(box.pointCount) combinations of these "
        + "values keep all limits on every device. The region grew from the best candidate."
    )
  }
}
