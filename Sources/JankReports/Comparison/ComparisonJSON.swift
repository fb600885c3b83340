public import JankGate
internal import JankMetrics
package import JankText

/// Comparisons as JSON: one object, comparisons in the order given, times in whole nanoseconds.
public enum ComparisonJSON {
  /// The format's name, stated in every file.
  public static let schema = "janklab-comparison"
  /// The format's version; readers reject a larger one.
  public static let schemaVersion = 1

  /// Returns comparisons as text.
  ///
  /// - Parameters:
  ///   - comparisons: the comparisons, in output order.
  ///   - interruption: why other comparisons are missing, or nil if none are.
  /// - Returns: The text, which ends with a line feed; values are numbers in the metric's unit.
  public static func text(_ comparisons: [Comparison], interruption: String? = nil) -> String {
    format.record.text(File(comparisons: comparisons, isInterrupted: interruption != nil))
  }

  /// The content of a comparison file.
  package struct File: Sendable {
    let comparisons: [Comparison]
    let isInterrupted: Bool
  }

  /// A strategy with the metrics it is compared by.
  struct Strategy {
    let contestant: Comparison.Contestant
    let metrics: [Metric]
  }

  /// The best strategies by a metric.
  private struct Winners {
    let metric: String
    let strategies: [String]
  }

  /// The values of a strategy by a metric.
  struct MetricValues {
    let metric: Metric
    let cell: Comparison.Cell
  }
}

// MARK: A file

extension ComparisonJSON {
  static let version = JSONField<File, Int>.version(schemaVersion)
  static let comparisons = JSONField<File, [Comparison]>.list(
    "comparisons",
    of: comparison.object,
    "Scenario by scenario, fault by fault."
  ) { $0.comparisons }

  /// The format of what `janklab compare --format json` writes about strategies.
  package static let format = JSONFormat<File>(
    title: "JankLab comparison",
    about: "A comparison of strategies. Values are in the unit given beside them.",
    JSONRecord {
      JSONField.format(schema)
      version
      JSONField(
        "interrupted",
        .boolean,
        "Whether it was interrupted before all comparisons were complete."
      ) { $0.isInterrupted }
      JSONField("percentileMethod", .text, "The percentile method over the seeds.") { _ in
        Distribution.method.rawValue
      }
      comparisons
    }
  )
}

// MARK: A comparison

extension ComparisonJSON {
  typealias Key<Value: Sendable> = JSONField<Comparison, Value>

  static let scenario = Key(
    "scenario",
    .text,
    "The name of the scenario, with the outcome of its drags."
  ) { $0.setting.scenario }
  static let device = Key(
    "device",
    .text,
    "The name of the device profile, with a rate that is not its own."
  ) { $0.setting.device }
  static let stall = Key(
    "stallNs",
    .length,
    "The duration of the added stall in each transition."
  ) { $0.setting.stall }
  static let firstSeed = Key(
    "firstSeed",
    .digits,
    "The first seed of each strategy's runs."
  ) { $0.setting.seeds.lowerBound }
  static let lastSeed = Key("lastSeed", .digits, "The last seed; all between are included.") {
    $0.setting.seeds.upperBound
  }
  static let strategies = Key(
    "strategies",
    .list(of: strategy.object),
    "The strategies, in the order of the table."
  ) { comparison in
    comparison.contestants.map { Strategy(contestant: $0, metrics: comparison.metrics) }
  }

  private static let comparison = JSONRecord<Comparison> {
    scenario
    device
    JSONField("refreshRateHz", .count, "The refresh rate of the display.") {
      $0.setting.refreshRate
    }
    stall
    firstSeed
    lastSeed
    JSONField("winners", .list(of: winners.object), "The best strategies by each metric.") {
      comparison in
      comparison.metrics.indices.map {
        Winners(
          metric: comparison.metrics[$0].id,
          strategies: comparison.winners($0).map(\.strategy)
        )
      }
    }
    strategies
  }

  private static let winners = JSONRecord<Winners> {
    JSONField("metric", .text, "The metric, as janklab list metrics has it.") { $0.metric }
    JSONField(
      "strategies",
      .list(of: .text),
      "The best strategies; none if all are equal."
    ) { $0.strategies }
  }
}

// MARK: A strategy

extension ComparisonJSON {
  static let name = JSONField<Strategy, String>("strategy", .text, "The name of the strategy.") {
    $0.contestant.strategy
  }
  static let metricValues = JSONField<Strategy, [MetricValues]>(
    "figures",
    .list(of: metricValue.line),
    "Metric by metric."
  ) { strategy in
    zip(strategy.metrics, strategy.contestant.cells).map { MetricValues(metric: $0, cell: $1) }
  }

  private static let strategy = JSONRecord<Strategy> {
    name
    JSONField("failure", .orNull(.text), "Why its first invalid run is invalid, or null.") {
      $0.contestant.failure
    }
    JSONField("failureCount", .count, "The number of invalid runs.") {
      $0.contestant.failureCount
    }
    JSONField("remark", .orNull(.text), "A remark on its runs, or null.") {
      $0.contestant.remark
    }
    metricValues
  }

  static let metric = JSONField<MetricValues, String>("metric", .text, "The metric.") {
    $0.metric.id
  }
  static let median = JSONField<MetricValues, Double?>(
    "median",
    .orNull(.number),
    "The median over the seeds."
  ) { $0.cell.metricValues.value?.median.value }

  private static let metricValue = JSONRecord<MetricValues> {
    metric
    JSONField("unit", .word, "Its unit.") { $0.metric.unit }
    JSONField("runs", .count, "The number of runs with a value.") {
      $0.cell.metricValues.value?.count ?? 0
    }
    JSONField("min", .orNull(.number), "The smallest value.") {
      $0.cell.metricValues.value?.min.value
    }
    median
    JSONField("p95", .orNull(.number), "The 95th percentile over the seeds.") {
      $0.cell.metricValues.value?.p95.value
    }
    JSONField("max", .orNull(.number), "The largest value.") {
      $0.cell.metricValues.value?.max.value
    }
    JSONField("toBest", .orNull(.number), "The median minus the best median; null if not ranked.") {
      $0.cell.toBest?.value
    }
    JSONField(
      "place",
      .name(of: "a place", among: Comparison.Place.allCases),
      "Its place in the ranking."
    ) {
      $0.cell.place
    }
    JSONField(
      "wins",
      .orNull(.count),
      "The number of seeds with which none was better; null if not ranked."
    ) {
      $0.cell.wins
    }
    JSONField("missing", .orNull(.text), "Why there is no value, or null.") {
      $0.cell.metricValues.reason
    }
  }
}
