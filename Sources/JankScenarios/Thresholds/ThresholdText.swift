package import JankGate

/// Rules about figures as people write them.
///
///     try ThresholdText.threshold(in: "frame-time: p(95) < 20 ms", level: .error)
///
/// The grammar, in which spaces may stand around every part:
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
///               | "Hz" | "pt" | "pt/s" | "%"
///
/// Microseconds may be written with either sign for micro too, as figures are printed.
///
/// A metric is made of letters, digits, `_`, `-` and `.`; a glob of anything but `,` and `}`. Slack
/// goes with the baseline and with `==` and `!=`: a limit that is written can say all by itself.
package enum ThresholdText {
  /// Aggregates that are a word, and what they are.
  static let aggregates: [(name: String, aggregate: Threshold.Aggregate)] = [
    ("avg", .average), ("med", .median), ("min", .minimum), ("max", .maximum), ("count", .count),
    ("sum", .sum), ("rate", .rate), ("value", .value),
  ]

  /// Other ways to write `us`: with the micro sign, and with the Greek letter.
  static let micros: Set = ["\u{B5}s", "\u{3BC}s"]

  /// Words that people write for an aggregate, a unit, or a limit, and what is meant.
  static let synonyms = [
    "average": "avg", "mean": "avg", "median": "med", "minimum": "min", "maximum": "max",
    "percentile": "p(95)", "total": "sum", "nanoseconds": "ns", "nsec": "ns",
    "microseconds": "us", "usec": "us", "milliseconds": "ms", "msec": "ms", "millis": "ms",
    "seconds": "s", "sec": "s", "percent": "%", "hertz": "Hz", "points": "pt",
  ]

  /// The rule that a text states.
  ///
  /// - Parameters:
  ///   - text: A rule in the grammar above.
  ///   - level: What follows if it is broken; nil where a word before the rule may say so, which
  ///     without one is `error`.
  ///   - metrics: The names of the metrics there are, or nil to take any.
  /// - Returns: The rule.
  /// - Throws: What is wrong with the text, and where.
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
    try scanner.expect(":", #"":" behind the metric"#)
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

/// Why a text is no rule.
package struct ThresholdTextError: Error, Equatable, Sendable {
  /// What was found and what was expected.
  package let message: String
  /// What to do about it.
  package let hint: String?
  /// Where in the text, in bytes of UTF-8 from 1.
  package let column: Int
  /// Whether the text keeps to the grammar, and what it says is wrong.
  package let isAboutMeaning: Bool
}
