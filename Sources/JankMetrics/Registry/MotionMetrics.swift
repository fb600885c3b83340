/// How pages move in transitions: where they are against where they should be, and how evenly.
enum MotionMetrics {
  static let all: [Metric] = [
    Metric(
      "motion.error.max",
      .common,
      "largest motion error",
      .points,
      "From where a corner of a page, or of a picture of it, is seen to where its effect has it at "
        + "that moment, at each refresh, the largest. The effect is as late as the first picture "
        + "in which anything of the transition has gone a point, so that to set out late and "
        + "evenly is no error, and to stand and then jump is one. The effect's way is that of the "
        + "render server on a device on which nothing takes time; half a point is no error.",
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
      "The same, the mean over all refreshes: what drifts stays off, what freezes catches up.",
      bearing: .perceptual,
      source: "animation error at presentation, by its name",
      mark: .inferred
    ) { tally in tally.motion.flatMap(\.errors).flatMap { points($0) { $0.mean } } },
    Metric(
      "motion.fade-error.max",
      .common,
      "largest fade error",
      .percent,
      "From how opaque a page is seen to how opaque its effect has it at that moment, at each "
        + "refresh, the largest. The effect is as late as the first picture in which anything of "
        + "the transition has changed by a hundredth or gone a point; half a hundredth is no "
        + "error.",
      bearing: .perceptual,
      resolution: .units(5),
      source: "animation error at presentation, by its name",
      mark: .inferred
    ) { tally in
      tally.motion.flatMap(\.fadeErrors).flatMap {
        points($0, orElse: "no page was seen to fade") { $0.max.map(Double.init) }
      }
    },
    Metric(
      "motion.speed-jump.max",
      .common,
      "largest jump of speed",
      .pointsPerSecond,
      "How much the speed of a corner of a page jumps where a step of the script that comes while "
        + "it moves, such as to turn back, is first seen, up to 100 ms after it: from that to "
        + "which the three pictures before go on to that from which the three behind come; the "
        + "largest. "
        + "What only gathers or loses speed does not jump.",
      bearing: .perceptual,
      resolution: .pointsPerRefresh(1),
      source: "by its name",
      mark: .inferred
    ) { tally in
      tally.motion.flatMap(\.speedJumps).flatMap { jumps in
        points(jumps, orElse: "nothing was asked for while a page moved") {
          $0.max.map(Double.init)
        }
      }
    },
    Metric(
      "transition.response.max",
      .common,
      "longest request to first frame",
      .milliseconds,
      "From when a transition is asked for to the first picture in which anything changes, the "
        + "longest of those after which anything does.",
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
      "From when a transition is asked for to the last picture in which anything changes before "
        + "the next is asked for, the longest.",
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
      "From when an animator is told to start to when the end of the transition is reported, the "
        + "longest of those that end.",
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
  ]

  private static let unchanged = "nothing changed after a transition was asked for"

  /// A distance, a share or a speed out of millionths.
  private static func points(
    _ histogram: Histogram,
    orElse reason: String = "no page was seen to move",
    _ figure: (Histogram) -> Double?
  ) -> Measured<Quantity> {
    Measured(
      figure(histogram).map { .number($0 / 1e6) },
      orElse: reason
    )
  }
}

extension Metric {
  /// Whether it asks how all pages moved, and not only those that a finger drags.
  public var needsPages: Bool { needsCourse || id == "motion.speed-jump.max" }

  /// Whether it asks where pages were meant to be, which a run by itself does not tell.
  public var needsCourse: Bool {
    ["motion.error.max", "motion.error.mean", "motion.fade-error.max"].contains(id)
  }
}
