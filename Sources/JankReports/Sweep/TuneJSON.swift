internal import JankMetrics
package import JankSweep
package import JankText

/// The answers to a sweep as JSON.
package enum TuneJSON {
  /// The format's name, stated in every file.
  package static let schema = "janklab-tuning"

  /// Returns the answers as text, which ends with a line feed.
  package static func text(_ answer: SweepAnswer) -> String { format.record.text(answer) }

  /// A candidate with the answers it belongs to.
  struct Item: Sendable {
    let index: Int
    let answer: SweepAnswer

    var question: SweepQuestion { answer.table.question }
    var candidate: Candidate { question.candidate(index) }
  }

  /// A value of a metric.
  struct Score: Sendable {
    let goal: SweepObjective
    let value: MetricValue
  }

  /// A value of a parameter.
  struct Setting: Sendable {
    let name: String
    let value: JSONValue
  }

  /// The format of what `janklab tune --format json` writes.
  package static let format = JSONFormat<SweepAnswer>(
    title: "JankLab tuning",
    about: "The best candidates of a sweep. Values are in the unit given beside them.",
    JSONRecord {
      JSONField.format(schema)
      JSONField.version(1)
      JSONField("sweep", .text, "The name of the sweep.") { $0.table.question.sweep.name }
      JSONField("safe", .count, "The number of candidates that keep all limits.") {
        $0.table.counts.safe
      }
      JSONField("unsafe", .count, "The number of candidates that break a limit.") {
        $0.table.counts.unsafe
      }
      JSONField("invalid", .count, "The number of candidates with an invalid run.") {
        $0.table.counts.invalid
      }
      JSONField("excluded", .count, "The number of candidates that constraints exclude.") {
        $0.table.counts.excluded
      }
      JSONField("limits", .list(of: limit.line), "The limits.") { answer in
        zip(answer.table.question.sweep.limits.indices, answer.table.question.sweep.limits)
          .map { Bound(limit: $1, brokenCount: answer.table.brokenCount(ofLimit: $0)) }
      }
      JSONField("best", .list(of: candidate.object), "The best candidates, best first.") {
        items($0.best, $0)
      }
      JSONField("front", .list(of: candidate.object), "The Pareto front.") { items($0.front, $0) }
      JSONField(
        "nearest",
        .orNull(candidate.object),
        "The candidate that comes nearest to the limits if none keeps all, else null."
      ) { answer in answer.nearest.map { Item(index: $0, answer: answer) } }
      JSONField(
        "safeRegion",
        .list(of: range.line),
        "Values around the best candidate of which every combination keeps all limits with its "
          + "strategy; empty if there is no such candidate, and for samples."
      ) { Range.ranges($0) }
      JSONField("effects", .list(of: effect.object), "What each parameter does.") { answer in
        answer.effects.map { Effect(effect: $0, judge: answer.table.judge) }
      }
    }
  )

  private static func items(_ indices: [Int], _ answer: SweepAnswer) -> [Item] {
    indices.map { Item(index: $0, answer: answer) }
  }
}

// MARK: Limits

extension TuneJSON {
  /// A limit with the number of candidates that break it.
  struct Bound: Sendable {
    let limit: SweepLimit
    let brokenCount: Int
  }

  /// The values of a parameter in the safe region.
  struct Range: Sendable {
    let name: String
    let ends: (String, String)
    let count: Int

    static func ranges(_ answer: SweepAnswer) -> [Range] {
      let space = answer.table.question.space
      guard let box = answer.safeBox else { return [] }
      return space.parameters.indices.map { axis in
        let range = box.ranges[axis]
        return Range(
          name: space.parameters[axis].name,
          ends: (
            space.levelLabel(axis, range.lowerBound), space.levelLabel(axis, range.upperBound)
          ),
          count: range.count
        )
      }
    }
  }

  private static let limit = JSONRecord<Bound> {
    JSONField("metric", .text, "The metric.") { $0.limit.metric }
    JSONField("of", .text, "The statistic.") { $0.limit.statistic.rawValue }
    JSONField("atMost", .orNull(.number), "The largest allowed value, or null.") { $0.limit.most }
    JSONField("atLeast", .orNull(.number), "The smallest allowed value, or null.") {
      $0.limit.least
    }
    JSONField("broken", .count, "The number of candidates that break it.") { $0.brokenCount }
  }

  private static let range = JSONRecord<Range> {
    JSONField("parameter", .text, "The parameter.") { $0.name }
    JSONField("from", .text, "The first value.") { $0.ends.0 }
    JSONField("to", .text, "The last value.") { $0.ends.1 }
    JSONField("values", .count, "The number of values.") { $0.count }
  }
}

// MARK: Candidates

extension TuneJSON {
  private static let candidate = JSONRecord<Item> {
    JSONField("point", .count, "The point, counted from 0.") { $0.candidate.point }
    JSONField("strategy", .text, "The strategy.") { $0.question.strategies[$0.candidate.strategy] }
    JSONField("parameters", .list(of: setting.line), "The values of the parameters.") { item in
      zip(item.question.space.parameters, item.question.space.values(of: item.candidate.point))
        .map { Setting(name: $0.name, value: $1) }
    }
    JSONField("scores", .list(of: score.line), "The value of each objective.") { item in
      (item.answer.table.scores(item.index) ?? []).enumerated().map { objective, steps in
        let judge = item.answer.table.judge
        return Score(
          goal: judge.goals[objective],
          value: MetricValue(steps: steps, judge.metric(of: objective).unit)
        )
      }
    }
    JSONField("sameScores", .count, "The number of other safe candidates with the same scores.") {
      $0.answer.equalCount(of: $0.index)
    }
  }

  private static let setting = JSONRecord<Setting> {
    JSONField("name", .text, "The parameter.") { $0.name }
    JSONField("value", JSONCodec(schema: .anything) { $0.item($1) }, "Its value.") { $0.value }
  }

  private static let score = JSONRecord<Score> {
    JSONField("metric", .text, "The metric.") { $0.goal.metric }
    JSONField("of", .text, "The statistic.") { $0.goal.statistic.rawValue }
    JSONField("value", .number, "The value.") { $0.value.value }
    JSONField("unit", .word, "Its unit.") { $0.value.unit }
  }
}

// MARK: Effects

extension TuneJSON {
  /// A main effect with the objectives it is about.
  struct Effect: Sendable {
    let effect: MainEffect
    let judge: CandidateJudge

    func value(_ steps: Int64) -> Double {
      MetricValue(steps: steps, judge.metric(of: effect.objective).unit).value
    }
  }

  /// A value of a parameter in a main effect.
  struct Level: Sendable {
    let level: MainEffect.Level
    let mean: Double?
  }

  private static let effect = JSONRecord<Effect> {
    JSONField("parameter", .text, "The parameter, or strategy.") { $0.effect.parameter }
    JSONField("metric", .text, "The metric.") { $0.judge.goals[$0.effect.objective].metric }
    JSONField("range", .number, "The difference between the largest and the smallest mean.") {
      $0.value($0.effect.range)
    }
    JSONField("levels", .list(of: level.line), "The mean at each value.") { item in
      item.effect.levels.map { Level(level: $0, mean: $0.mean.map(item.value)) }
    }
  }

  private static let level = JSONRecord<Level> {
    JSONField("value", .text, "The value of the parameter.") { $0.level.label }
    JSONField("mean", .orNull(.number), "The mean, or null without valid candidates.") { $0.mean }
    JSONField("candidates", .count, "The number of valid candidates.") { $0.level.candidateCount }
    JSONField("safe", .count, "The number of safe candidates.") { $0.level.safeCount }
  }
}
