public import JankGate
public import JankMetrics
package import JankText

/// Results as JSON: one object, cases in the order given, times in whole nanoseconds.
public enum JSONReport {
  /// The format's name, stated in every file.
  public static let schema = "janklab-result"
  /// The format's version; readers reject a larger one.
  public static let schemaVersion = 1

  /// Returns results as text.
  ///
  /// - Parameters:
  ///   - results: the cases, in output order.
  ///   - metrics: the metrics to write.
  /// - Returns: The text, which ends with a line feed.
  public static func text(
    _ results: [RunResult],
    metrics: [Metric] = MetricRegistry.all
  ) -> String {
    let runs = results.map { ResultRun($0, metrics: metrics) }
    return format.record.text(File(runs: runs, isInterrupted: false))
  }

  /// Writes the results that a report keeps, each with its verdicts.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - metrics: the metrics to write; empty for all.
  ///   - emit: receives the pieces of the text, in order.
  /// - Throws: What `emit` throws.
  static func write<Failure: Error>(
    _ report: CheckReport,
    metrics: [Metric],
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let metrics = metrics.isEmpty ? MetricRegistry.all : metrics
    let runs = report.cases.compactMap { subject in
      subject.result.map {
        ResultRun(
          $0,
          verdicts: subject.verdicts,
          problems: subject.problems,
          metrics: metrics
        )
      }
    }
    try format.record.write(File(runs: runs, isInterrupted: report.isInterrupted), to: emit)
  }

  /// The content of a result file.
  package struct File: Sendable {
    let runs: [ResultRun]
    let isInterrupted: Bool

    /// Puts runs together.
    package init(runs: [ResultRun], isInterrupted: Bool) {
      self.runs = runs
      self.isInterrupted = isInterrupted
    }
  }

  static let version = JSONField<File, Int>.version(schemaVersion)
  static let cases = JSONField<File, [ResultRun]>.list(
    "cases",
    of: ResultRun.record.object,
    "The runs, in the order of the files."
  ) { $0.runs }

  /// The format of what `janklab run --format json` writes.
  package static let format = JSONFormat<File>(
    title: "JankLab result",
    about: "The results of runs. Times are whole nanoseconds, as their keys state.",
    JSONRecord {
      JSONField.format(schema)
      version
      JSONField("interrupted", .boolean, "Whether it was interrupted before all cases were run.") {
        $0.isInterrupted
      }
      cases
    }
  )
}
