/// Whether a run got better, and what may get worse with it.
///
/// What a user sees decides, and the registry says which metrics tell: see ``Metric/Bearing``.
/// Where pictures come less late or a standstill got shorter, no picture comes later and nothing
/// else that is seen is worse, the run got better: it has more frames than before, other draws of
/// costs and other means, so that figures made of these are not held against it. What a finger or
/// an eye follows is, however smooth the rest became, and so are a slower pace of the pictures and
/// work that takes longer than any did before.
package struct Improvement: Sendable {
  /// Whether a user sees less jank than before, and of no kind more.
  package let isBetter: Bool
  /// As long as a refresh in steps of milliseconds, which are nanoseconds.
  private let refresh: Int64

  /// Compares two runs, by all their figures.
  ///
  /// - Parameters:
  ///   - old: the run of the baseline.
  ///   - now: the run of the case.
  ///   - refreshRate: the refresh rate of the display in hertz.
  package init(from old: Baseline.Run, to now: Baseline.Run, refreshRate: Int) {
    isBetter = now.figures != old.figures && Self.isBetter(now, than: old)
    refresh = 1_000_000_000 / Int64(refreshRate)
  }
}

extension Improvement {
  private static let seen = MetricRegistry.all.filter { $0.bearing == .seen }.map(\.id)

  private static func isBetter(_ now: Baseline.Run, than old: Baseline.Run) -> Bool {
    guard now.laterFrames(than: old).isEmpty else { return false }
    // A baseline of some metrics lacks the others; a figure that only it has went missing.
    let pairs = seen.compactMap { id in
      old.figures[id].map { (before: $0, after: now.figures[id] ?? .max) }
    }
    let isLess = pairs.contains { $0.after < $0.before } || !old.laterFrames(than: now).isEmpty
    return isLess && pairs.allSatisfy { $0.after <= $0.before }
  }

  /// Whether a worse figure is only to be told.
  ///
  /// - Parameters:
  ///   - metric: its metric.
  ///   - before: the figure of the baseline.
  ///   - after: the figure of the case, or nil where it went missing.
  /// - Returns: Whether the run got better, and the figure is none that counts all the same.
  package func excuses(_ metric: Metric, from before: Int64?, to after: Int64?) -> Bool {
    guard isBetter else { return false }
    let slack: Int64
    switch metric.bearing {
    case .derived: return true
    case .seen: return false
    case .felt(let refreshes): slack = Int64(refreshes) * refresh
    case .kept(let microseconds): slack = Int64(microseconds) * metric.unit.stepsPerMicrosecond
    }
    guard let before, let after else { return false }
    return (after - before).magnitude < slack
  }
}

extension Metric.Unit {
  /// How many steps of a figure, each a millionth of its unit, a microsecond is; 0 where figures
  /// are no lengths of time.
  fileprivate var stepsPerMicrosecond: Int64 {
    switch self {
    case .microseconds: 1_000_000
    case .milliseconds: 1_000
    default: 0
    }
  }
}
