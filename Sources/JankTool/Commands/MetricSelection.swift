package import JankMetrics

/// The option that chooses metrics, the same for every command that has it.
package enum MetricSelection {
  /// The words that mean metrics: all of them, those of an owner or of a family, or one.
  package static var names: [String] { MetricRegistry.words }

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
