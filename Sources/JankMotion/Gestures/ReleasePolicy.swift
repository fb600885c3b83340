/// The state of an interactive transition at the moment the finger leaves.
public struct GestureRelease: Equatable, Hashable, Sendable {
  /// How far the gesture has come, in points; negative before its start.
  public let travel: Double
  /// The way that completes the transition, in points above 0.
  public let extent: Double
  /// The speed towards completion, in points a second.
  public let velocity: Double

  /// Makes the state of a release.
  ///
  /// - Parameters:
  ///   - travel: How far the gesture has come, in points.
  ///   - extent: The way that completes the transition, in points above 0.
  ///   - velocity: The speed towards completion, in points a second.
  /// - Throws: `MotionError.outOfRange` naming the first number outside its range.
  public init(travel: Double, extent: Double, velocity: Double) throws(MotionError) {
    self.travel = try ParameterRange.finite.checked(travel, "travel")
    self.extent = try ParameterRange.positive.checked(extent, "extent")
    self.velocity = try ParameterRange.finite.checked(velocity, "velocity")
  }

  /// The share of the way that is done, usually 0…1.
  public var progress: Double { travel / extent }
}

/// Whether a transition goes on to its end or back to its start.
public enum ReleaseDecision: String, Hashable, Sendable, CaseIterable {
  /// On to the end: the page is popped, the sheet dismissed.
  case completes
  /// Back to the start.
  case returns
}

/// A rule that decides what becomes of a transition when the finger leaves.
///
/// Apple's own rule for the back swipe is unknown; the rules here are those that others
/// published.
public protocol ReleasePolicy: Sendable {
  /// Decides about a release.
  ///
  /// - Parameter release: The state at the moment the finger leaves.
  /// - Returns: The decision.
  func decision(for release: GestureRelease) -> ReleaseDecision
}
