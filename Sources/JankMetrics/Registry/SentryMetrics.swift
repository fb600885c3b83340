/// The mobile vitals of Sentry, as its SDK for Apple's systems counts them.
///
/// There a frame is what lies between two pictures, as a display link tells. Inferred.
enum SentryMetrics {
  static let all: [Metric] = [
    Metric(
      "sentry.slow-frames",
      .sentry,
      "frames_slow",
      .frames,
      "Frame times longer than at 1 Hz less than the display has then, but no frozen ones.",
      parameters: [
        Metric.Parameter(1, .hertz, "less than the rate of the display is no slow frame yet"),
        Metric.Parameter(700, .milliseconds, "is passed by a frozen frame, which is not slow"),
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
      parameters: [Metric.Parameter(700, .milliseconds, "is passed by a frozen frame")],
      source: "Sentry, sentry-cocoa, SentryFramesTracker",
      mark: .inferred
    ) { $0.frameTimes.integer { $0.count(above: SlowFrame.frozen) } },
  ]
}
