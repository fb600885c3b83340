/// Metrics of the motion of views in transitions: position, opacity, speed and timing.
enum MotionMetrics {
  static let all: [Metric] = [
    Metric(
      "motion.error.max",
      .common,
      "largest motion error",
      .points,
      "The largest distance, at any refresh, between a corner of a view or of its snapshot and "
        + "its intended position at that moment. The intended motion is that of the render server "
        + "on a device on which nothing takes time, delayed to the first frame in which anything "
        + "of the transition has moved a point. So a late, even start is no error, but a freeze "
        + "followed by a jump is. Distances below half a point are no error.",
      bearing: .perceptual,
      resolution: .units(10),
      source: "animation error at presentation, by its name",
      mark: .inferred
    ) { tally in tally.motion.flatMap(\.errors).flatMap { points($0) { $0.max.map(Double.init) } }
    },
    Metric(
      "motion.error.mean",
      .common,
      "mean motion error",
      .points,
      "The mean over all refreshes of the largest distance between a corner of a view and its "
        + "intended position: drift persists, a freeze recovers.",
      bearing: .perceptual,
      source: "animation error at presentation, by its name",
      mark: .inferred
    ) { tally in tally.motion.flatMap(\.errors).flatMap { points($0) { $0.mean } } },
    Metric(
      "motion.fade-error.max",
      .common,
      "largest fade error",
      .percent,
      "The largest difference, at any refresh, between the opacity of a view and its intended "
        + "opacity at that moment. The intended change is delayed to the first frame in which "
        + "anything of the transition has changed by a hundredth or moved a point. Differences "
        + "below half a hundredth are no error.",
      bearing: .perceptual,
      resolution: .units(5),
      source: "animation error at presentation, by its name",
      mark: .inferred
    ) { tally in
      tally.motion.flatMap(\.fadeErrors).flatMap {
        points($0, orElse: "no view visibly faded") { $0.max.map(Double.init) }
      }
    },
    Metric(
      "motion.speed-jump.max",
      .common,
      "largest jump of speed",
      .pointsPerSecond,
      "The largest jump in the speed of a view's corner when a script step, such as a reversal, "
        + "interrupts its movement and is visible within 100 ms. The speeds before and after are "
        + "extrapolated from up to three frames each, so mere acceleration is no jump.",
      bearing: .perceptual,
      resolution: .pointsPerRefresh(1),
      source: "by its name",
      mark: .inferred
    ) { tally in
      tally.motion.flatMap(\.speedJumps).flatMap { jumps in
        points(jumps, orElse: "no script step interrupted a moving view") {
          $0.max.map(Double.init)
        }
      }
    },
    Metric(
      "transition.response.max",
      .common,
      "longest request to first frame",
      .milliseconds,
      "The longest time from the request of a transition to the first frame in which anything "
        + "changes, if anything does.",
      bearing: .perceptual,
      resolution: .refreshes(1),
      source: "by its name"
    ) { tally in
      tally.motion.flatMap { motion in
        Measured(motion.responses.max.map { .milliseconds($0) }, orElse: unchanged)
      }
    },
    Metric(
      "transition.settle.max",
      .common,
      "longest request to settled",
      .milliseconds,
      "The longest time from the request of a transition, such as a call of present, to the last "
        + "frame in which anything changes before the next request. After the end of the "
        + "transition, a step of the device, such as a call that comes in, counts as a request.",
      bearing: .perceptual,
      resolution: .refreshes(2),
      source: "by its name"
    ) { tally in
      tally.motion.flatMap { motion in
        Measured(motion.settlings.max.map { .milliseconds($0) }, orElse: unchanged)
      }
    },
    Metric(
      "transition.duration.max",
      .common,
      "longest transition",
      .milliseconds,
      "The longest time from the start of an animator to the reported end of its transition, if "
        + "it ends.",
      better: .neutral,
      source: "by its name"
    ) { tally in
      tally.motion.flatMap { motion in
        Measured(
          motion.durations.max.map { .milliseconds($0) },
          orElse: "no transition ended"
        )
      }
    },
    outcome("completed", "after which the new screen stays", \.completedCount),
    outcome("cancelled", "after which the screen before is back", \.cancelledCount),
  ]

  /// The number of transitions with an outcome; another number means that something else happened.
  private static func outcome(
    _ name: String,
    _ meaning: String,
    _ count: @escaping @Sendable (MotionTally) -> Int
  ) -> Metric {
    Metric(
      "transitions.\(name)",
      .common,
      "\(name) transitions",
      .count,
      "The number of transitions that were \(name), \(meaning).",
      better: .neutral,
      bearing: .perceptual,
      resolution: .units(0.5),
      source: "by its name"
    ) { $0.motion.integer(count) }
  }

  private static let unchanged = "nothing changed after a transition was requested"

  private static func points(
    _ histogram: Histogram,
    orElse reason: String = "no view visibly moved",
    _ metricValue: (Histogram) -> Double?
  ) -> Measured<Quantity> {
    Measured(
      metricValue(histogram).map { .number($0 / 1e6) },
      orElse: reason
    )
  }
}

extension Metric {
  /// Whether it measures the motion of all views, not only of those that a touch drags.
  public var needsPages: Bool { needsCourse || id == "motion.speed-jump.max" }

  /// Whether it needs the intended motion, which a run alone does not contain.
  public var needsCourse: Bool {
    ["motion.error.max", "motion.error.mean", "motion.fade-error.max"].contains(id)
  }
}
