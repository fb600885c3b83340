internal import JankMetrics
internal import JankText

extension SweepFormat {
  private static let metricIDs = MetricRegistry.all.filter { $0.unit != .words }.map(\.id)

  private static let metric = JSONShape<String>.named("a metric", metricIDs) { $0 }

  private static let statistic = JSONKey.optional(
    "of",
    JSONShape<SweepStatistic>.name(of: "a statistic", among: SweepStatistic.allCases),
    or: .text("worst"),
    "How the values over scenarios, devices, stalls and seeds become one."
  )

  static let metrics = JSONKey<[String]?>.optional(
    "metrics",
    JSONShape<[String]>.distinct(metric) { $0 },
    "The metrics to keep, besides those of objectives and limits."
  ).resolved { metrics, _ in
    metrics ?? []
  } writing: {
    $0.isEmpty ? .some(nil) : $0
  }

  static let objectives = JSONKey.optional(
    "objectives",
    JSONShape<[SweepObjective]>.array(of: objective, count: 0...Sweep.objectiveLimit),
    or: .array([]),
    "What to make as small or as large as possible, the most important first."
  )

  private static let objective = JSONShape<SweepObjective>.oneOf(
    "an objective",
    [
      ("minimize", objective("minimize", "A metric to make as small as possible.", false)),
      ("maximize", objective("maximize", "A metric to make as large as possible.", true)),
    ],
    example: #"{ "minimize": "transition.settle.max" }"#
  )

  private static func objective(
    _ key: String,
    _ about: String,
    _ isMaximized: Bool
  ) -> JSONShape<SweepObjective> {
    .object("an objective", JSONKey.required(key, metric, about), statistic) { metric, statistic in
      SweepObjective(metric, statistic, isMaximized: isMaximized)
    } parts: {
      $0.isMaximized == isMaximized ? ($0.metric, $0.statistic) : nil
    }
  }

  static let limits = JSONKey.optional(
    "limits",
    JSONShape<[SweepLimit]>.array(of: limit, count: 0...20),
    or: .array([]),
    "What a candidate must fulfil on every device."
  )

  private static let limit = JSONShape<SweepLimit>.object(
    "a limit",
    JSONKey.required("metric", metric, "The metric."),
    statistic,
    JSONKey.optional(
      "atMost",
      .number(in: -1e12...1e12),
      "The largest allowed value, in the unit of the metric."
    ),
    JSONKey.optional(
      "atLeast",
      .number(in: -1e12...1e12),
      "The smallest allowed value, in the unit of the metric."
    )
  ) { metric, statistic, most, least in
    SweepLimit(metric, statistic, atMost: most, atLeast: least)
  } parts: {
    ($0.metric, $0.statistic, $0.most, $0.least)
  }
  .resolved { limit, position, log -> SweepLimit? in
    if limit.most != nil || limit.least != nil { return limit }
    log.report(
      "the limit has no bound",
      at: position,
      hint: "add \"atMost\" or \"atLeast\"",
      about: .meaning
    )
    return nil
  } writing: {
    $0
  }
}
