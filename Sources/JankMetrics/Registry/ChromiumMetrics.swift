/// Metrics of dropped frames, jank and staleness, as Chromium's compositor counts them.
enum ChromiumMetrics {
  static let all: [Metric] = dropped + jank

  private static let droppedFrames = "Chromium, cc/metrics/dropped_frame_counter"

  private static let dropped: [Metric] = [
    Metric(
      "chromium.dropped-percent",
      .chromium,
      "dropped frames",
      .percent,
      "The share of refreshes without a new frame, rounded up to a whole percent.",
      source: "Chromium, cc/metrics/frame_sequence_metrics"
    ) { tally in
      tally.cadence.flatMap { cadence in
        cadence.refreshSlots.flatMap { slots in
          guard slots > 0 else { return .unknown(noFrames) }
          let missing = slots - cadence.presented
          return .known(.integer((100 * missing + slots - 1) / slots))
        }
      }
    },
    window("worst", "worst second", \.worst),
    window("p95", "95th percentile of seconds", { $0.percent(reachedBy: 0.05).map(Double.init) }),
    window("median", "median second", { $0.percent(reachedBy: 0.5).map(Double.init) }),
    window("average", "average", \.average),
  ]

  private static func window(
    _ id: String,
    _ name: String,
    _ metricValue: @escaping @Sendable (DroppedWindows) -> Double?
  ) -> Metric {
    Metric(
      "chromium.windowed-dropped.\(id)",
      .chromium,
      "dropped frames, \(name)",
      .percent,
      "The share of refreshes without a new frame in every window of one second.",
      parameters: [Metric.Parameter(1_000, .milliseconds, "make a window")],
      source: droppedFrames
    ) { tally in
      tally.cadence.flatMap(\.refreshes).map(\.windows).flatMap {
        Measured(metricValue($0).map { .number($0) }, orElse: "the series is shorter than a second")
      }
    }
  }

  private static let jank: [Metric] = [
    Metric(
      "chromium.jank-count",
      .chromium,
      "jank count",
      .count,
      "Frame times longer than the one before by more than half a refresh interval.",
      parameters: [
        Metric.Parameter(0.5, .refreshes, "more than the one before is exceeded by a jank")
      ],
      source: "Chromium, cc/metrics/jank_metrics"
    ) { $0.cadence.flatMap(\.refreshes).integer(\.increases) },
    Metric(
      "chromium.max-staleness",
      .chromium,
      "max staleness",
      .milliseconds,
      "The longest frame time minus a refresh interval.",
      source: "Chromium, cc/metrics/jank_metrics"
    ) { tally in
      tally.cadence.flatMap(\.refreshes).flatMap {
        Measured($0.staleness.map { .milliseconds($0) }, orElse: noFrames)
      }
    },
    Metric(
      "chromium.partial-frames",
      .chromium,
      "partial frames",
      .frames,
      "Frames in which the render server advanced animations while a commit due for the same "
        + "refresh was late.",
      source: "Chromium, cc/metrics/compositor_frame_reporter",
      mark: .inferred
    ) { $0.partialCount.map { .integer($0) } },
    Metric(
      "chromium.late-begin-frames",
      .chromium,
      "late begin-frames",
      .count,
      "Frames that started after their deadline.",
      source: "Chromium, components/viz/common/frame_sinks/begin_frame_args"
    ) { $0.pipeline.lateStart.integer(\.count) },
    Metric(
      "chromium.late-begin-frames.max",
      .chromium,
      "latest begin-frame",
      .milliseconds,
      "The longest delay of a frame's start after its deadline.",
      source: "Chromium, components/viz/common/frame_sinks/begin_frame_args"
    ) { tally in tally.pipeline.lateStart.map { .milliseconds($0.max ?? 0) } },
  ]
}
