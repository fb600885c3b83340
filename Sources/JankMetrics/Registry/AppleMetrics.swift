/// Metrics of hitches, as XCTest, Instruments, MetricKit and the organizer count them.
enum AppleMetrics {
  static let all: [Metric] = hitches + ratios + quantised + others

  private static let article = "Apple, Understanding hitches in your app"

  private static let hitches: [Metric] = [
    Metric(
      "apple.hitch-count",
      .apple,
      "hitch count",
      .count,
      "Frames shown later than their planned presentation time.",
      bearing: .visible,
      source: "XCTest, XCTOSSignpostMetric"
    ) { $0.hitches.integer { $0.durations.count } },
    Metric(
      "apple.hitch-time",
      .apple,
      "total hitch duration",
      .milliseconds,
      "The sum of the delays of all frames after their planned presentation time.",
      bearing: .visible,
      resolution: .refreshes(0.5),
      source: "XCTest, XCTOSSignpostMetric"
    ) { tally in tally.hitches.map { .milliseconds($0.durations.total) } },
    Metric(
      "apple.hitch-duration.max",
      .apple,
      "longest hitch",
      .milliseconds,
      "The longest delay of a frame after its planned presentation time.",
      bearing: .visible,
      thresholds: [Metric.Threshold(limit: 0, meaning: "late above")],
      source: article
    ) { tally in tally.hitches.map { .milliseconds($0.durations.max ?? 0) } },
    Metric(
      "apple.frame-rate",
      .apple,
      "frame rate",
      .framesPerSecond,
      "Frame times divided by their sum: (n - 1) / (last - first) for frames without a pause.",
      better: .higher,
      bearing: .visible,
      source: "XCTest, XCTOSSignpostMetric"
    ) { $0.frameRate },
    Metric(
      "apple.frame-count",
      .apple,
      "frame count",
      .frames,
      "Frames that were shown; in a run, counted only while something was animated.",
      better: .neutral,
      source: "XCTest, XCTOSSignpostMetric"
    ) { $0.cadence.integer(\.presented) },
  ]

  private static let ratios: [Metric] = [
    Metric(
      "apple.hitch-time-ratio",
      .apple,
      "hitch time ratio",
      .millisecondsPerSecond,
      "Hitch time per second of animation, rated on the scale for all animations.",
      thresholds: animationLimits,
      scale: .animation,
      source: "MetricKit, HitchTimeMetric; limits of Xcode's organizer"
    ) { $0.hitchRatio },
    Metric(
      "apple.scroll-hitch-rate",
      .apple,
      "scroll hitch rate",
      .millisecondsPerSecond,
      "The hitch time ratio, rated on the scale for scrolling.",
      thresholds: scrollLimits,
      scale: .scrolling,
      source: "WWDC 2020, session 10077; the older organizer"
    ) { $0.hitchRatio },
  ]

  private static let quantised: [Metric] = [
    Metric(
      "apple.hitch-count.quantised",
      .apple,
      "hitch count in refreshes",
      .count,
      "Frames late by half a refresh or more, since time stamps of devices jitter.",
      parameters: [Metric.Parameter(0.5, .refreshes, "or more is late")],
      source: article,
      mark: .inferred
    ) { $0.lateRefreshes.integer(\.count) },
    Metric(
      "apple.hitch-time.quantised",
      .apple,
      "hitch time in refreshes",
      .milliseconds,
      "The sum of the hitches, each rounded half up to whole refreshes at the rate of its time.",
      source: article,
      mark: .inferred
    ) { tally in tally.quantisedTime.map { .milliseconds($0) } },
    Metric(
      "apple.hitch-time-ratio.quantised",
      .apple,
      "hitch time ratio in refreshes",
      .millisecondsPerSecond,
      "Quantised hitch time per second of animation, rounded to a millionth, rated on the scale "
        + "for all animations.",
      thresholds: animationLimits,
      scale: .animation,
      source: article,
      mark: .inferred
    ) { $0.quantisedRatio },
    Metric(
      "apple.scroll-hitch-rate.quantised",
      .apple,
      "scroll hitch rate in refreshes",
      .millisecondsPerSecond,
      "The quantised hitch time ratio, rated on the scale for scrolling.",
      thresholds: scrollLimits,
      scale: .scrolling,
      source: article,
      mark: .inferred
    ) { $0.quantisedRatio },
  ]

  private static let others: [Metric] = [
    Metric(
      "apple.commit-hitches",
      .apple,
      "commit hitches",
      .count,
      "Late frames whose commit missed its deadline and whose rendering added no delay.",
      source: article
    ) { $0.missedDeadlines.integer(\.commit) },
    Metric(
      "apple.render-hitches",
      .apple,
      "render hitches",
      .count,
      "Late frames whose commit was in time.",
      source: article
    ) { $0.missedDeadlines.integer(\.render) },
    Metric(
      "apple.commit-and-render-hitches",
      .apple,
      "commit and render hitches",
      .count,
      "Late frames whose commit was late and whose rendering added more delay.",
      source: article,
      mark: .inferred
    ) { $0.missedDeadlines.integer(\.commitAndRender) },
    Metric(
      "apple.commit-share",
      .apple,
      "commit share",
      .percent,
      "The share of late frames that missed the commit deadline first.",
      better: .neutral,
      source: article,
      mark: .inferred
    ) { tally in
      tally.missedDeadlines.flatMap { missed in
        missed.count > 0
          ? .known(.percent(missed.commit + missed.commitAndRender, of: missed.count))
          : .unknown("no frame was late")
      }
    },
    Metric(
      "apple.hang-rate",
      .apple,
      "hang rate",
      .secondsPerHour,
      "Seconds per hour in which the main thread was busy for more than 250 ms at a time.",
      parameters: [Metric.Parameter(250, .milliseconds, "is exceeded by a hang")],
      source: "Xcode's organizer"
    ) { tally in
      tally.hangs.flatMap { hangs in
        hangs.observed > 0
          ? .known(.number(3_600 * Double(hangs.hangs.total) / Double(hangs.observed)))
          : .unknown("no time passed")
      }
    },
  ]

  private static let animationLimits = [
    Metric.Threshold(limit: 10, meaning: "warning above"),
    Metric.Threshold(limit: 25, meaning: "critical above"),
    Metric.Threshold(limit: 50, meaning: "severe above"),
  ]

  private static let scrollLimits = [
    Metric.Threshold(limit: 5, meaning: "warning from"),
    Metric.Threshold(limit: 10, meaning: "critical above"),
  ]
}

extension FrameTally {
  fileprivate var lateRefreshes: Measured<Histogram> { hitches.flatMap(\.refreshes) }

  fileprivate var missedDeadlines: Measured<HitchTally.MissedDeadlines> {
    hitches.flatMap(\.missed)
  }

  /// The time in which something was animated, if any.
  private var animation: Measured<Int64> {
    animatedTime.flatMap { $0 > 0 ? .known($0) : .unknown("nothing was animated") }
  }

  /// Uses one division of whole numbers, so a ratio on a limit is exactly the limit.
  fileprivate var hitchRatio: Measured<Quantity> {
    hitches.and(animation).map {
      .number(Double($0.durations.total) * 1e3 / Double($1))
    }
  }

  fileprivate var quantisedTime: Measured<Double> {
    hitches.flatMap(\.rates).and(period).map { rates, period in
      rates.entries.reduce(0) { sum, entry in
        let length =
          entry.value == period.milliHertz ? period.nanoseconds : 1e12 / Double(entry.value)
        return sum + Double(entry.count) * length
      }
    }
  }

  /// The ratio of the rounded hitches, itself rounded so that limits apply as written.
  fileprivate var quantisedRatio: Measured<Quantity> {
    quantisedTime.and(animation).map {
      let ratio = $0 * 1e3 / Double($1)
      return .number((ratio * 1e6).rounded(.toNearestOrAwayFromZero) / 1e6)
    }
  }
}
