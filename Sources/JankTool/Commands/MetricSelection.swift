package import JankMetrics

/// The option that chooses metrics, the same for every command that has it.
package enum MetricSelection {
  /// The words for metrics: `all`, an owner, a family, or a metric.
  package static var names: [String] { MetricRegistry.words }

  static func option(about: String, standard: String) -> Option {
    Option(
      name: "metrics",
      otherNames: ["metric"],
      value: .list(
        placeholder: "NAME[,NAME…]",
        known: names
      ),
      about: about + " See janklab list metrics.",
      standard: standard,
      isRepeatable: true
    )
  }

  /// The metrics for some words, in their order, without duplicates.
  package static func metrics(named names: [String]) -> [Metric] {
    var metrics: [Metric] = []
    for metric in names.flatMap(MetricRegistry.metrics) {
      if !metrics.contains(where: { $0.id == metric.id }) { metrics.append(metric) }
    }
    return metrics
  }
}
