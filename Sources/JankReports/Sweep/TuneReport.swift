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
  /// What was asked and over which conditions, in short sentences.
  var question: [String] {
    let question = answer.table.question
    let conditions = question.sweep.conditions
    let goals = question.sweep.objectives.map {
      ($0.isMaximized ? "the largest " : "the smallest ") + $0.text
    }
    let scenarios = Self.distinct(question.cases.entries.map(\.scenario))
    let seeds = conditions.firstSeed.map { first in
      conditions.seedCount == 1
        ? "seed \(first)" : "seeds \(first) to \(first &+ UInt64(conditions.seedCount - 1))"
    }
    let stalls = conditions.stalls.map { $0 == 0 ? "none" : DurationText.text($0) }
    let parts = [
      "scenarios: \(scenarios.joined(separator: ", "))",
      "devices: \(question.devices.joined(separator: ", "))",
      stalls == ["none"] ? nil : "stalls: \(stalls.joined(separator: ", "))", seeds,
    ]
    return [
      "wanted: " + goals.joined(separator: ", then "),
      parts.compactMap(\.self).joined(separator: "; "),
    ]
  }

  /// Each limit, and the number of candidates that break it.
  var limits: [String] {
    answer.table.judge.bounds.enumerated().map { index, bound in
      let broken = answer.table.brokenCount(ofLimit: index)
      let count = broken == 1 ? "1 candidate breaks it" : "\(broken) candidates break it"
      return "limit on every device: \(bound.limit.text); \(count)"
    }
  }

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

  /// The stall that the sweep adds to a case, as an option takes it, or nil for none.
  package func stall(ofCase number: Int) -> String? {
    let question = answer.table.question
    let stall = question.sweep.conditions.stalls[question.cases.place(of: number).stall]
    return stall == 0 ? nil : DurationText.text(stall).replacing(" ", with: "")
  }

  /// The seed of a case, or nil if it is that of its scenario.
  package func seed(ofCase number: Int) -> UInt64? {
    let question = answer.table.question
    let place = question.cases.place(of: number)
    return question.sweep.conditions.firstSeed.map { $0 &+ UInt64(place.seed) }
  }

  /// How a candidate is within each limit: the limit, and its value in words.
  func limitValues(of candidate: Int) -> [(limit: String, value: String)] {
    Self.limitValues(answer.table.limits(candidate), answer.table.judge)
  }

  private static func limitValues(
    _ values: some Sequence<LimitValue>,
    _ judge: CandidateJudge
  ) -> [(limit: String, value: String)] {
    let devices = judge.question.devices
    return zip(judge.bounds, values).map { bound, value in
      guard let steps = value.steps else { return (bound.limit.text, "n/a") }
      let number = ValueText.text(MetricValue(steps: steps, bound.metric.unit))
      let verdict = value.isKept ? "kept" : "broken"
      return (bound.limit.text, "\(verdict), \(number) on \(devices[value.device])")
    }
  }

  /// The candidate that comes nearest to the limits, and how it breaks them, in a sentence.
  package static func nearest(
    _ candidate: Candidate,
    _ values: some Collection<LimitValue>,
    _ judge: CandidateJudge
  ) -> String {
    let broken = zip(limitValues(values, judge), values).filter { !$1.isKept }.map { item, _ in
      "\(item.limit) is \(item.value)"
    }
    return "The nearest is \(judge.question.label(of: candidate)) (point \(candidate.point)): "
      + broken.joined(separator: "; ") + "."
  }

  private static func distinct(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
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
      note: bestNote(answer)
    )
  }

  private static func bestNote(_ answer: SweepAnswer) -> String {
    guard let best = answer.best.first else {
      guard !answer.table.judge.bounds.isEmpty else { return "No candidate is valid." }
      let table = answer.table
      let nearest = answer.nearest.map {
        " " + Self.nearest(table.question.candidate($0), table.limits($0), table.judge)
      }
      return "No candidate keeps all limits." + (nearest ?? "")
    }
    let more = answer.equalCount(of: best)
    let isMany = answer.table.judge.objectiveCount > 1
    let notes = [
      isMany ? "The first objective decides, the next break ties." : nil,
      more == 0
        ? nil : "The values of the first are those of \(more) other\(more == 1 ? "" : "s") too.",
    ]
    return (notes.compactMap(\.self) + edges(of: best, answer)).joined(separator: " ")
  }

  /// The parameters of which the best value is the first or the last one, if that matters.
  private static func edges(of candidate: Int, _ answer: SweepAnswer) -> [String] {
    let space = answer.table.question.space
    guard space.sample == .grid else { return [] }
    let digits = space.digits(of: answer.table.question.candidate(candidate).point)
    let equals = answer.table.indices.filter {
      answer.table.isSafe($0) && answer.table.scores($0) == answer.table.scores(candidate)
    }.map { space.digits(of: answer.table.question.candidate($0).point) }
    return space.parameters.indices.compactMap { axis in
      let name = space.parameters[axis].name
      let matters = answer.effects.contains {
        $0.objective == 0 && $0.parameter == name && $0.range > 0
      }
      let last = space.levelCount(axis) - 1
      // Where another value is as good, the end of the range is no limit.
      guard matters, equals.allSatisfy({ $0[axis] == digits[axis] }),
        space.parameters[axis].isRange, digits[axis] == 0 || digits[axis] == last
      else { return nil }
      let place = digits[axis] == 0 ? "smallest" : "largest"
      return "\(name) is at its \(place) value: a wider range may have a better one."
    }
  }

  private static let frontLimit = 40

  private static func front(_ answer: SweepAnswer) -> Section? {
    guard answer.table.judge.objectiveCount > 1, !answer.front.isEmpty else { return nil }
    let more = answer.front.count - frontLimit
    let listed = Array(answer.front.prefix(frontLimit))
    let hasEquals = listed.contains { answer.equalCount(of: $0) > 0 }
    var columns = candidateColumns(answer)
    var rows = listed.map { row($0, answer) }
    if hasEquals {
      // Before the point, which links to the candidate.
      columns.insert(.right("same scores", wrap: 12), at: columns.count - 1)
      for (place, index) in listed.enumerated() {
        rows[place].insert("\(answer.equalCount(of: index))", at: columns.count - 2)
      }
    }
    return Section(
      title: "Pareto front",
      columns: columns,
      rows: rows,
      candidates: listed,
      note: "No other safe candidate is at least as good in every objective and better in one."
        + (more > 0 ? " \(more) more are not listed." : "") + (hasEquals ? equalsNote : "")
    )
  }

  private static let equalsNote =
    " \"same scores\" is the number of other safe candidates with the same scores, of which the "
    + "first is listed."

  /// A table for each parameter with the mean of each objective at each value, the parameter that
  /// changes the first objective most first.
  private static func effects(_ answer: SweepAnswer) -> [Section] {
    let judge = answer.table.judge
    let names = answer.effects.filter { $0.objective == 0 }.map(\.parameter)
    return names.map { name in
      let own = answer.effects.filter { $0.parameter == name }
        .sorted { $0.objective < $1.objective }
      let levels = own.first?.levels ?? []
      let rows = levels.indices.map { place in
        [levels[place].label]
          + own.map { effect in
            effect.levels[place].mean.map { score($0, effect.objective, judge) } ?? "n/a"
          } + ["\(levels[place].safeCount) of \(levels[place].candidateCount)"]
      }
      let ranges = own.map { score($0.range, $0.objective, judge) }
      let hasEffect = own.contains { $0.range > 0 }
      return Section(
        title: "Main effects of \(name)",
        columns: [.left(name, wrap: 20)]
          + own.map { .right(heading($0.objective, judge), wrap: 12) } + [.right("safe")],
        rows: hasEffect ? rows + [["range"] + ranges + [""]] : rows,
        note: hasEffect
          ? "The mean over all valid candidates with the value. The range is the difference "
            + "between the largest and the smallest mean."
          : "No objective changes with it."
      )
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
