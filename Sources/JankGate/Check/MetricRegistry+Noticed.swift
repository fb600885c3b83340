public import JankMetrics

extension MetricRegistry {
  /// The metrics that decide whether a run is better or worse than another, in this order.
  ///
  /// Other outcomes of transitions come first: then something else happens. Hitch time comes before
  /// freezes, freezes before latency, latency before motion. The number of late frames decides
  /// nothing: a longer stall merges two short hitches into a long one.
  public static let noticed: [Metric] = [
    "transitions.completed", "transitions.cancelled",
    "apple.hitch-time", "freeze.longest",
    "input.latency.max", "transition.response.max", "gesture.settle.max", "transition.settle.max",
    "frames.rate",
    "gesture.lag.max", "gesture.distance.max", "gesture.velocity-jump.max",
    "motion.error.max", "motion.fade-error.max", "motion.speed-jump.max",
  ].compactMap(metric)
}
