internal import JankMetrics

/// Decides whether a user notices an improvement or a regression between two runs.
///
/// The metrics of ``MetricRegistry/noticed`` decide, in their order. A difference up to the
/// ``Metric/resolution`` of a metric does not count. An improvement excuses regressions of later
/// metrics, except of the frame rate. The frame rate regresses if the additional missed refreshes
/// last longer than the saved hitch time, or if it falls by more than a tenth. An even 30 Hz is no
/// improvement over 60 Hz with some late frames. All other values may differ.
///
/// Other numbers of completed or cancelled transitions are a regression that nothing excuses
/// either: a screen stays open, or closes, that did not.
///
/// A value that only the old run has is a regression that nothing excuses. A smooth run has zeros,
/// so a missing value means that what it measures no longer happens, for example a drag.
///
///     let comparison = RunComparison(from: old, to: new, refreshRate: 60)
///     comparison.judgement(of: "apple.hitch-time")  // .worse
public struct RunComparison: Sendable {
  /// The change of a value or a run.
  public enum Judgement: String, Hashable, Sendable {
    /// A user notices an improvement.
    case better
    /// A user notices a regression.
    case worse
    /// The change, if any, decides nothing.
    case changed
  }

  private let judgements: [String: Judgement]

  /// Compares the values of two runs.
  ///
  /// - Parameters:
  ///   - old: the values of the old run.
  ///   - new: the values of the new run.
  ///   - refreshRate: the refresh rate of the display in hertz.
  public init(from old: MetricValues, to new: MetricValues, refreshRate: Int) {
    self.init(from: { old[$0] }, to: { new[$0] }, refreshRate: refreshRate)
  }

  /// Compares two runs by the values of their metrics in steps of a ``Figure``; the refresh rate is
  /// in hertz.
  package init(
    from old: @escaping (String) -> Int64?,
    to new: @escaping (String) -> Int64?,
    refreshRate: Int
  ) {
    let pair = ValuePair(refreshRate: refreshRate, old: old, new: new)
    var judgements: [String: Judgement] = [:]
    var isBetter = false
    for metric in MetricRegistry.noticed {
      switch pair.judgement(of: metric) {
      case .worse where pair.lost(metric): judgements[metric.id] = .worse
      case .better:
        isBetter = true
        judgements[metric.id] = .better
      case .worse where !isBetter || metric.resolution == .missedRefresh:
        judgements[metric.id] = .worse
      case .worse, .changed: break
      }
    }
    self.judgements = judgements
  }
}

extension RunComparison {
  /// Returns the change of a metric.
  public func judgement(of id: String) -> Judgement { judgements[id] ?? .changed }

  /// Returns whether a user notices the difference between two values of a metric.
  ///
  /// - Parameters:
  ///   - metric: the metric; without a resolution no difference is noticed.
  ///   - old: the values of one run by metric id.
  ///   - new: the values of the other run.
  ///   - refreshRate: the refresh rate of the display in hertz.
  /// - Returns: Whether either value is better.
  static func isNoticed(
    _ metric: Metric,
    from old: @escaping (String) -> Int64?,
    to new: @escaping (String) -> Int64?,
    refreshRate: Int
  ) -> Bool {
    ValuePair(refreshRate: refreshRate, old: old, new: new).judgement(of: metric) != .changed
  }

  /// The change of the run: worse if any value is, otherwise better if any is.
  public var judgement: Judgement {
    let all = judgements.values
    return all.contains(.worse) ? .worse : all.contains(.better) ? .better : .changed
  }
}

private struct ValuePair {
  /// The refresh interval in nanoseconds.
  let refresh: Double
  let old: (String) -> Int64?
  let new: (String) -> Int64?

  init(
    refreshRate: Int,
    old: @escaping (String) -> Int64?,
    new: @escaping (String) -> Int64?
  ) {
    refresh = 1_000_000_000 / Double(max(refreshRate, 1))
    (self.old, self.new) = (old, new)
  }

  /// Refresh times are rounded to nanoseconds, and so are sums of a few of them.
  private static let rounding = 10.0

  func judgement(of metric: Metric) -> RunComparison.Judgement {
    guard let before = old(metric.id) else { return .changed }
    guard let after = new(metric.id) else { return .worse }
    // The difference of values in files may exceed 64 bits.
    let growth = Double(after) - Double(before)
    let loss = metric.polarity == .higher ? -growth : growth
    guard loss != 0, exceedsResolution(loss, of: metric) else { return .changed }
    // More or fewer transitions that complete: something else happens.
    if metric.polarity == .neutral { return .worse }
    return loss > 0 ? .worse : .better
  }

  /// Whether only the old run has a value.
  func lost(_ metric: Metric) -> Bool { old(metric.id) != nil && new(metric.id) == nil }

  private func growth(of id: String) -> Double? {
    guard let before = old(id), let after = new(id) else { return nil }
    return Double(after) - Double(before)
  }

  /// The refresh interval at the lower frame rate of the two runs, in whole refreshes of the
  /// display.
  ///
  /// At 30 Hz a missed refresh of a 120 Hz display lasts four of its intervals.
  private func longestRefresh(_ metric: Metric) -> Double {
    guard let lowest = [old(metric.id), new(metric.id)].compactMap(\.self).min(), lowest > 0 else {
      return refresh
    }
    let frame = 1e9 * Double(metric.unit.stepCount) / Double(lowest)
    // A rate is rounded to a millionth.
    return refresh * max(1, (frame / refresh + 0.01).rounded(.down))
  }

  // The next rate of a display is a fifth away. Many missed refreshes in a short run look the same.
  private func isOtherRate(_ metric: Metric) -> Bool {
    guard let rate = old(metric.id), let change = growth(of: metric.id) else { return false }
    return change.magnitude > Double(rate) / 10
  }

  // `loss` is the number of steps by which the new value is worse, negative if it is better.
  private func exceedsResolution(_ loss: Double, of metric: Metric) -> Bool {
    let steps = Double(metric.unit.stepCount)
    switch metric.resolution {
    case nil: return false
    case .refreshes(let count): return loss.magnitude > count * refresh + Self.rounding
    case .pointsPerRefresh(let points): return loss.magnitude > points * 1e9 / refresh * steps
    case .units(let count): return loss.magnitude > count * steps
    case .touchTravel:
      let travels = [old, new].compactMap { $0("gesture.travel.max") }
      return travels.max().map { loss.magnitude > Double($0) } ?? false
    case .missedRefresh:
      return isOtherRate(metric) || exceedsMissedRefreshes(loss, of: metric)
    }
  }

  // With fewer frames the same missed refreshes give a lower rate. Missed refreshes and hitch time
  // are both time in which a frame stays on screen too long.
  private func exceedsMissedRefreshes(_ loss: Double, of metric: Metric) -> Bool {
    guard let missed = growth(of: "refreshes.missed") else { return false }
    guard loss > 0 else { return missed < 0 }
    let saved = max(0, -(growth(of: "apple.hitch-time") ?? 0))
    let count = missed / Double(Metric.Unit.refreshes.stepCount)
    return count * longestRefresh(metric) > saved + Self.rounding
  }
}
