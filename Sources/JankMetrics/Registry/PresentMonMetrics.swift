/// The values that PresentMon writes for each frame, aggregated.
enum PresentMonMetrics {
  private static let source = "PresentMon, README-ConsoleApplication"

  static let all: [Metric] = [
    Metric(
      "presentmon.animation-error.mean",
      .presentMon,
      "AnimationError, mean size",
      .milliseconds,
      "The mean of |step of the content - step of its presentation| over frames of one clock.",
      thresholds: [Metric.Threshold(limit: 0, meaning: "uneven above")],
      source: source
    ) { $0.animationError.map(\.sizes).mean },
    Metric(
      "presentmon.animation-error.max",
      .presentMon,
      "AnimationError, largest size",
      .milliseconds,
      "The largest of |step of the content - step of its presentation|.",
      thresholds: [Metric.Threshold(limit: 0, meaning: "uneven above")],
      source: source
    ) { $0.animationError.map(\.sizes).max },
    Metric(
      "presentmon.frame-time.mean",
      .presentMon,
      "FrameTime, mean",
      .milliseconds,
      "The mean time from the start of a frame to the start of the next, shown or not.",
      source: source
    ) { $0.work.interval.mean },
    Metric(
      "presentmon.frame-time.max",
      .presentMon,
      "FrameTime, longest",
      .milliseconds,
      "The longest time from the start of a frame to the start of the next.",
      source: source
    ) { $0.work.interval.max },
    Metric(
      "presentmon.displayed-time.mean",
      .presentMon,
      "DisplayedTime, mean",
      .milliseconds,
      "The mean time that a frame was on screen.",
      source: source
    ) { $0.frameTimes.mean },
    Metric(
      "presentmon.displayed-time.max",
      .presentMon,
      "DisplayedTime, longest",
      .milliseconds,
      "The longest time that a frame was on screen.",
      source: source
    ) { $0.frameTimes.max },
    Metric(
      "presentmon.display-latency.mean",
      .presentMon,
      "DisplayLatency, mean",
      .milliseconds,
      "The mean time from the start of a frame to its presentation.",
      // A frame that starts earlier for the same refresh waits longer, but is not worse.
      better: .neutral,
      source: source
    ) { $0.pipeline.latency.mean },
    Metric(
      "presentmon.display-latency.max",
      .presentMon,
      "DisplayLatency, longest",
      .milliseconds,
      "The longest time from the start of a frame to its presentation.",
      better: .neutral,
      source: source
    ) { $0.pipeline.latency.max },
    Metric(
      "presentmon.input-latency.mean",
      .presentMon,
      "AllInputToPhotonLatency, mean",
      .milliseconds,
      "The mean time from an input to the first frame that answers it.",
      source: source
    ) { $0.pipeline.inputLatency.mean },
    Metric(
      "presentmon.input-latency.max",
      .presentMon,
      "AllInputToPhotonLatency, longest",
      .milliseconds,
      "The longest time from an input to the first frame that answers it.",
      source: source
    ) { $0.pipeline.inputLatency.max },
  ]
}
