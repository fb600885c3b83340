internal import JankMetrics

/// A check for github-action-benchmark: an array of figures.
///
/// All are better in the same direction, since that is what each of its tools knows, so that a
/// check takes two files.
enum TrackerJSON {
  static func write<Failure: Error>(
    _ report: CheckReport,
    better polarity: Metric.Polarity,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let figures = report.cases.lazy.flatMap { subject in
      report.metrics.lazy.filter { $0.polarity == polarity }.compactMap { metric in
        subject.figure(metric).map { (subject, metric, $0) }
      }
    }
    try emit("[")
    try JSONPieces.items(figures, to: emit) { subject, metric, figure in
      JSONPieces.line { writer in
        writer.member("name", BenchmarkName.text(subject, metric))
        writer.member("unit", figure.unit.rawValue)
        writer.member("value", figure.value)
        writer.member("extra", "\(subject.run.digest)\n\(subject.replay)")
      }
    }
    try emit("]\n")
  }
}

/// What trackers call a figure: dashboards group on the slashes.
enum BenchmarkName {
  static func text(_ subject: CheckedCase, _ metric: Metric) -> String {
    "\(text(subject))/\(metric.id)"
  }

  static func text(_ subject: CheckedCase) -> String {
    let name = subject.name
    return "\(name.scenario)/\(name.device)/\(name.strategy)"
  }
}
