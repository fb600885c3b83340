package import JankMetrics

/// The option that chooses metrics, the same for every command that has it.
package enum MetricSelection {
  /// What stands before a point of an id, such as `android` and `android.gfxinfo`.
  private static let groups: [String] = {
    var groups: [String] = []
    for metric in MetricRegistry.all {
      for point in metric.id.indices where metric.id[point] == "." {
        let group = String(metric.id[..<point])
        if !groups.contains(group), MetricRegistry.metric(group) == nil { groups.append(group) }
      }
    }
    return groups
  }()

  /// The words that mean metrics: all of them, those of an owner or of a family, or one.
  package static let names =
    ["all", MetricRegistry.usualName] + groups + MetricRegistry.all.map(\.id)

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
