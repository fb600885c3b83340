/// What Flutter's timeline summary writes: each metric is named as its key, in the key's unit.
enum FlutterMetrics {
  static let all: [Metric] =
    work("build", "frame_build_time", { $0.work.mainThread })
    + work("raster", "frame_rasterizer_time", { $0.work.render }) + lags + rates

  private static let source = "Flutter, timeline_summary"

  /// The figures of one of the two threads; percentiles by rounded index.
  private static func work(
    _ id: String,
    _ name: String,
    _ times: @escaping @Sendable (FrameTally) -> Measured<Histogram>
  ) -> [Metric] {
    let rasterizer = id == "raster" ? "rasterizer" : "build"
    return [
      Metric(
        "flutter.\(id).average",
        .flutter,
        "average_\(name)_millis",
        .milliseconds,
        "The mean time that the \(rasterizer) took for a frame.",
        thresholds: [Metric.Threshold(limit: 16, meaning: "over the budget above")],
        source: source
      ) { times($0).mean },
      Metric(
        "flutter.\(id).p90",
        .flutter,
        "90th_percentile_\(name)_millis",
        .milliseconds,
        "The 90th percentile of the same by rounded index.",
        thresholds: [Metric.Threshold(limit: 16, meaning: "over the budget above")],
        source: source
      ) { times($0).percentile(900, .roundIndex) },
      Metric(
        "flutter.\(id).p99",
        .flutter,
        "99th_percentile_\(name)_millis",
        .milliseconds,
        "The 99th percentile of the same by rounded index.",
        thresholds: [Metric.Threshold(limit: 16, meaning: "over the budget above")],
        source: source
      ) { times($0).percentile(990, .roundIndex) },
      Metric(
        "flutter.\(id).worst",
        .flutter,
        "worst_\(name)_millis",
        .milliseconds,
        "The longest time of them.",
        bearing: .performance,
        thresholds: [Metric.Threshold(limit: 16, meaning: "over the budget above")],
        source: source
      ) { times($0).max },
      Metric(
        "flutter.\(id).deviation",
        .flutter,
        "stddev_\(name)_millis",
        .milliseconds,
        "The mean distance from the mean, which Flutter calls a standard deviation.",
        source: source
      ) { times($0).milliseconds(\.meanAbsoluteDeviation) },
      Metric(
        "flutter.\(id).missed-budget",
        .flutter,
        "missed_frame_\(rasterizer)_budget_count",
        .frames,
        "Frames that took it longer than 16 ms, whatever the display.",
        parameters: [Metric.Parameter(16, .milliseconds, "is the budget")],
        source: source
      ) { times($0).integer { $0.count(above: 16_000_000) } },
    ]
  }

  private static let lags: [Metric] =
    waits(
      "vsync-lag",
      "vsync_frame_lag",
      "The mean time from the refresh to taking the frame up.",
      bearing: .performance,
      source: "Flutter, vsync_frame_lag_summarizer",
      { $0.pipeline.startLag }
    )
    + waits(
      "request-latency",
      "frame_request_pending_latency",
      "The mean time from asking for a frame to taking it up.",
      source: "Flutter, frame_request_pending_latency_summarizer",
      { $0.pipeline.requestLag }
    ) + missedTransitions

  /// Average, 90th and 99th percentile of a wait before a frame; the bearing is that of the latter.
  private static func waits(
    _ id: String,
    _ name: String,
    _ about: String,
    bearing: Metric.Bearing = .derived,
    source: String,
    _ times: @escaping @Sendable (FrameTally) -> Measured<Histogram>
  ) -> [Metric] {
    [
      Metric(
        "flutter.\(id).average",
        .flutter,
        "average_\(name)",
        .microseconds,
        about,
        source: source
      ) { times($0).microseconds(\.mean) }
    ]
      + [90, 99].map { percent in
        Metric(
          "flutter.\(id).p\(percent)",
          .flutter,
          "\(percent)th_percentile_\(name)",
          .microseconds,
          "The \(percent)th percentile of the same by rounded index.",
          bearing: bearing,
          source: source
        ) { tally in
          times(tally).microseconds { Percentile.roundIndex.value(perMille: 10 * percent, of: $0) }
        }
      }
  }

  private static let missedTransitions: [Metric] =
    [
      Metric(
        "flutter.transitions-missed.average",
        .flutter,
        "average_vsync_transitions_missed",
        .refreshes,
        "The mean number of refreshes by which frames came late.",
        source: "Flutter, scene_display_lag_summarizer"
      ) { tally in
        tally.pipeline.lateRefreshes.flatMap {
          Measured($0.mean.map { .number($0) }, orElse: noFrames)
        }
      }
    ]
    + [90, 99].map { percent in
      Metric(
        "flutter.transitions-missed.p\(percent)",
        .flutter,
        "\(percent)th_percentile_vsync_transitions_missed",
        .refreshes,
        "The \(percent)th percentile of the same by rounded index.",
        source: "Flutter, scene_display_lag_summarizer"
      ) { tally in
        tally.pipeline.lateRefreshes.flatMap {
          Measured(
            Percentile.roundIndex.value(perMille: 10 * percent, of: $0).map { .number($0) },
            orElse: noFrames
          )
        }
      }
    }

  private static let namedRates = [30, 60, 80, 90, 120]

  /// How many frames had a rate: of the named ones that lie less than 6 Hz away, the slowest is it.
  private static func count(_ rates: Histogram, at rate: Int?) -> Int {
    rates.entries.reduce(0) { sum, entry in
      let named = namedRates.first { (entry.value - Int64(1_000 * $0)).magnitude < 6_000 }
      return named == rate ? sum + entry.count : sum
    }
  }

  private static let rates: [Metric] =
    rateShares + [
      Metric(
        "flutter.illegal-refresh-rate",
        .flutter,
        "illegal_refresh_rate_frame_count",
        .frames,
        "Frames whose refresh took place at none of the named rates, give or take less than 6 Hz.",
        parameters: [Metric.Parameter(6, .hertz, "off and more is another rate")],
        source: "Flutter, refresh_rate_summarizer"
      ) { tally in
        tally.rates.and(tally.frameCount).map { rates, _ in .integer(count(rates, at: nil)) }
      }
    ]

  private static let rateShares: [Metric] = namedRates.map { rate in
    Metric(
      "flutter.refresh-rate.\(rate)hz",
      .flutter,
      "\(rate)hz_frame_percentage",
      .percent,
      "The share of frames whose refresh took place at this rate, give or take less than 6 Hz.",
      better: .neutral,
      parameters: [Metric.Parameter(6, .hertz, "off and more is another rate")],
      source: "Flutter, refresh_rate_summarizer"
    ) { tally in
      tally.rates.flatMap { rates in
        rates.isEmpty
          ? .unknown(noFrames) : .known(.percent(count(rates, at: rate), of: rates.count))
      }
    }
  }
}
