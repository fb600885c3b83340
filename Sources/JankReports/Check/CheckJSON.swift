package import JankGate
package import JankText

/// A check as one JSON object, with one line for each case.
package enum CheckJSON {
  typealias CaseKey<Value: Sendable> = JSONField<CheckedCase, Value>

  /// The format of what `janklab check --format json` writes.
  package static let format = JSONFormat<CheckReport>(
    title: "JankLab check",
    about: "The outcome of a check. Values are whole steps of their unit, times whole nanoseconds.",
    JSONRecord {
      JSONField.format(CheckReport.schema)
      version
      verdict
      JSONField(
        "refusals",
        .list(of: rejection.object),
        "What kept the check from starting; if there is any, there are no cases."
      ) { $0.rejections }
      JSONField(
        "remarks",
        .list(of: .text),
        "What else could not be compared, a sentence each."
      ) { $0.remarks }
      JSONField(
        "absentees",
        .list(of: name.object),
        "The cases of the baseline that were not run."
      ) { $0.absentees }
      cases
    }
  )

  static let version = JSONField<CheckReport, Int>.version(CheckReport.schemaVersion)
  static let verdict = JSONField<CheckReport, CheckReport.Conclusion>(
    "verdict",
    .name(of: "a conclusion", among: CheckReport.Conclusion.allCases),
    "The conclusion of the check."
  ) { $0.conclusion }
  static let cases = JSONField<CheckReport, [CheckedCase]>.list(
    "cases",
    of: subject.object,
    "The runs, in the order of the files."
  ) { $0.cases }

  /// The reason why a check could not start.
  static let rejection = JSONRecord<Rejection> {
    JSONField("file", .orNull(.text), "The file, or null.") { $0.path }
    JSONField("line", .orNull(.count), "The line, or null.") { $0.line }
    JSONField("column", .orNull(.count), "The column in bytes of UTF-8 from 1, or null.") {
      $0.column
    }
    JSONField("message", .text, "What was found and what was expected.") { $0.message }
    JSONField("hint", .orNull(.text), "What to do about it, or null.") { $0.hint }
  }

  // MARK: A case

  static let scenario = JSONField<CaseName, String>(
    "scenario",
    .text,
    "The name of the scenario, with the outcome of its drags."
  ) { $0.scenario }
  static let device = JSONField<CaseName, String>(
    "device",
    .text,
    "The name of the device profile."
  ) { $0.device }
  static let strategy = JSONField<CaseName, String>(
    "strategy",
    .text,
    "The name of the strategy."
  ) { $0.strategy }

  /// The name of a case.
  static let name = JSONRecord<CaseName>(keys: scenario, device, strategy)

  static let contentHash = CaseKey(
    "contentHash",
    .hexadecimal(digits: 32),
    "A summary of the scenario."
  ) { $0.contentHash }
  static let seed = CaseKey("seed", .digits, "The seed of random numbers.") {
    $0.facts.seed
  }
  static let modelVersion = CaseKey("modelVersion", .count, "The model version of the run.") {
    $0.facts.modelVersion
  }
  static let digest = CaseKey(
    "digest",
    .hexadecimal(digits: 32),
    "The digest of everything that is visible."
  ) { $0.run.digest }
  static let refreshRate = CaseKey("refreshRateHz", .count, "The refresh rate of the display.") {
    $0.facts.refreshRate
  }
  static let failure = CaseKey(
    "failure",
    .orNull(.text),
    "Why the run is invalid, or null."
  ) { $0.failure }
  static let metricValues = CaseKey(
    "figures",
    .metricValues(in: Int64.min...Int64.max, ids: .text(length: 0...Int.max)),
    "The values by metric id."
  ) { $0.run.metricValues }

  /// Everything that is known of a case.
  static let subject = JSONRecord<CheckedCase> {
    name.within { $0.name }
    JSONField("file", .text, "The file of the scenario.") { $0.path }
    JSONField("line", .orNull(.count), "The line that requests the run.") { $0.line }
    contentHash
    seed
    modelVersion
    digest
    refreshRate
    JSONField("endNs", .time, "When the run ended.") { $0.facts.end }
    failure
    JSONField("outcome", VerdictJSON.outcome, "The worst of its verdicts.") { $0.outcome }
    JSONField("replay", .text, "The command that plays it again.") { $0.replay }
    metricValues
    JSONField(
      "verdicts",
      .list(of: VerdictJSON.verdict.object),
      "The verdicts of the rules, then each value that differs from the baseline."
    ) { $0.verdicts }
    JSONField(
      "problems",
      .list(of: VerdictJSON.problem.object),
      "The rules without a verdict."
    ) { $0.problems }
  }
}

extension CheckReport {
  /// The format's name, stated in every file.
  package static let schema = "janklab-check"
  /// The format's version; readers reject a larger one.
  package static let schemaVersion = 1
}
