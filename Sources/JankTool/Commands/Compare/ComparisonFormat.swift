internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText

/// The format of what `janklab compare --format json` writes about strategies, as data.
///
/// Later minor versions add keys, so that its objects are open.
enum ComparisonFormat {
  /// The format as a document of JSON Schema.
  static var schemaDocument: JSONValue {
    JSONSchema.openObject([
      key("schema", .choice([ComparisonJSON.schema]), "Its name."),
      key(
        "schemaVersion",
        .integer(1...Int64(ComparisonJSON.schemaVersion)),
        "The version of the format; readers refuse a larger one."
      ),
      key("interrupted", .boolean, "Whether it was ended before all comparisons were complete."),
      key("percentileMethod", text, "How percentiles over the seeds are taken."),
      key("comparisons", list(of: comparison), "Scenario by scenario, fault by fault."),
    ]).document(
      title: "JankLab comparison",
      about: "Strategies side by side. Figures are in the unit that stands beside them."
    )
  }

  private static var comparison: JSONSchema {
    .openObject([
      key("scenario", text, "The name of the scenario, with the outcome of its drags."),
      key("device", text, "The name of the device profile, with a rate that is not its own."),
      key("refreshRateHz", count, "The refresh rate of the display."),
      key("stallNs", count, "How long the main thread is stalled in each transition."),
      key("firstSeed", seed, "The first seed that each strategy is played with."),
      key("lastSeed", seed, "The last one; all between are played too."),
      key("winners", list(of: winner), "Who is best by each metric."),
      key("strategies", list(of: strategy), "The strategies, in the order of the table."),
    ])
  }

  private static var winner: JSONSchema {
    .openObject([
      key("metric", text, "The metric, as janklab list metrics has it."),
      key(
        "strategies",
        list(of: text),
        "Those that none is better than; none if all are the same."
      ),
    ])
  }

  private static var strategy: JSONSchema {
    .openObject([
      key("strategy", text, "The name of the strategy."),
      key("failure", optional(text), "Why its first run that is worth nothing is, or null."),
      key("failureCount", count, "How many of its runs are worth nothing."),
      key("remark", optional(text), "What else is to be known of its runs, or null."),
      key("figures", list(of: figure), "Metric by metric."),
    ])
  }

  private static var figure: JSONSchema {
    .openObject([
      key("metric", text, "The metric."),
      key("unit", text, "Its unit."),
      key("runs", count, "How many runs have the figure."),
      key("min", optional(number), "The smallest figure."),
      key("median", optional(number), "The median over the seeds."),
      key("p95", optional(number), "The 95th percentile over the seeds."),
      key("max", optional(number), "The largest figure."),
      key("toBest", optional(number), "The median less that of the best; null if not ranked."),
      key("place", .choice(Comparison.Place.allCases.map(\.rawValue)), "How it stands."),
      key("wins", optional(count), "With how many seeds none was better; null if not ranked."),
      key("missing", optional(text), "Why there is no figure, or null."),
    ])
  }

  private static func key(_ name: String, _ schema: JSONSchema, _ about: String)
    -> JSONSchema.Property
  {
    JSONSchema.Property(key: name, schema: schema, about: about)
  }

  private static func list(of item: JSONSchema) -> JSONSchema {
    .array(of: item, count: 0...Int.max, isDistinct: false)
  }

  private static func optional(_ schema: JSONSchema) -> JSONSchema { .oneOf([schema, .null]) }

  private static let text = JSONSchema.text(length: 0...Int.max, pattern: nil)
  private static let seed = JSONSchema.text(length: 1...20, pattern: "^[0-9]+$")
  private static let count = JSONSchema.integer(0...Int64.max)
  private static let number = JSONSchema.number(
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  )
}
