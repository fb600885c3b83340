extension MetricRegistry {
  /// The words that select metrics: all of them, those of an owner or of a family, or one.
  public static let words = ["all", usualName] + groups + all.map(\.id)

  /// The parts of ids before a point, such as `android` and `android.gfxinfo`.
  private static let groups: [String] = {
    var groups: [String] = []
    for metric in all {
      for point in metric.id.indices where metric.id[point] == "." {
        let group = String(metric.id[..<point])
        if !groups.contains(group), MetricRegistry.metric(group) == nil { groups.append(group) }
      }
    }
    return groups
  }()
}
