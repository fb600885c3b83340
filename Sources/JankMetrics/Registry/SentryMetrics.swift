/// Metrics of Sentry's mobile vitals, as its SDK for Apple's systems counts them.
///
/// There a frame is the time between two frames, as a display link reports it. Inferred.
enum SentryMetrics {
  static let all: [Metric] = [
    Metric(
      "sentry.slow-frames",
      .sentry,
      "frames_slow",
      .frames,
      "Frame times longer than at 1 Hz below the display refresh rate, without frozen ones.",
      parameters: [
        Metric.Parameter(1, .hertz, "below the rate of the display is not yet slow"),
        Metric.Parameter(700, .milliseconds, "is exceeded by a frozen frame, which is not slow"),
      ],
      source: "Sentry, sentry-cocoa, SentryFramesTracker",
      mark: .inferred
    ) { tally in tally.cadence.flatMap(\.refreshes).integer(\.slowFrames) },
    Metric(
      "sentry.frozen-frames",
      .sentry,
      "frames_frozen",
      .frames,
      "Frame times above 700 ms.",
      thresholds: [Metric.Threshold(limit: 0, meaning: "bad above")],
      parameters: [Metric.Parameter(700, .milliseconds, "is exceeded by a frozen frame")],
      source: "Sentry, sentry-cocoa, SentryFramesTracker",
      mark: .inferred
    ) { $0.frameTimes.integer { $0.count(above: SlowFrame.frozen) } },
  ]
}
