/// The mobile vitals of Sentry, by its conventions for iOS.
///
/// There a frame is what lies between two pictures, as a display link tells. Inferred.
enum SentryMetrics {
  static let all: [Metric] = [
    Metric(
      "sentry.slow-frames",
      .sentry,
      "frames_slow",
      .frames,
      "Frame times above 16.67 ms, whatever the display.",
      parameters: [Metric.Parameter(16.67, .milliseconds, "is passed by a slow frame")],
      source: "Sentry, conventions of its relay",
      mark: .inferred
    ) { $0.frameTimes.integer { $0.count(above: 16_670_000) } },
    Metric(
      "sentry.frozen-frames",
      .sentry,
      "frames_frozen",
      .frames,
      "Frame times above 700 ms.",
      thresholds: [Metric.Threshold(limit: 0, meaning: "bad above")],
      parameters: [Metric.Parameter(700, .milliseconds, "is passed by a frozen frame")],
      source: "Sentry, conventions of its relay",
      mark: .inferred
    ) { $0.frameTimes.integer { $0.count(above: 700_000_000) } },
  ]
}
