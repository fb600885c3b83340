/// How evenly what a finger drags moves on the screen, as Chromium judges a scroll.
enum ScrollMetrics {
  static let all: [Metric] = [predictor, total] + reasons

  private static let predictor = Metric(
    "chromium.predictor-jank",
    .chromium,
    "predictor jank",
    .percent,
    "Pictures whose movement stands out from those before and behind by 1.4 times, or 1.2 where "
      + "the content moves by more than 7 points, among all that moved it.",
    parameters: [
      Metric.Parameter(1.4, .times, "those around it stands out"),
      Metric.Parameter(1.2, .times, "those around it stands out where one is fast"),
      Metric.Parameter(7, .points, "is passed by what is fast"),
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
    "Refreshes without a new picture at which one could have been expected, for any reason.",
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
      "Refreshes without a new picture \(reason.about).",
      parameters: reason.parameters,
      source: decider,
      mark: .inferred
    ) { $0.scroll.integer { $0.jank.missed[place] } }
  }

  private static let decider = "Chromium, cc/metrics/scroll_jank_v4_decider"
}

extension FrameTally {
  /// What fingers moved, or that they moved nothing.
  fileprivate var scroll: Measured<ScrollTally> {
    fingers.flatMap(\.scroll).flatMap {
      $0.pictures > 0 ? .known($0) : .unknown("nothing followed a finger")
    }
  }
}

extension ScrollJank.Reason {
  /// When a picture could have been expected, as the end of a sentence.
  fileprivate var about: String {
    switch self {
    case .deceleratingDelivery: "though inputs had come through faster before"
    case .fastScroll: "while the content moved by 3 points a picture or more under the finger"
    case .flingStart: "between the last picture of a fast finger and the first of the fling"
    case .fling: "while the content moved by 0.2 points a picture or more by itself"
    }
  }

  /// What the decider takes for fast, or for faster.
  fileprivate var parameters: [Metric.Parameter] {
    let scroll = Metric.Parameter(3, .points, "a picture and more is fast under the finger")
    let fling = Metric.Parameter(0.2, .points, "a picture and more is fast by itself")
    return switch self {
    case .deceleratingDelivery: [Metric.Parameter(1, .refreshes, "sooner and more is faster")]
    case .fastScroll: [scroll]
    case .flingStart: [scroll, fling]
    case .fling: [fling]
    }
  }
}
