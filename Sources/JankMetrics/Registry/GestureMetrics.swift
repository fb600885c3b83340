/// Metrics of gestures: input latency, tracking of the touch, release, and blocked input.
enum GestureMetrics {
  static let all: [Metric] = latencies + stages + tracking + releases + blocks

  private static let latencies: [Metric] = [
    Metric(
      "input.latency.mean",
      .common,
      "mean input latency",
      .milliseconds,
      "The mean time from the panel sensing the oldest sample that a frame answers, coalesced "
        + "samples included, to the presentation of the frame.",
      bearing: .perceptual,
      source: "motion-to-photon latency, by its name"
    ) { $0.touchValues.latency { $0.mean } },
    Metric(
      "input.latency.p90",
      .common,
      "p90 input latency",
      .milliseconds,
      "The 90th percentile, by nearest rank, of the time from the panel sensing the oldest "
        + "sample that a frame answers to the presentation of the frame.",
      bearing: .perceptual,
      source: "motion-to-photon latency, by its name"
    ) { $0.touchValues.latency { Percentile.nearestRank.value(perMille: 900, of: $0) } },
    Metric(
      "input.latency.max",
      .common,
      "longest input latency",
      .milliseconds,
      "The longest time from the panel sensing the oldest sample that a frame answers to the "
        + "presentation of the frame.",
      bearing: .perceptual,
      resolution: .refreshes(1),
      source: "motion-to-photon latency, by its name"
    ) { $0.touchValues.latency { $0.max.map(Double.init) } },
  ]

  private static let stages: [Metric] = InputAnswer.Stage.allCases.enumerated().map {
    place,
    stage in
    Metric(
      "input.stage.\(stage.rawValue).mean",
      .common,
      "mean input latency, \(stage.rawValue)",
      .milliseconds,
      "The share of the input latency in which \(stage.about); the shares add up to the whole.",
      source: "motion-to-photon latency, by its name"
    ) { tally in
      tally.touchValues.flatMap { touchValues in
        Measured(touchValues.stages[place].mean.map { .milliseconds($0) }, orElse: noAnswers)
      }
    }
  }

  private static let tracking: [Metric] = [
    Metric(
      "gesture.lag.mean",
      .common,
      "mean touch lag",
      .points,
      "The mean distance, at each refresh during a touch, between the touch and its position "
        + "known to the frame on screen: the minimum for anything that follows the touch.",
      bearing: .perceptual,
      source: "tracking error at presentation, by its name"
    ) { tally in tally.touchValues.flatMap { points($0.lag) { $0.mean } } },
    Metric(
      "gesture.lag.max",
      .common,
      "longest touch lag",
      .points,
      "The longest distance, at any refresh during a touch, between the touch and its position "
        + "known to the frame on screen.",
      bearing: .perceptual,
      resolution: .touchTravel,
      source: "tracking error at presentation, by its name"
    ) { tally in tally.touchValues.flatMap { points($0.lag) { $0.max.map(Double.init) } } },
    Metric(
      "gesture.travel.max",
      .common,
      "longest touch travel",
      .points,
      "The longest distance that a touch moves from one refresh to the next, which limits the "
        + "resolution of touch lags.",
      better: .neutral,
      source: "by its name"
    ) { tally in
      tally.touchValues.flatMap { points($0.travel) { $0.max.map(Double.init) } }
    },
    Metric(
      "gesture.distance.mean",
      .common,
      "mean touch-to-layer distance",
      .points,
      "The mean difference between the distances moved by the touch and by the dragged layer "
        + "since the touch began, along the layer's axis, at each refresh from the layer's first "
        + "move to the release.",
      bearing: .perceptual,
      source: "tracking error at presentation, by its name",
      mark: .inferred
    ) { tally in tally.touchValues.flatMap(\.distance).flatMap { points($0) { $0.mean } } },
    Metric(
      "gesture.distance.max",
      .common,
      "longest touch-to-layer distance",
      .points,
      "The largest difference between the distances moved by the touch and by the dragged layer "
        + "since the touch began, at any refresh from the layer's first move to the release.",
      bearing: .perceptual,
      resolution: .touchTravel,
      source: "tracking error at presentation, by its name",
      mark: .inferred
    ) { tally in
      tally.touchValues.flatMap(\.distance).flatMap { points($0) { $0.max.map(Double.init) } }
    },
  ]

  private static let releases: [Metric] = [
    Metric(
      "gesture.velocity-jump.max",
      .common,
      "velocity jump at hand-over",
      .pointsPerSecond,
      "The largest change of the dragged layer's speed, from that between the last two frames "
        + "under the touch, or 0 if the layer rests, to the initial speed of its own animation. "
        + "For the render server that speed is known, otherwise extrapolated from the first two "
        + "steps between frames in time.",
      bearing: .perceptual,
      resolution: .pointsPerRefresh(1),
      source: "WWDC 2018 session 803, which asks for none",
      mark: .inferred
    ) { tally in
      tally.touchValues.flatMap(\.velocityJump).flatMap { jumps in
        points(jumps, orElse: "nothing that followed a touch moved on by itself") {
          $0.max.map(Double.init)
        }
      }
    },
    Metric(
      "gesture.settle.max",
      .common,
      "release to settled",
      .milliseconds,
      "The longest time from the release of a touch that drives a transition to the last "
        + "resulting change on screen, by the end of the transition and before anything else is "
        + "requested.",
      bearing: .perceptual,
      resolution: .refreshes(2),
      source: "by its name"
    ) { tally in
      tally.touchValues.flatMap { touchValues in
        Measured(
          touchValues.settling.max.map { .milliseconds($0) },
          orElse: "no touch that drove a transition was released"
        )
      }
    },
  ]

  private static let blocks: [Metric] = [
    Metric(
      "input.blocked",
      .common,
      "input-blocked time",
      .milliseconds,
      "The time in which transitions that no touch drives block new gestures: from their begin, "
        + "or from the release of the driving touch, to their end.",
      bearing: .perceptual,
      source: "by its name",
      mark: .inferred
    ) { tally in tally.touchValues.map { .milliseconds($0.blocks.total) } },
    Metric(
      "input.blocked.longest",
      .common,
      "longest input-blocked time",
      .milliseconds,
      "The longest time without a break in which a transition that no touch drives blocks new "
        + "gestures.",
      bearing: .perceptual,
      source: "by its name",
      mark: .inferred
    ) { tally in tally.touchValues.map { .milliseconds($0.blocks.max ?? 0) } },
  ]

  private static func points(
    _ histogram: Histogram,
    orElse reason: String = "nothing followed a touch",
    _ metricValue: (Histogram) -> Double?
  ) -> Measured<Quantity> {
    Measured(
      metricValue(histogram).map { .number($0 / 1e6) },
      orElse: reason
    )
  }
}

private let noAnswers = "no frame answered a touch"

extension Measured<TouchTally> {
  fileprivate func latency(_ metricValue: (Histogram) -> Double?) -> Measured<Quantity> {
    flatMap {
      Measured<Quantity>(metricValue($0.latency).map { .milliseconds($0) }, orElse: noAnswers)
    }
  }
}

extension InputAnswer.Stage {
  /// What happens in the stage, as the end of a sentence.
  fileprivate var about: String {
    switch self {
    case .wait: "the sample waits for the main thread to handle it"
    case .mainThread: "the main thread works, to the end of its commit"
    case .queue: "the commit waits for the render server"
    case .render: "the render server prepares and executes"
    case .display: "the frame waits for its refresh"
    }
  }
}
