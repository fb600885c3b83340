extension Metric {
  /// What a difference of the figure means to a user.
  public enum Bearing: String, Hashable, Sendable, CaseIterable {
    /// A user sees it: frames that come late, and how many there are.
    case visible
    /// A user perceives it: how long an answer takes, and how closely what moves follows a finger
    /// or the course that the eye expects.
    case perceptual
    /// It is what work costs. Nobody notices as long as frames are in time.
    case performance
    /// It follows from other figures: from how many frames there are, and which are looked at.
    case derived
  }

  /// The largest difference of a figure that means nothing.
  ///
  /// Simulated time is exact, but what is measured begins and ends where the display refreshes: two
  /// runs that a user cannot tell apart differ by that much.
  public enum Resolution: Hashable, Sendable {
    /// So many refresh intervals: of times that end on a refresh.
    case refreshes(Double)
    /// The way that the finger goes in one refresh interval: of distances to a finger.
    case fingerTravel
    /// So many points in each refresh interval: of speeds between two frames.
    case pointsPerRefresh(Double)
    /// What one missed refresh changes, or a tenth where none is missed: of rates.
    case missedRefresh
    /// So many of the metric's unit.
    case units(Double)
  }
}

extension Metric.Resolution {
  /// The metric whose figure the resolution depends on, or nil for none.
  package var neededID: String? {
    switch self {
    case .fingerTravel: "gesture.travel.max"
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
    case .fingerTravel: "what the finger moves in 1 refresh"
    case .pointsPerRefresh(let points): "\(Self.text(points)) pt a refresh"
    case .missedRefresh: "1 missed refresh"
    case .units(let count): Self.text(count)
    }
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
