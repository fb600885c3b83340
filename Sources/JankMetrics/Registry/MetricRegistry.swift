/// All metrics there are, by the names of their owners.
///
/// Lists, tables, JSON and whatever compares results read this one list.
public enum MetricRegistry {
  /// The metrics in the order in which they are shown.
  public static let all: [Metric] =
    CommonMetrics.all + MotionMetrics.all + GestureMetrics.all + AppleMetrics.all
    + AndroidMetrics.all + PlayMetrics.all + SentryMetrics.all
    + FlutterMetrics.all
    + ChromiumMetrics.all + ScrollMetrics.all + PresentMonMetrics.all + GameMetrics.all

  /// The metrics that are measured unless others are named: what a user notices, as far as it is
  /// known without more runs.
  ///
  /// What only follows from these is left out, so that a change of one stall is a few lines.
  public static let usual: [Metric] = [
    "apple.hitch-count", "apple.hitch-time", "freeze.longest", "refreshes.missed", "frames.rate",
    "transition.response.max", "transition.settle.max", "input.latency.max", "gesture.travel.max",
    "gesture.lag.max", "gesture.velocity-jump.max", "gesture.settle.max",
  ].compactMap(metric)

  /// The word that stands for them on command lines and in baselines.
  public static let usualName = "usual"

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// The metric of an id, or nil if there is none.
  public static func metric(_ id: String) -> Metric? { byID[id] }

  /// The metrics that a word of a command line means.
  ///
  /// - Parameter name: `all`, `usual`, an id, or the part of ids before a point, as in `apple`.
  /// - Returns: The metrics in the order of the list; none for a word that means nothing.
  public static func metrics(named name: String) -> [Metric] {
    if name == "all" { return all }
    if name == usualName { return usual }
    return metric(name).map { [$0] } ?? all.filter { $0.id.hasPrefix(name + ".") }
  }
}
