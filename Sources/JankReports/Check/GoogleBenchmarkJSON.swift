internal import JankGate
internal import JankMetrics
internal import JankText

/// A check as the JSON of Google Benchmark: an entry for each duration of each case.
///
/// All other values of a case are user counters of each of its entries. The times are virtual.
/// Nothing is stated about the machine, since nothing depends on it.
enum GoogleBenchmarkJSON {
  static func write<Failure: Error>(
    _ report: CheckReport,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let context = JSONPieces.line { writer in
      writer.member("executable", "janklab")
      writer.member("library_version", report.toolVersion)
      writer.member("library_build_type", "release")
      writer.member("caches") { $0.array([Int]()) { _, _ in } }
      writer.member("load_avg") { $0.array([Int]()) { _, _ in } }
      writer.member("num_cpus", 1)
      writer.member("json_schema_version", 1)
      if report.isInterrupted { writer.member("interrupted", true) }
    }
    try emit("{\"context\": \(context),\n\"benchmarks\": [")
    let entries = report.cases.enumerated().lazy.flatMap { place, subject in
      report.metrics.lazy.filter { $0.unit == .milliseconds }.enumerated()
        .compactMap { instance, metric in
          subject.metricValue(metric).map {
            Entry(
              subject: subject,
              metric: metric,
              metricValue: $0,
              family: place,
              instance: instance
            )
          }
        }
    }
    try JSONPieces.items(entries, to: emit) { entry in
      JSONPieces.line { write(&$0, entry, report.metrics) }
    }
    try emit("]}\n")
  }

  private struct Entry {
    let subject: CheckedCase
    let metric: Metric
    let metricValue: MetricValue
    let family: Int
    let instance: Int
  }

  private static func write(_ writer: inout JSONWriter, _ entry: Entry, _ metrics: [Metric]) {
    let name = BenchmarkName.text(entry.subject, entry.metric)
    writer.member("name", name)
    writer.member("family_index", entry.family)
    writer.member("per_family_instance_index", entry.instance)
    writer.member("run_name", name)
    writer.member("run_type", "iteration")
    writer.member("repetitions", 1)
    writer.member("repetition_index", 0)
    writer.member("threads", 1)
    writer.member("iterations", 1)
    writer.member("real_time", entry.metricValue.steps)
    writer.member("cpu_time", entry.metricValue.steps)
    writer.member("time_unit", "ns")
    for metric in metrics where metric.unit != .milliseconds {
      guard let metricValue = entry.subject.metricValue(metric) else { continue }
      writer.member(metric.id, metricValue.value)
    }
  }
}
