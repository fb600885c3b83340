/// Metrics of tools for players and of engines, all of them from frame times only.
enum GameMetrics {
  static let all: [Metric] = lows + stutter + perfDog + others

  private static let capFrameX = "CapFrameX, FrametimeStatisticProvider"

  private static let lows: [Metric] = [(10, "1"), (2, "0.2"), (1, "0.1")].flatMap { share, name in
    [
      Metric(
        "capframex.low-average.\(name)",
        .capFrameX,
        "\(name) % low average",
        .framesPerSecond,
        "The frame rate of the mean frame time at or above the upper \(name) % point.",
        better: .higher,
        parameters: [
          Metric.Parameter(Double(share) / 10, .percent, "of frame times lie above the point")
        ],
        source: capFrameX
      ) { $0.frameTimes.framesPerSecond { lowAverage($0, perMille: share) } },
      Metric(
        "capframex.low-integral.\(name)",
        .capFrameX,
        "\(name) % low integral",
        .framesPerSecond,
        "The frame rate of the frame time down to which the longest fill \(name) % of the time.",
        better: .higher,
        parameters: [Metric.Parameter(Double(share) / 10, .percent, "of the time is filled")],
        source: capFrameX
      ) { $0.frameTimes.framesPerSecond { lowIntegral($0, perMille: share) } },
    ]
  }

  /// The mean of the values at or above the percentile that leaves a share above it.
  private static func lowAverage(_ times: Histogram, perMille: Int) -> Double? {
    let limit = Percentile.medianUnbiased.value(perMille: 1_000 - perMille, of: times)
    guard let limit else { return nil }
    let long = times.entries.filter { Double($0.value) >= limit }
    let sum = long.reduce(0.0) { $0 + Double($1.value) * Double($1.count) }
    return sum / Double(long.reduce(0) { $0 + $1.count })
  }

  /// The value at which the largest ones, summed from the top, first reach a share of the total.
  private static func lowIntegral(_ times: Histogram, perMille: Int) -> Double? {
    var sum = 0.0
    for entry in times.entries.reversed() {
      sum += Double(entry.value) * Double(entry.count)
      if 1_000 * sum >= Double(perMille) * Double(times.total) {
        return Double(entry.value)
      }
    }
    return nil
  }

  private static let stutter: [Metric] = [
    Metric(
      "capframex.stutter-count",
      .capFrameX,
      "stutter, share of frames",
      .percent,
      "The share of frame times above 2.5 times their mean.",
      parameters: [Metric.Parameter(2.5, .times, "the mean is exceeded by a stutter")],
      source: capFrameX
    ) { tally in
      tally.frameTimes.flatMap { times in
        guard !times.isEmpty else { return .unknown(noFrames) }
        let mean = Double(times.total) / Double(times.count)
        let stutters = times.entries.filter { 2 * Double($0.value) > 5 * mean }
        return .known(.percent(stutters.reduce(0) { $0 + $1.count }, of: times.count))
      }
    },
    Metric(
      "capframex.stutter-time",
      .capFrameX,
      "stutter, share of time",
      .percent,
      "The share of time in frames longer than 2.5 times the moving mean of frame times.",
      parameters: [Metric.Parameter(2.5, .times, "the moving mean is exceeded by a stutter")],
      source: capFrameX,
      mark: .inferred
    ) { $0.shareOfTime(\.movingMean.stutterTime) },
    Metric(
      "capframex.low-fps-time",
      .capFrameX,
      "low fps, share of time",
      .percent,
      "The share of time in frames below 25 frames per second that are no stutter: not longer "
        + "than 2.5 times the moving mean.",
      parameters: [Metric.Parameter(25, .framesPerSecond, "or more is not low")],
      source: capFrameX,
      mark: .inferred
    ) { $0.shareOfTime(\.movingMean.slowTime) },
    Metric(
      "capframex.adaptive-deviation",
      .capFrameX,
      "adaptive standard deviation",
      .milliseconds,
      "The deviation of frame times from the mean of the last 500 ms, by n - 1.",
      parameters: [Metric.Parameter(500, .milliseconds, "before each frame count")],
      source: capFrameX,
      mark: .inferred
    ) { tally in
      tally.stutter.flatMap { stutter in
        let deviation = stutter.movingMean.deviations.deviationFromZero
        return Measured<Quantity>(deviation.map { .milliseconds($0) }, orElse: noFrames)
      }
    },
  ]

  private static let perfDog: [Metric] = [
    Metric(
      "perfdog.jank",
      .perfDog,
      "jank",
      .count,
      "Frame times above twice the mean of the three before and above 83.3 ms.",
      parameters: [
        Metric.Parameter(1_000.0 / 12, .milliseconds, "is exceeded by a jank"),
        Metric.Parameter(2, .times, "the mean of the three before is exceeded by a jank"),
      ],
      source: "PerfDog, user's guide"
    ) { $0.stutter.integer(\.jankCount) },
    Metric(
      "perfdog.big-jank",
      .perfDog,
      "big jank",
      .count,
      "The janks of `perfdog.jank` above 125 ms.",
      parameters: [
        Metric.Parameter(125, .milliseconds, "is exceeded by a big jank"),
        Metric.Parameter(2, .times, "the mean of the three before is exceeded by a jank"),
      ],
      source: "PerfDog, user's guide"
    ) { $0.stutter.integer(\.bigJankCount) },
    Metric(
      "perfdog.stutter",
      .perfDog,
      "stutter",
      .percent,
      "The share of time in janks.",
      parameters: [
        Metric.Parameter(1_000.0 / 12, .milliseconds, "is exceeded by a jank"),
        Metric.Parameter(2, .times, "the mean of the three before is exceeded by a jank"),
      ],
      source: "PerfDog, user's guide"
    ) { $0.shareOfTime(\.jankTime) },
  ]

  private static let others: [Metric] = [
    Metric(
      "unreal.hitches",
      .unreal,
      "hitches",
      .count,
      "Frame times of 60 ms or more, none within 200 ms of the hitch before.",
      parameters: [
        Metric.Parameter(60, .milliseconds, "make a hitch"),
        Metric.Parameter(200, .milliseconds, "lie between two"),
      ],
      source: "Unreal Engine, performance targets",
      mark: .inferred
    ) { $0.stutter.integer(\.hitchCount) },
    Metric(
      "booking.freeze-time",
      .booking,
      "freeze time",
      .milliseconds,
      "The sum of the time above 16 ms in each frame time.",
      parameters: [Metric.Parameter(16, .milliseconds, "of each frame time are not counted")],
      source: "Booking.com, perfsuite"
    ) { tally in
      tally.frameTimes.map { times in
        .milliseconds(
          times.entries.reduce(0.0) {
            $0 + Double(max(0, $1.value - 16_000_000)) * Double($1.count)
          }
        )
      }
    },
  ]
}

extension Measured<Histogram> {
  /// The frame rate of a frame time computed from the values.
  fileprivate func framesPerSecond(_ compute: (Histogram) -> Double?) -> Measured<Quantity> {
    flatMap { histogram in
      let time = compute(histogram).flatMap { $0 > 0 ? $0 : nil }
      return Measured<Quantity>(time.map { .number(1e9 / $0) }, orElse: noFrames)
    }
  }
}

extension FrameTally {
  /// The share of a time in all frame times, in percent.
  fileprivate func shareOfTime(_ time: (StutterTally) -> Int64) -> Measured<Quantity> {
    stutter.and(frameTimes).flatMap { stutter, times in
      times.total > 0
        ? .known(.number(100 * Double(time(stutter)) / Double(times.total)))
        : .unknown(noFrames)
    }
  }
}
