/// Metrics of Flutter's timeline summary, each with the name and unit of its key.
enum FlutterMetrics {
  static let all: [Metric] =
    work("build", "frame_build_time", { $0.work.mainThread })
    + work("raster", "frame_rasterizer_time", { $0.work.render }) + lags + rates

  private static let source = "Flutter, timeline_summary"

  /// The metrics of one of the two threads; percentiles by rounded index.
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
        "The mean \(rasterizer) time of a frame.",
        thresholds: [Metric.Threshold(limit: 16, meaning: "over the budget above")],
        source: source
      ) { times($0).mean },
      Metric(
        "flutter.\(id).p90",
        .flutter,
        "90th_percentile_\(name)_millis",
        .milliseconds,
        "The 90th percentile of the \(rasterizer) time by rounded index.",
        thresholds: [Metric.Threshold(limit: 16, meaning: "over the budget above")],
        source: source
      ) { times($0).percentile(900, .roundIndex) },
      Metric(
        "flutter.\(id).p99",
        .flutter,
        "99th_percentile_\(name)_millis",
        .milliseconds,
        "The 99th percentile of the \(rasterizer) time by rounded index.",
        thresholds: [Metric.Threshold(limit: 16, meaning: "over the budget above")],
        source: source
      ) { times($0).percentile(990, .roundIndex) },
      Metric(
        "flutter.\(id).worst",
        .flutter,
        "worst_\(name)_millis",
        .milliseconds,
        "The longest \(rasterizer) time of a frame.",
        bearing: .performance,
        thresholds: [Metric.Threshold(limit: 16, meaning: "over the budget above")],
        source: source
      ) { times($0).max },
      Metric(
        "flutter.\(id).deviation",
        .flutter,
        "stddev_\(name)_millis",
        .milliseconds,
        "The mean distance of the \(rasterizer) time from its mean, which Flutter calls a "
          + "standard deviation.",
        source: source
      ) { times($0).milliseconds(\.meanAbsoluteDeviation) },
      Metric(
        "flutter.\(id).missed-budget",
        .flutter,
        "missed_frame_\(rasterizer)_budget_count",
        .frames,
        "Frames with a \(rasterizer) time above 16 ms, whatever the display.",
        parameters: [Metric.Parameter(16, .milliseconds, "is the budget")],
        source: source
      ) { times($0).integer { $0.count(above: 16_000_000) } },
    ]
  }

  private static let lags: [Metric] =
    waits(
      "vsync-lag",
      "vsync_frame_lag",
      "time from the refresh to the start of the frame",
      bearing: .performance,
      source: "Flutter, vsync_frame_lag_summarizer",
      { $0.pipeline.startLag }
    )
    + waits(
      "request-latency",
      "frame_request_pending_latency",
      "time from the request of a frame to its start",
      source: "Flutter, frame_request_pending_latency_summarizer",
      { $0.pipeline.requestLag }
    ) + missedTransitions

  /// Average, 90th and 99th percentile of a wait before a frame; the percentiles have the bearing.
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
        "The mean \(about).",
        source: source
      ) { times($0).microseconds(\.mean) }
    ]
      + [90, 99].map { percent in
        Metric(
          "flutter.\(id).p\(percent)",
          .flutter,
          "\(percent)th_percentile_\(name)",
          .microseconds,
          "The \(percent)th percentile of the \(about), by rounded index.",
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
        "The mean delay of frames, in refreshes.",
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
        "The \(percent)th percentile of the delay of frames, in refreshes, by rounded index.",
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

  /// The number of frames with a rate, or with none: the first named rate less than 6 Hz away
  /// counts.
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
        "Frames whose refresh rate is at least 6 Hz away from all named rates.",
        parameters: [Metric.Parameter(6, .hertz, "or more away is another rate")],
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
      "The share of frames whose refresh rate is less than 6 Hz away from \(rate) Hz.",
      better: .neutral,
      parameters: [Metric.Parameter(6, .hertz, "or more away is another rate")],
      source: "Flutter, refresh_rate_summarizer"
    ) { tally in
      tally.rates.flatMap { rates in
        rates.isEmpty
          ? .unknown(noFrames) : .known(.percent(count(rates, at: rate), of: rates.count))
      }
    }
  }
}
