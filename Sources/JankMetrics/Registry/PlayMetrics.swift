/// Metrics of Google Play's vitals for apps and games.
enum PlayMetrics {
  static let all: [Metric] = [
    Metric(
      "play.slow-frames",
      .play,
      "slow frames",
      .percent,
      "The share of frames that took longer than 16 ms in total.",
      parameters: [Metric.Parameter(16, .milliseconds, "is exceeded by a slow frame")],
      source: quoted
    ) { $0.work.total.percent(above: slow) },
    Metric(
      "play.slow-frames.count",
      .play,
      "slow frames, count",
      .frames,
      "Frames that took longer than 16 ms in total.",
      parameters: [Metric.Parameter(16, .milliseconds, "is exceeded by a slow frame")],
      source: quoted
    ) { $0.work.total.integer { $0.count(above: slow) } },
    Metric(
      "play.frozen-frames",
      .play,
      "frozen frames",
      .percent,
      "The share of frames that took longer than 700 ms in total.",
      thresholds: [Metric.Threshold(limit: 0, meaning: "bad above")],
      parameters: [Metric.Parameter(700, .milliseconds, "is exceeded by a frozen frame")],
      source: quoted
    ) { $0.work.total.percent(above: frozen) },
    Metric(
      "play.frozen-frames.count",
      .play,
      "frozen frames, count",
      .frames,
      "Frames that took longer than 700 ms in total.",
      thresholds: [Metric.Threshold(limit: 0, meaning: "bad above")],
      parameters: [Metric.Parameter(700, .milliseconds, "is exceeded by a frozen frame")],
      source: quoted
    ) { $0.work.total.integer { $0.count(above: frozen) } },
    slowSession(framesPerSecond: 20),
    slowSession(framesPerSecond: 30),
  ]

  private static let quoted = "Android vitals, by tools that quote it"
  private static let slow: Int64 = 16_000_000
  private static let frozen: Int64 = 700_000_000

  /// How much a frame time may exceed the limit, in percent.
  ///
  /// Time stamps are rounded, and displays do not keep their rate to the nanosecond. An even 30 Hz,
  /// or half of 59.94 Hz, must not count as slower than 30 frames per second. One refresh more is
  /// 12.5 % at 240 Hz.
  private static let tolerancePercent: Int64 = 2

  private static func slowSession(framesPerSecond: Int64) -> Metric {
    let limit = 1_000_000_000 * (100 + tolerancePercent) / (100 * framesPerSecond)
    return Metric(
      "play.slow-session.\(framesPerSecond)",
      .play,
      "slow at \(framesPerSecond) fps",
      .percent,
      "The share of frame times more than \(tolerancePercent) % longer than at \(framesPerSecond) "
        + "frames per second.",
      thresholds: [Metric.Threshold(limit: 25, meaning: "slow session above")],
      parameters: [
        Metric.Parameter(Double(framesPerSecond), .framesPerSecond, "or less is slow"),
        Metric.Parameter(Double(tolerancePercent), .percent, "more time is allowed"),
      ],
      source: "Google Play developer reporting, slow rendering rate; the tolerance is ours"
    ) { $0.frameTimes.percent(above: limit) }
  }
}
