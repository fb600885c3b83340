package import JankMetrics

/// The known and the missing metrics of a stream.
package struct ScoreSection {
  package let score: Score
  /// The known metrics, in the order of the registry.
  package let known: [(metric: Metric, value: Quantity)]
  /// The reasons for missing metrics, with the metrics of each.
  package let missing: [(reason: String, metrics: [Metric])]

  package init(_ score: Score, _ metrics: [Metric]) {
    self.score = score
    var known: [(metric: Metric, value: Quantity)] = []
    var missing: [(reason: String, metrics: [Metric])] = []
    for metric in metrics {
      switch metric.value(score.tally) {
      case .known(let value): known.append((metric, value))
      case .unknown(let reason):
        if let place = missing.firstIndex(where: { $0.reason == reason }) {
          missing[place].metrics.append(metric)
        } else {
          missing.append((reason, [metric]))
        }
      }
    }
    self.known = known
    self.missing = missing
  }
}

extension ScoreSection {
  func rating(_ metric: Metric) -> String { metric.rating(score.tally)?.rawValue ?? "" }
}
