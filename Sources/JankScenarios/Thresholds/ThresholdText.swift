package import JankGate

/// Rules for metrics, written as text.
///
///     try ThresholdText.threshold(in: "frame-time: p(95) < 20 ms", level: .error)
///
/// The grammar, with optional spaces around every part:
///
///     rule      = metric [ "{" filter { "," filter } "}" ] ":" aggregate comparison limit
///                 [ "or" slack ]
///     filter    = ( "scenario" | "strategy" | "device" | "tag" ) "=" glob
///     aggregate = "p(" number ")" | "avg" | "med" | "min" | "max" | "count" | "sum" | "rate"
///               | "value"
///     comparison= "<" | "<=" | "==" | "!=" | ">=" | ">"
///     limit     = [ "-" ] number [ unit ] | "baseline" [ ( "+" | "-" ) number [ unit ] ]
///     slack     = number [ unit ]
///     unit      = "ns" | "us" | "ms" | "s" | "frames" | "refreshes" | "ms/s" | "s/h" | "fps"
///               | "Hz" | "pt" | "pt/s" | "MB" | "%"
///
/// Microseconds may also be written with either sign for micro, as values are printed, and `frame`
/// and `refresh` stand for their plurals.
///
/// A metric consists of letters, digits, `_`, `-` and `.`; a glob of anything but `,` and `}`.
/// Slack is allowed with the baseline and with `==` and `!=`; a fixed limit can include it.
package enum ThresholdText {
  /// Aggregates that are a word.
  static let aggregates: [(name: String, aggregate: Threshold.Aggregate)] = [
    ("avg", .average), ("med", .median), ("min", .minimum), ("max", .maximum), ("count", .count),
    ("sum", .sum), ("rate", .rate), ("value", .value),
  ]

  /// Other forms of `us`: with the micro sign, and with the Greek letter.
  static let micros: Set = ["\u{B5}s", "\u{3BC}s"]

  /// Units in the singular.
  static let singulars: [String: Threshold.Unit] = ["frame": .frames, "refresh": .refreshes]

  /// Words that people write for an aggregate, a unit or a limit, with the correct one.
  static let synonyms = [
    "average": "avg", "mean": "avg", "median": "med", "minimum": "min", "maximum": "max",
    "percentile": "p(95)", "total": "sum", "nanoseconds": "ns", "nsec": "ns",
    "microseconds": "us", "usec": "us", "milliseconds": "ms", "msec": "ms", "millis": "ms",
    "seconds": "s", "sec": "s", "percent": "%", "pct": "%", "hertz": "Hz", "points": "pt",
  ]

  /// Parses a rule.
  ///
  /// Without `level`, a word before the rule may state it; the default is `error`. Without
  /// `metrics`, any name is accepted.
  package static func threshold(
    in text: String,
    level: Threshold.Level?,
    metrics: [String]? = nil
  ) throws(ThresholdTextError) -> Threshold {
    var scanner = ThresholdScanner(text)
    var level = level
    if level == nil { level = try scanner.level(besides: metrics ?? []) }
    let metric = try scanner.metric(among: metrics)
    let filters = scanner.take("{") ? try scanner.filters() : []
    try scanner.colon(behind: metric, filters, among: metrics)
    let aggregate = try scanner.aggregate()
    let comparison = try scanner.comparison()
    let limit = try scanner.limit()
    let slack = try scanner.slack(behind: limit, comparison)
    try scanner.expectEnd()
    if let mistake = scanner.mistake { throw mistake }
    return Threshold(
      metric: metric,
      filters: filters,
      aggregate: aggregate,
      comparison: comparison,
      limit: limit,
      slack: slack,
      level: level ?? .error
    )
  }
}

/// The reason why a text is not a rule.
package struct ThresholdTextError: Error, Equatable, Sendable {
  /// The message: what was found and what was expected.
  package let message: String
  /// The hint, if there is one.
  package let hint: String?
  /// The position in the text, in bytes of UTF-8 from 1.
  package let column: Int
  /// Whether the text follows the grammar but is wrong.
  package let isAboutMeaning: Bool
}
