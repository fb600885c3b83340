/// What every tool reports in one way or another.
enum CommonMetrics {
  static let all: [Metric] = counts + frameTimes + percentiles

  private static let counts: [Metric] = [
    Metric(
      "frames.total",
      .common,
      "frames",
      .frames,
      "Frames that were made, shown or not; of a run, those while something was animated.",
      better: .neutral,
      source: "by its name"
    ) { $0.frameCount.map { .integer($0) } },
    Metric(
      "frames.presented",
      .common,
      "presented frames",
      .frames,
      "Frames that were shown; of a run, those while something was animated.",
      better: .neutral,
      source: "by its name"
    ) { $0.cadence.integer(\.presented) },
    Metric(
      "frames.not-presented",
      .common,
      "frames never shown",
      .frames,
      "Frames that were made and never shown: superseded, or above the rate of the display; of a "
        + "run, those while something was animated.",
      source: "by its name"
    ) { $0.cadence.integer(\.notPresented) },
    Metric(
      "frames.untimed",
      .common,
      "frames shown at no known time",
      .frames,
      "Frames that were shown, or may have been, at a time that nothing tells: neither presented "
        + "nor never shown.",
      better: .neutral,
      source: "by its name"
    ) { $0.cadence.integer(\.untimed) },
    Metric(
      "frames.rate",
      .common,
      "frame rate",
      .framesPerSecond,
      "Frame times divided by their sum: (n - 1) / (last - first) for pictures in one stretch.",
      better: .higher,
      bearing: .visible,
      resolution: .missedRefresh,
      source: "XCTest, XCTOSSignpostMetric; all others alike"
    ) { $0.frameRate },
    Metric(
      "frames.shape",
      .common,
      "shape",
      .words,
      "The commonest pace and what broke it, at each rate of the display: an even 30 Hz is another "
        + "thing than one long freeze.",
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
      "Pictures and missed refreshes: 1 and the frame times in refreshes, each 1 at least, without "
        + "the 1 where the first frame time begins with a picture that is not counted.",
      better: .neutral,
      source: "by its name"
    ) { tally in tally.cadence.flatMap(\.refreshSlots).map { .integer($0) } },
    Metric(
      "refreshes.missed",
      .common,
      "missed refreshes",
      .refreshes,
      "Refreshes that showed the picture before once more.",
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
      "From the first picture to the last, without the pauses in which none was wanted.",
      better: .neutral,
      source: "by its name"
    ) { tally in tally.frameTimes.map { .milliseconds($0.total) } },
    Metric(
      "frame-time.min",
      .common,
      "shortest frame time",
      .milliseconds,
      "The shortest time from one picture to the next.",
      better: .neutral,
      source: "by its name"
    ) { $0.frameTimes.min },
    Metric(
      "frame-time.mean",
      .common,
      "mean frame time",
      .milliseconds,
      "The mean time from one picture to the next.",
      source: "by its name"
    ) { $0.frameTimes.mean },
    Metric(
      "frame-time.max",
      .common,
      "longest frame time",
      .milliseconds,
      "The longest time from one picture to the next.",
      source: "by its name"
    ) { $0.frameTimes.max },
    Metric(
      "frame-time.deviation",
      .common,
      "deviation of frame times",
      .milliseconds,
      "The standard deviation of a sample, by n - 1.",
      source: "by its name"
    ) { $0.frameTimes.milliseconds(\.sampleDeviation) },
    Metric(
      "freeze.longest",
      .common,
      "longest freeze",
      .milliseconds,
      "The longest time one picture stood though another was due; without due times the longest "
        + "frame time of two refreshes or more.",
      bearing: .visible,
      resolution: .refreshes(1),
      parameters: [Metric.Parameter(2, .refreshes, "and more are a freeze")],
      source: "by its name",
      mark: .inferred
    ) { tally in tally.cadence.map { .milliseconds($0.longestFreeze) } },
    Metric(
      "main-thread.over-period",
      .common,
      "main thread over a period",
      .frames,
      "Frames with more than a refresh period of work on the main thread.",
      parameters: [Metric.Parameter(1, .refreshes, "is passed")],
      source: "by its name"
    ) { $0.work.mainThreadOverPeriod.map { .integer($0) } },
  ]

  /// Every percentile by every method, since tools disagree on the method too.
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
  /// Pictures in a second of the times between them.
  var frameRate: Measured<Quantity> {
    frameTimes.flatMap { times in
      times.total > 0
        ? .known(.number(Double(times.count) * 1e9 / Double(times.total)))
        : .unknown(noFrames)
    }
  }

  /// The times between pictures, or why they are not known.
  var frameTimes: Measured<Histogram> { cadence.map(\.frameTimes) }

  /// The same in refreshes.
  var refreshCounts: Measured<Histogram> { cadence.flatMap(\.refreshes).map(\.counts) }
}

extension Percentile {
  /// Who computes percentiles so.
  fileprivate var source: String {
    switch self {
    case .nearestRank: "the definition of the ordinal rank"
    case .linear: "Perfetto and Macrobenchmark"
    case .roundIndex: "Flutter, percentile_utils"
    case .medianUnbiased: "CapFrameX; Hyndman and Fan, type 8"
    }
  }
}
