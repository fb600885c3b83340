internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText

/// The subject of a comparison, and its metrics.
struct ComparisonRequest: Sendable {
  /// The metrics, in the order of the columns.
  let metrics: [Metric]
  /// Whether metrics without values are silently omitted.
  let hidesMissing: Bool
  /// The metrics that sort the strategies; empty to keep their order.
  let order: [Metric]
  /// The seeds, or nil for the scenario's.
  let seeds: ClosedRange<UInt64>?
  /// The charts.
  let pictures: [ComparisonChart]

  /// The default number of phases of a stall.
  static let stallSeedCount = UInt64(8)

  /// The largest number of seeds: a million values for each metric and hundred strategies.
  private static let seedLimit = UInt64(10_000)

  private static let metricsOption = MetricSelection.option(
    about: "The metrics that strategies are compared by.",
    standard: "hitches, frame times, freezes, motion, and touch latency; for a matrix "
      + FaultMatrix.usualMetrics.map(\.id).joined(separator: " and ")
  )
  private static let sort = Option(
    name: "sort",
    value: .list(
      placeholder: "NAME[,NAME…]",
      known: ["none"] + MetricRegistry.all.filter(\.isNumeric).map(\.id)
    ),
    about: "The metrics that sort the strategies, best first, or none. See janklab list metrics.",
    standard: "the compared metrics, in order",
    isRepeatable: true
  )
  private static let seedsOption = Option(
    name: "seeds",
    otherNames: ["seed"],
    value: .integers(0...Int64.max),
    about: "Run each strategy with all these seeds, and show the distribution of the values.",
    standard: "the seed of the scenario; with --stall \(stallSeedCount) seeds from it"
  )
  private static let picture = Option(
    name: "picture",
    value: .list(
      placeholder: "NAME[,NAME…]",
      known: ["all"] + ComparisonChart.allCases.map(\.rawValue)
    ),
    about: "Draw the runs too, in a table or in Markdown.",
    isRepeatable: true
  )
  static let width = Option(
    name: "width",
    value: Option.plotWidth.value,
    about: "The number of characters in a line of a table or a chart.",
    standard: "the terminal's, else \(TextLayout.standardWidth); "
      + "\(PlotSize.standard.width) for plots of motion"
  )

  /// The options that concern strategies only.
  static let ownOptions = [
    ScenarioChoice.option, RunOptions.strategy, RunOptions.iOS, metricsOption, sort, seedsOption,
    picture, width,
  ]
  static let options = ownOptions + [DeviceChoice.option]

  /// Reads a command line.
  ///
  /// - Throws: For metrics that are not numeric, and for invalid seeds.
  init(_ invocation: Invocation, isMatrix: Bool) throws(ToolFailure) {
    let chosen = try Self.metrics(invocation)
    metrics = chosen ?? (isMatrix ? FaultMatrix.usualMetrics : Comparison.usualMetrics)
    hidesMissing = chosen == nil
    let order = invocation.names(Self.sort)
    self.order =
      order.isEmpty
      ? isMatrix ? [] : metrics : order.compactMap(MetricRegistry.metric)
    seeds = try invocation.text(Self.seedsOption).map { text throws(ToolFailure) in
      try Self.seeds(in: text, of: invocation.path)
    }
    let pictures = invocation.names(Self.picture)
    self.pictures = ComparisonChart.allCases.filter {
      pictures.contains($0.rawValue) || pictures.contains("all")
    }
  }

  /// The compared metrics of a command line as words.
  static func words(_ invocation: Invocation) -> [String] { invocation.words(of: [metricsOption]) }

  /// The seeds of a scenario's runs.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - hasStalls: whether stalls are added, whose phase depends on the seed.
  /// - Returns: The requested seeds, else the scenario's and, for stalls, some more.
  func seeds(of scenario: Scenario, hasStalls: Bool) -> ClosedRange<UInt64> {
    if let seeds { return seeds }
    let more = hasStalls ? Self.stallSeedCount - 1 : 0
    let first = scenario.setting.seed
    return first...first + min(more, UInt64.max - first)
  }

  /// The requested metrics; text metrics are omitted; nil if none were requested.
  private static func metrics(_ invocation: Invocation) throws(ToolFailure) -> [Metric]? {
    let names = invocation.names(metricsOption)
    guard !names.isEmpty else { return nil }
    let chosen = MetricSelection.metrics(named: names)
    let numeric = chosen.filter(\.isNumeric)
    guard !numeric.isEmpty else {
      throw .usage(
        "\(chosen.map(\.id).joined(separator: ", ")) is not numeric and cannot be compared",
        of: invocation.path,
        hint: "to list all: janklab list metrics"
      )
    }
    return numeric
  }

  /// Reads `1..100` or `7`.
  static func seeds(
    in text: String,
    of command: String
  ) throws(ToolFailure) -> ClosedRange<UInt64> {
    guard let range = OptionValue.integers(text) else {
      preconditionFailure("values are checked as they are taken")
    }
    let (first, last) = (UInt64(range.lowerBound), UInt64(range.upperBound))
    guard last - first < seedLimit else {
      throw .usage(
        "--seeds takes at most \(seedLimit) seeds, found \(quoted(text))",
        of: command
      )
    }
    return first...last
  }
}
