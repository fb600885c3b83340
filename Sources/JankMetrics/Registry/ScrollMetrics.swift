/// Metrics of how evenly dragged content moves on the screen, as Chromium judges a scroll.
enum ScrollMetrics {
  static let all: [Metric] = [predictor, total] + reasons

  private static let predictor = Metric(
    "chromium.predictor-jank",
    .chromium,
    "predictor jank",
    .percent,
    "The share of frames whose displacement stands out from its neighbours by a factor of 1.4, or "
      + "1.2 if the content moves by more than 7 points, among all frames that moved it.",
    parameters: [
      Metric.Parameter(1.4, .times, "its neighbours stands out"),
      Metric.Parameter(1.2, .times, "its neighbours stands out if one is fast"),
      Metric.Parameter(7, .points, "is exceeded by a fast one"),
    ],
    source: "Chromium, cc/metrics/predictor_jank_tracker",
    mark: .inferred
  ) { tally in
    tally.scroll.map { .percent($0.uneven, of: $0.pictures) }
  }

  private static let total = Metric(
    "chromium.scroll-jank",
    .chromium,
    "scroll jank v4",
    .refreshes,
    "Refreshes without a new frame although one could be expected, for any reason.",
    parameters: ScrollJank.Reason.deceleratingDelivery.parameters
      + ScrollJank.Reason.flingStart.parameters,
    source: decider,
    mark: .inferred
  ) { $0.scroll.integer(\.jank.total) }

  private static let reasons: [Metric] = ScrollJank.Reason.allCases.enumerated().map {
    place,
    reason in
    Metric(
      "chromium.scroll-jank.\(reason.rawValue)",
      .chromium,
      "scroll jank v4, \(reason.rawValue.split(separator: "-").joined(separator: " "))",
      .refreshes,
      "Refreshes without a new frame \(reason.about).",
      parameters: reason.parameters,
      source: decider,
      mark: .inferred
    ) { $0.scroll.integer { $0.jank.missed[place] } }
  }

  private static let decider = "Chromium, cc/metrics/scroll_jank_v4_decider"
}

extension FrameTally {
  /// The values of dragged content, unknown if nothing followed a touch.
  fileprivate var scroll: Measured<ScrollTally> {
    touchValues.flatMap(\.scroll).flatMap {
      $0.pictures > 0 ? .known($0) : .unknown("nothing followed a touch")
    }
  }
}

extension ScrollJank.Reason {
  /// When a frame could be expected, as the end of a sentence.
  fileprivate var about: String {
    switch self {
    case .deceleratingDelivery: "although earlier inputs were delivered faster"
    case .fastScroll: "while the content moved by 3 points per frame or more under the touch"
    case .flingStart: "between the last frame of a fast touch and the first of the fling"
    case .fling: "while the content moved by 0.2 points per frame or more without a touch"
    }
  }

  /// The decider's limits of fast and faster.
  fileprivate var parameters: [Metric.Parameter] {
    let scroll = Metric.Parameter(3, .points, "per frame or more is fast under the touch")
    let fling = Metric.Parameter(0.2, .points, "per frame or more is fast without a touch")
    return switch self {
    case .deceleratingDelivery: [Metric.Parameter(1, .refreshes, "or more sooner is faster")]
    case .fastScroll: [scroll]
    case .flingStart: [scroll, fling]
    case .fling: [fling]
    }
  }
}
