/// All metrics.
///
/// Lists, tables, JSON and comparisons read this one list.
public enum MetricRegistry {
  /// The metrics in display order.
  public static let all: [Metric] =
    CommonMetrics.all + MotionMetrics.all + GestureMetrics.all + ProcessMetrics.all
    + AppleMetrics.all + AndroidMetrics.all + PlayMetrics.all + SentryMetrics.all
    + FlutterMetrics.all
    + ChromiumMetrics.all + ScrollMetrics.all + PresentMonMetrics.all + GameMetrics.all

  /// The default metrics: what a user notices, as far as a single run shows it.
  ///
  /// Metrics that only follow from these are excluded, so a changed stall gives few changed lines.
  public static let usual: [Metric] = [
    "apple.hitch-count", "apple.hitch-time", "freeze.longest", "refreshes.missed", "frames.rate",
    "transitions.completed", "transitions.cancelled", "transition.response.max",
    "transition.settle.max", "input.latency.max", "gesture.travel.max",
    "gesture.lag.max", "gesture.velocity-jump.max", "gesture.settle.max",
  ].compactMap(metric)

  /// The word for the default metrics on command lines and in baselines.
  public static let usualName = "usual"

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// Returns the metric with an id, or nil if there is none.
  public static func metric(_ id: String) -> Metric? { byID[id] }

  /// Returns the metrics that a word on a command line selects.
  ///
  /// - Parameter name: `all`, `usual`, an id, or the part of ids before a point, as in `apple`.
  /// - Returns: The metrics in display order; empty for an unknown word.
  public static func metrics(named name: String) -> [Metric] {
    if name == "all" { return all }
    if name == usualName { return usual }
    return metric(name).map { [$0] } ?? all.filter { $0.id.hasPrefix(name + ".") }
  }
}
