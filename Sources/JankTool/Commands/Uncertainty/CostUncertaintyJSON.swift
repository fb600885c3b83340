internal import JankGate
internal import JankReports
internal import JankText

/// Which ratings and verdicts depend on assumed costs, as JSON.
enum CostUncertaintyJSON {
  /// The format's name, stated in every file.
  static let schema = "janklab-cost-uncertainty"

  /// The content of a file.
  struct File: Sendable {
    let answers: [CostUncertainty]
    let sampleCount: Int
  }

  static func text(_ answers: [CostUncertainty], sampleCount: Int) -> String {
    format.record.text(File(answers: answers, sampleCount: sampleCount))
  }

  /// The format of what `janklab run --cost-uncertainty --format json` writes.
  static let format = JSONFormat<File>(
    title: "JankLab cost uncertainty",
    about: "What runs show over the ranges of the assumed costs of their devices. Times are whole "
      + "nanoseconds, as their keys state.",
    JSONRecord {
      JSONField.format(schema)
      JSONField.version(1)
      JSONField("samples", .count, "The number of samples of each case.") { $0.sampleCount }
      JSONField("cases", .list(of: answer.object), "The cases, in the order of the files.") {
        $0.answers
      }
    }
  )

  /// The format, for the list of schemas.
  static let published = PublishedFormat(
    "cost-uncertainty",
    of: "answers, which janklab run --cost-uncertainty writes as JSON"
  ) { format.schemaDocument }

  private static let answer = JSONRecord<CostUncertainty> {
    JSONField("scenario", .text, "The name of the scenario.") { $0.name.scenario }
    JSONField("device", .text, "The name of the device profile.") { $0.name.device }
    JSONField("strategy", .text, "The name of the strategy.") { $0.name.strategy }
    JSONField("seed", .digits, "The seed of the run and of the samples.") { $0.seed }
    JSONField("ratingIsCertain", .boolean, "Whether the rating is the same over the ranges.") {
      $0.isCertain
    }
    JSONField("ratings", .list(of: .text), "The ratings over the ranges, best first.") {
      $0.ratings
    }
    JSONField(
      "verdictIsCertain",
      .boolean,
      "Whether over the ranges the run is valid and keeps its rules, or over the ranges is not."
    ) { $0.hasCertainVerdict }
    JSONField("assumed", outcome.line, "The outcome with the assumed costs.") { $0.assumed }
    JSONField(
      "outcomes",
      .list(of: outcome.line),
      "With the smallest costs, with the largest, then with each sample."
    ) { $0.samples }
    JSONField("effects", .list(of: effect.object), "The effect of each cost alone.") { $0.effects }
  }

  private static let outcome = JSONRecord<CostUncertainty.Outcome> {
    JSONField("rating", .text, "The rating, or why there is none.") { $0.rating }
    JSONField("hitchTimeRatioMsPerS", .orNull(.number), "The hitch time ratio, or null.") {
      $0.ratio
    }
    JSONField("late", .count, "The number of late frames.") { $0.lateCount }
    JSONField("passes", .boolean, "Whether the run is valid and keeps its rules.") { $0.passes }
  }

  private static let effect = JSONRecord<CostUncertainty.Effect> {
    JSONField("cost", .text, "The number of the profile.") { $0.cost.value.rawValue }
    JSONField("lowNs", .integer, "The smallest cost.") {
      Int64($0.cost.range.bounds.lowerBound.rounded())
    }
    JSONField("highNs", .integer, "The largest cost.") {
      Int64($0.cost.range.bounds.upperBound.rounded())
    }
    JSONField("source", .text, "The source of the range.") { $0.cost.range.source }
    JSONField("low", outcome.line, "The outcome with the smallest cost.") { $0.low }
    JSONField("high", outcome.line, "The outcome with the largest cost.") { $0.high }
  }
}
