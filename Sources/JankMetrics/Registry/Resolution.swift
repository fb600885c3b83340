extension Metric {
  /// The meaning of a difference for a user.
  public enum Bearing: String, Hashable, Sendable, CaseIterable {
    /// A user sees it: late frames and their number.
    case visible
    /// A user perceives it: latency, and how closely a view follows a touch or the expected course.
    case perceptual
    /// It is a cost of work, not noticeable as long as frames are in time.
    case performance
    /// It follows from other metrics, or from the number and selection of frames.
    case derived
  }

  /// The largest insignificant difference of a metric.
  ///
  /// Simulated time is exact, but measured times begin and end at refreshes. Two runs that look
  /// identical to a user may differ by this much.
  public enum Resolution: Hashable, Sendable {
    /// A number of refresh intervals, for times that end on a refresh.
    case refreshes(Double)
    /// The distance that the touch moves in one refresh interval, for distances to a touch.
    case touchTravel
    /// A number of points per refresh interval, for speeds between two frames.
    case pointsPerRefresh(Double)
    /// The effect of one missed refresh, or a tenth if none is missed, for rates.
    case missedRefresh
    /// A number of the metric's unit.
    case units(Double)
  }
}

extension Metric.Resolution {
  /// The id of the metric on whose value the resolution depends, or nil for none.
  package var neededID: String? {
    switch self {
    case .touchTravel: "gesture.travel.max"
    case .missedRefresh: "refreshes.missed"
    case .refreshes, .pointsPerRefresh, .units: nil
    }
  }
}

extension Metric.Resolution: CustomStringConvertible {
  /// The resolution in words, for example `1 refresh`.
  public var description: String {
    switch self {
    case .refreshes(let count): "\(Self.text(count)) \(count > 1 ? "refreshes" : "refresh")"
    case .touchTravel: "the distance the touch moves in 1 refresh"
    case .pointsPerRefresh(let points): "\(Self.text(points)) pt per refresh"
    case .missedRefresh: "1 missed refresh"
    case .units(let count): Self.text(count)
    }
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
