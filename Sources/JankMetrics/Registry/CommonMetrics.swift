enum CommonMetrics {
  static let all: [Metric] = counts + frameTimes + percentiles

  private static let counts: [Metric] = [
    Metric(
      "frames.total",
      .common,
      "frames",
      .frames,
      "Frames that were created, shown or not; in a run, counted only while something was "
        + "animated.",
      better: .neutral,
      source: "by its name"
    ) { $0.frameCount.map { .integer($0) } },
    Metric(
      "frames.presented",
      .common,
      "presented frames",
      .frames,
      "Frames that were shown; in a run, counted only while something was animated.",
      better: .neutral,
      source: "by its name"
    ) { $0.cadence.integer(\.presented) },
    Metric(
      "frames.not-presented",
      .common,
      "frames never shown",
      .frames,
      "Frames created and never shown, superseded or above the display refresh rate; in a run, "
        + "counted only while something was animated.",
      source: "by its name"
    ) { $0.cadence.integer(\.notPresented) },
    Metric(
      "frames.untimed",
      .common,
      "frames shown at an unknown time",
      .frames,
      "Frames that were or may have been shown at an unknown time: neither presented nor never "
        + "shown.",
      better: .neutral,
      source: "by its name"
    ) { $0.cadence.integer(\.untimed) },
    Metric(
      "frames.rate",
      .common,
      "frame rate",
      .framesPerSecond,
      "Frame times divided by their sum: (n - 1) / (last - first) for frames without a pause.",
      better: .higher,
      bearing: .visible,
      resolution: .missedRefresh,
      source: "XCTest, XCTOSSignpostMetric; all others agree"
    ) { $0.frameRate },
    Metric(
      "frames.shape",
      .common,
      "shape",
      .words,
      "The most frequent frame rate and its interruptions, at each rate of the display; "
        + "distinguishes an even 30 Hz from one long freeze.",
      better: .neutral,
      source: "by its name"
    ) { tally in
      tally.cadence.flatMap(\.refreshes).flatMap {
        Measured(MotionShape.text($0.rates).map(Quantity.text), orElse: noFrames)
      }
    },
    Metric(
      "refreshes.slots",
      .common,
      "refreshes",
      .refreshes,
      "Presented frames and missed refreshes: the frame times in refreshes, each at least 1, plus "
        + "1 unless the first frame time begins with a frame that is not counted.",
      better: .neutral,
      source: "by its name"
    ) { tally in tally.cadence.flatMap(\.refreshSlots).map { .integer($0) } },
    Metric(
      "refreshes.missed",
      .common,
      "missed refreshes",
      .refreshes,
      "Refreshes that repeated the frame before.",
      source: "by its name"
    ) { tally in tally.cadence.flatMap(\.missedRefreshes).map { .integer($0) } },
    Metric(
      "refreshes.longest-gap",
      .common,
      "longest gap",
      .refreshes,
      "The longest frame time in refreshes, rounded half up.",
      source: "by its name"
    ) { tally in
      tally.refreshCounts.flatMap {
        Measured($0.max.map { .integer(Int($0)) }, orElse: noFrames)
      }
    },
  ]

  private static let frameTimes: [Metric] = [
    Metric(
      "frame-time.sum",
      .common,
      "sum of frame times",
      .milliseconds,
      "Time from the first frame to the last, without pauses in which no frame was requested.",
      better: .neutral,
      source: "by its name"
    ) { tally in tally.frameTimes.map { .milliseconds($0.total) } },
    Metric(
      "frame-time.min",
      .common,
      "shortest frame time",
      .milliseconds,
      "The shortest time between two frames.",
      better: .neutral,
      source: "by its name"
    ) { $0.frameTimes.min },
    Metric(
      "frame-time.mean",
      .common,
      "mean frame time",
      .milliseconds,
      "The mean time between two frames.",
      source: "by its name"
    ) { $0.frameTimes.mean },
    Metric(
      "frame-time.max",
      .common,
      "longest frame time",
      .milliseconds,
      "The longest time between two frames.",
      source: "by its name"
    ) { $0.frameTimes.max },
    Metric(
      "frame-time.deviation",
      .common,
      "deviation of frame times",
      .milliseconds,
      "The sample standard deviation of the frame times, by n - 1.",
      source: "by its name"
    ) { $0.frameTimes.milliseconds(\.sampleDeviation) },
    Metric(
      "freeze.longest",
      .common,
      "longest freeze",
      .milliseconds,
      "The longest time that one frame stayed on screen while another was due; without due times, "
        + "the longest frame time of two refreshes or more.",
      bearing: .visible,
      resolution: .refreshes(1),
      parameters: [Metric.Parameter(2, .refreshes, "or more is a freeze")],
      source: "by its name",
      mark: .inferred
    ) { tally in tally.cadence.map { .milliseconds($0.longestFreeze) } },
    Metric(
      "main-thread.over-period",
      .common,
      "main thread over a refresh interval",
      .frames,
      "Frames with more than a refresh interval of main-thread work.",
      parameters: [Metric.Parameter(1, .refreshes, "is exceeded")],
      source: "by its name"
    ) { $0.work.mainThreadOverPeriod.map { .integer($0) } },
  ]

  /// Every percentile by every method, because tools use different methods.
  private static let percentiles: [Metric] = Percentile.allCases.flatMap { method in
    [50, 90, 95, 99].map { percent in
      Metric(
        "frame-time.p\(percent).\(method.rawValue)",
        .common,
        "p\(percent) frame time",
        .milliseconds,
        "The \(percent)th percentile of the frame times by the method \(method.rawValue).",
        source: method.source
      ) { $0.frameTimes.percentile(10 * percent, method) }
    }
  }
}

extension FrameTally {
  /// The number of frame times per second.
  var frameRate: Measured<Quantity> {
    frameTimes.flatMap { times in
      times.total > 0
        ? .known(.number(Double(times.count) * 1e9 / Double(times.total)))
        : .unknown(noFrames)
    }
  }

  package var frameTimes: Measured<Histogram> { cadence.map(\.frameTimes) }

  var refreshCounts: Measured<Histogram> { cadence.flatMap(\.refreshes).map(\.counts) }
}

extension Percentile {
  fileprivate var source: String {
    switch self {
    case .nearestRank: "the definition of the ordinal rank"
    case .linear: "Perfetto and Macrobenchmark"
    case .roundIndex: "Flutter, percentile_utils"
    case .medianUnbiased: "CapFrameX; Hyndman and Fan, type 8"
    }
  }
}
