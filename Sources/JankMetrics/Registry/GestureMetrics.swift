/// What a user's finger feels: how late, how far off, how abruptly let go, how long ignored.
enum GestureMetrics {
  static let all: [Metric] = latencies + stages + tracking + releases + blocks

  private static let latencies: [Metric] = [
    Metric(
      "input.latency.mean",
      .common,
      "mean input latency",
      .milliseconds,
      "From the panel sensing the oldest sample that a picture answers, coalesced ones included, "
        + "to the picture being shown, the mean.",
      bearing: .perceptual,
      source: "motion-to-photon latency, by its name"
    ) { $0.fingers.latency { $0.mean } },
    Metric(
      "input.latency.p90",
      .common,
      "p90 input latency",
      .milliseconds,
      "The same, the 90th percentile by nearest rank.",
      bearing: .perceptual,
      source: "motion-to-photon latency, by its name"
    ) { $0.fingers.latency { Percentile.nearestRank.value(perMille: 900, of: $0) } },
    Metric(
      "input.latency.max",
      .common,
      "longest input latency",
      .milliseconds,
      "The same, the longest.",
      bearing: .perceptual,
      resolution: .refreshes(1),
      source: "motion-to-photon latency, by its name"
    ) { $0.fingers.latency { $0.max.map(Double.init) } },
  ]

  private static let stages: [Metric] = InputAnswer.Stage.allCases.enumerated().map {
    place,
    stage in
    Metric(
      "input.stage.\(stage.rawValue).mean",
      .common,
      "mean input latency, \(stage.rawValue)",
      .milliseconds,
      "The part of the input latency in which \(stage.about); the parts add up to the whole.",
      source: "motion-to-photon latency, by its name"
    ) { tally in
      tally.fingers.flatMap { fingers in
        Measured(fingers.stages[place].mean.map { .milliseconds($0) }, orElse: noAnswers)
      }
    }
  }

  private static let tracking: [Metric] = [
    Metric(
      "gesture.lag.mean",
      .common,
      "mean finger lag",
      .points,
      "From where the picture on screen knows the finger to where it is, at each refresh while it "
        + "is down, the mean: the least that anything that follows it is behind.",
      bearing: .perceptual,
      source: "tracking error at presentation, by its name"
    ) { tally in tally.fingers.flatMap { points($0.lag) { $0.mean } } },
    Metric(
      "gesture.lag.max",
      .common,
      "longest finger lag",
      .points,
      "The same, the longest.",
      bearing: .perceptual,
      resolution: .fingerTravel,
      source: "tracking error at presentation, by its name"
    ) { tally in tally.fingers.flatMap { points($0.lag) { $0.max.map(Double.init) } } },
    Metric(
      "gesture.travel.max",
      .common,
      "longest finger travel",
      .points,
      "How far a finger that is down moves from one refresh to the next, the longest: finger lags "
        + "cannot be told apart more finely.",
      better: .neutral,
      source: "by its name"
    ) { tally in
      tally.fingers.flatMap { points($0.travel) { $0.max.map(Double.init) } }
    },
    Metric(
      "gesture.distance.mean",
      .common,
      "mean finger-to-layer distance",
      .points,
      "From where the finger has gone since it came down to where the dragged layer has, along the "
        + "layer's axis, at each refresh from its first move to the release, the mean.",
      bearing: .perceptual,
      source: "tracking error at presentation, by its name",
      mark: .inferred
    ) { tally in tally.fingers.flatMap(\.distance).flatMap { points($0) { $0.mean } } },
    Metric(
      "gesture.distance.max",
      .common,
      "longest finger-to-layer distance",
      .points,
      "The same, the longest.",
      bearing: .perceptual,
      resolution: .fingerTravel,
      source: "tracking error at presentation, by its name",
      mark: .inferred
    ) { tally in
      tally.fingers.flatMap(\.distance).flatMap { points($0) { $0.max.map(Double.init) } }
    },
  ]

  private static let releases: [Metric] = [
    Metric(
      "gesture.velocity-jump.max",
      .common,
      "velocity jump at hand-over",
      .pointsPerSecond,
      "How much the speed of the dragged layer changes from the last two pictures that the finger "
        + "made, or from 0 where it rests, to the begin of its own motion, the largest. Of what "
        + "the render server plays that is known, else its first two steps between pictures that "
        + "are in time tell it.",
      bearing: .perceptual,
      resolution: .pointsPerRefresh(1),
      source: "WWDC 2018 session 803, which asks for none",
      mark: .inferred
    ) { tally in
      tally.fingers.flatMap(\.velocityJump).flatMap { points($0) { $0.max.map(Double.init) } }
    },
    Metric(
      "gesture.settle.max",
      .common,
      "release to settled",
      .milliseconds,
      "From a finger leaving that drives a transition to the last change on screen that comes of "
        + "it: by the transition's end, and before anything else is asked for; the longest.",
      bearing: .perceptual,
      resolution: .refreshes(2),
      source: "by its name"
    ) { tally in
      tally.fingers.flatMap { fingers in
        Measured(
          fingers.settling.max.map { .milliseconds($0) },
          orElse: "no finger that drove a transition was lifted"
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
      "How long transitions ran that no finger drove, in which no new gesture is taken: from the "
        + "beginning, or from the release of the finger that drove, to the end.",
      bearing: .perceptual,
      source: "by its name",
      mark: .inferred
    ) { tally in tally.fingers.map { .milliseconds($0.blocks.total) } },
    Metric(
      "input.blocked.longest",
      .common,
      "longest input-blocked time",
      .milliseconds,
      "The longest of these times.",
      bearing: .perceptual,
      source: "by its name",
      mark: .inferred
    ) { tally in tally.fingers.map { .milliseconds($0.blocks.max ?? 0) } },
  ]

  /// A distance or a speed out of millionths.
  private static func points(
    _ histogram: Histogram,
    _ figure: (Histogram) -> Double?
  ) -> Measured<Quantity> {
    Measured(
      figure(histogram).map { .number($0 / 1e6) },
      orElse: "nothing followed a finger"
    )
  }
}

/// Why there is no latency.
private let noAnswers = "no picture answered a finger"

extension Measured<FingerTally> {
  fileprivate func latency(_ figure: (Histogram) -> Double?) -> Measured<Quantity> {
    flatMap { Measured<Quantity>(figure($0.latency).map { .milliseconds($0) }, orElse: noAnswers) }
  }
}

extension InputAnswer.Stage {
  /// What happens in the stage, as the end of a sentence.
  fileprivate var about: String {
    switch self {
    case .wait: "the sample waits for the main thread to take it up"
    case .mainThread: "the main thread works, to the end of its commit"
    case .queue: "the commit waits for the render server"
    case .render: "the render server prepares and executes"
    case .display: "the picture waits for its refresh"
    }
  }
}
