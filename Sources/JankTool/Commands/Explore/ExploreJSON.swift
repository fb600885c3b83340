internal import JankExplore
internal import JankReports
internal import JankText

/// What an exploration found, as JSON: one object, failures in the order of the text.
enum ExploreJSON {
  /// The format's name, stated in every file.
  static let schema = "janklab-exploration"

  static func text(_ report: ExploreReport) -> String { format.record.text(report) }

  /// The format of what `janklab explore --format json` writes.
  static let format = JSONFormat<ExploreReport>(
    title: "JankLab exploration",
    about: "The distinct failures of variations of scenarios. Shares are from 0 to 1.",
    JSONRecord {
      JSONField.format(schema)
      JSONField.version(1)
      JSONField("seed", .integer, "The seed of the first variation; the next ones follow it.") {
        Int64(bitPattern: $0.seed)
      }
      JSONField("interrupted", .boolean, "Whether a signal ended the exploration early.") {
        $0.isInterrupted
      }
      JSONField("variations", .count, "The number of variations that were played.") { $0.count }
      JSONField("failed", .count, "The number of variations that are invalid.") { $0.failedCount }
      JSONField("warned", .count, "The number of valid variations with warnings.") {
        $0.warnedCount
      }
      JSONField(
        "knownOnly",
        .count,
        "The number of variations that have findings of --known and nothing else."
      ) { $0.knownOnlyCount }
      JSONField(
        "unusedKnown",
        .list(of: .text),
        "The findings of --known without effect: no run has them, or the scenario expects them."
      ) { $0.unusedKnown }
      JSONField("states", .count, "The number of different states that were reached.") {
        $0.stateCount
      }
      JSONField(
        "invalid",
        .list(of: invalid.object),
        "The scenarios that are invalid without a variation, for a reason that is no failure."
      ) { $0.invalid }
      JSONField("failures", .list(of: failure.object), "The distinct failures, errors first.") {
        report in
        report.failures.map { Row(failure: $0, report: report) }
      }
    }
  )

  /// The format, for the list of schemas.
  static let published = PublishedFormat(
    "exploration",
    of: "explorations, which janklab explore writes as JSON"
  ) { format.schemaDocument }

  /// A failure and the report that knows its share and its command.
  private struct Row: Sendable {
    let failure: ExploreReport.Failure
    let report: ExploreReport

    var group: FailureGroups.Group { failure.group }
  }

  private static let invalid = JSONRecord<InvalidScenario> {
    JSONField("scenario", .text, "The name of the scenario.") { $0.one.scenario.name }
    JSONField("device", .text, "The device of its first invalid case.") { $0.one.device.name }
    JSONField("strategy", .text, "The strategy of that case.") { $0.one.strategy.name }
    JSONField("text", .text, "Why it is invalid.") { $0.reason }
    JSONField("replay", .text, "The command that plays that case.") { $0.replay }
  }

  private static let failure = JSONRecord<Row> {
    JSONField("name", .text, "A finding, rule, unfinished, unsettled, trap, law or limit.") {
      $0.group.example.name
    }
    JSONField("subject", .orNull(.text), "The view controller, rule or limit concerned, or null.") {
      $0.group.example.subject
    }
    JSONField("isError", .boolean, "Whether the run is invalid because of it.") {
      $0.group.example.isError
    }
    JSONField(
      "text",
      .text,
      "What happens in the shrunk scenario, or without a file in the variation."
    ) { $0.failure.text }
    JSONField("variations", .count, "The number of variations that have it.") { $0.group.count }
    JSONField("share", .number, "The share of the variations that have it.") {
      $0.report.share($0.group)
    }
    JSONField("failsUnvaried", .boolean, "Whether the scenario has it without a variation.") {
      $0.group.failsUnvaried
    }
    JSONField(
      "seed",
      .orNull(.integer),
      "The seed of an example variation; null if it is the scenario itself, and with --guided."
    ) { $0.report.seed($0.group).map { Int64(bitPattern: $0) } }
    JSONField("steps", .count, "The number of steps of the shrunk scenario.") {
      $0.failure.stepCount
    }
    JSONField(
      "expected",
      .list(of: .text),
      "The findings that its file fails with too, and that the scenario expects."
    ) { $0.failure.expected }
    JSONField("known", .list(of: .text), "The findings of --known that its file fails with too.") {
      $0.failure.known
    }
    JSONField(
      "others",
      .list(of: .text),
      "The other findings that its file fails with; with what happened if named as the failure."
    ) { $0.failure.others }
    JSONField("path", .orNull(.text), "The file of the shrunk scenario, or null.") {
      $0.failure.path
    }
    JSONField("missing", .orNull(.text), "Why there is no file, or null.") { $0.failure.missing }
    JSONField("replay", .text, "The command that shows the failure again.") {
      $0.report.replay($0.failure)
    }
  }
}
