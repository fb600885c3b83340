internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText

/// The format of what `janklab check --format json` writes, as data.
///
/// Later minor versions add keys, so that its objects are open.
package enum CheckFormat {
  /// The format as a document of JSON Schema.
  static var schemaDocument: JSONValue {
    JSONSchema.openObject([
      ResultFormat.key("schema", .choice([CheckReport.schema]), "Its name."),
      ResultFormat.key(
        "schemaVersion",
        .integer(1...Int64(CheckReport.schemaVersion)),
        "The version of the format; readers refuse a larger one."
      ),
      ResultFormat.key(
        "verdict",
        ResultFormat.names(CheckReport.Conclusion.allCases),
        "What the check comes to."
      ),
      ResultFormat.key(
        "refusals",
        ResultFormat.list(of: refusal),
        "What kept the check from beginning; with any of these there are no cases."
      ),
      ResultFormat.key(
        "remarks",
        ResultFormat.list(of: ResultFormat.text),
        "What else could not be compared, each in a sentence."
      ),
      ResultFormat.key(
        "absentees",
        ResultFormat.list(of: .openObject(name)),
        "The cases that the baseline has and that were not run."
      ),
      ResultFormat.key("cases", ResultFormat.list(of: run), "The runs, in the order of the files."),
    ]).document(
      title: "JankLab check",
      about: "What a check found. Figures are whole steps of their unit, times whole nanoseconds."
    )
  }

  private static let name = [
    ResultFormat.key(
      "scenario",
      ResultFormat.text,
      "The name of the scenario, with the outcome of its drags."
    ),
    ResultFormat.key("device", ResultFormat.text, "The name of the device profile."),
    ResultFormat.key("strategy", ResultFormat.text, "The name of the strategy."),
  ]

  private static var refusal: JSONSchema {
    let (text, count) = (ResultFormat.text, ResultFormat.optional(ResultFormat.count))
    return .openObject([
      ResultFormat.key("file", ResultFormat.optional(text), "The file, or null."),
      ResultFormat.key("line", count, "The line, or null."),
      ResultFormat.key("column", count, "The column in bytes of UTF-8 from 1, or null."),
      ResultFormat.key("message", text, "What was found and what was expected."),
      ResultFormat.key("hint", ResultFormat.optional(text), "What to do about it, or null."),
    ])
  }

  private static var run: JSONSchema {
    let (text, count) = (ResultFormat.text, ResultFormat.count)
    return .openObject(
      name + [
        ResultFormat.key("file", text, "The file of the scenario."),
        ResultFormat.key("line", ResultFormat.optional(count), "The line that asks for the run."),
        ResultFormat.key("contentHash", ResultFormat.hash, "What the scenario says, in short."),
        ResultFormat.key(
          "seed",
          .text(length: 1...20, pattern: "^[0-9]+$"),
          "Where random draws started."
        ),
        ResultFormat.key("modelVersion", count, "The model that made the run."),
        ResultFormat.key("digest", ResultFormat.hash, "The fingerprint of what a user could see."),
        ResultFormat.key("refreshRateHz", count, "The refresh rate of the display."),
        ResultFormat.key("endNs", count, "When the run ended."),
        ResultFormat.key(
          "failure",
          ResultFormat.optional(text),
          "Why the run is worth nothing, or null."
        ),
        ResultFormat.key(
          "outcome",
          ResultFormat.names(Verdict.Outcome.allCases),
          "The worst of its verdicts."
        ),
        ResultFormat.key("replay", text, "The command line that plays it again."),
        ResultFormat.key(
          "figures",
          .entries(of: ResultFormat.integer, count: 0...Int.max, keys: text),
          "The figures by the ids of their metrics."
        ),
        ResultFormat.key(
          "verdicts",
          ResultFormat.list(of: ResultFormat.verdict),
          "What the rules say, then each figure that is not that of the baseline."
        ),
        ResultFormat.key(
          "problems",
          ResultFormat.list(of: ResultFormat.problem),
          "The rules that said nothing of the run."
        ),
      ]
    )
  }
}
