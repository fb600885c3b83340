internal import JankGate
internal import JankMetrics
internal import JankText

/// A check for github-action-benchmark: an array of values.
///
/// All are better in the same direction, since each of its tools knows one direction, so a check
/// takes two files.
enum TrackerJSON {
  static func write<Failure: Error>(
    _ report: CheckReport,
    better polarity: Metric.Polarity,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let metrics = metrics(of: report, better: polarity)
    let metricValues = report.cases.lazy.flatMap { subject in
      metrics.lazy.compactMap { metric in
        subject.metricValue(metric).map { (subject, metric, $0) }
      }
    }
    try emit("[")
    try JSONPieces.items(metricValues, to: emit) { subject, metric, metricValue in
      JSONPieces.line { writer in
        writer.member("name", BenchmarkName.text(subject, metric))
        writer.member("unit", metricValue.unit.rawValue)
        writer.member("value", metricValue.value)
        writer.member("extra", "\(subject.run.digest)\n\(subject.replay)")
      }
    }
    try emit("]\n")
  }

  /// The metrics that are shown and better in a direction; if none of the default metrics is, the
  /// most important ones.
  private static func metrics(
    of report: CheckReport,
    better polarity: Metric.Polarity
  ) -> [Metric] {
    let metrics = report.metrics.filter { $0.polarity == polarity }
    let isUsual = report.metrics.map(\.id) == CheckReport.usualMetrics.map(\.id)
    guard metrics.isEmpty, isUsual else { return metrics }
    return CheckReport.usualMetricsToRaise.filter { $0.polarity == polarity }
  }
}

/// The name of a value in a tracker.
///
/// Dashboards group by the slashes.
enum BenchmarkName {
  static func text(_ subject: CheckedCase, _ metric: Metric) -> String {
    "\(text(subject))/\(metric.id)"
  }

  static func text(_ subject: CheckedCase) -> String {
    let name = subject.name
    return "\(name.scenario)/\(name.device)/\(name.strategy)"
  }
}
