package import JankMetrics

/// The option that chooses metrics, the same for every command that has it.
package enum MetricSelection {
  private static let owners: [String] = {
    var heads: [String] = []
    for metric in MetricRegistry.all {
      let head = String(metric.id.prefix { $0 != "." })
      if !heads.contains(head) { heads.append(head) }
    }
    return heads
  }()

  /// The words that mean metrics: all of them, those of an owner, or one.
  package static let names = ["all"] + owners + MetricRegistry.all.map(\.id)

  static func option(about: String, standard: String) -> Option {
    Option(
      name: "metrics",
      value: .list(
        placeholder: "NAME[,NAME…]",
        known: names
      ),
      about: about + " See janklab list metrics.",
      standard: standard,
      isRepeatable: true
    )
  }

  /// The metrics that names mean, each once, in the order of the names.
  package static func metrics(named names: [String]) -> [Metric] {
    var metrics: [Metric] = []
    for metric in names.flatMap(MetricRegistry.metrics) {
      if !metrics.contains(where: { $0.id == metric.id }) { metrics.append(metric) }
    }
    return metrics
  }
}
