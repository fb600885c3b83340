internal import JankGate
internal import JankMetrics
internal import JankText

/// A check in the metric format of Bencher: the measures of each case.
///
/// Durations are in nanoseconds, as Bencher expects latencies. All other values are in their own
/// unit.
enum BencherJSON {
  static func write<Failure: Error>(
    _ report: CheckReport,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try emit("{")
    try JSONPieces.items(report.cases, to: emit) { subject in
      JSONPieces.quoted(BenchmarkName.text(subject)) + ": "
        + JSONPieces.line { write(&$0, subject, report.metrics) }
    }
    try emit("}\n")
  }

  private static func write(
    _ writer: inout JSONWriter,
    _ subject: CheckedCase,
    _ metrics: [Metric]
  ) {
    for metric in metrics {
      guard let metricValue = subject.metricValue(metric) else { continue }
      writer.member(metric.id) { writer in
        writer.object { writer in
          if metricValue.unit == .milliseconds {
            writer.member("value", metricValue.steps)
          } else {
            writer.member("value", metricValue.value)
          }
        }
      }
    }
  }
}
