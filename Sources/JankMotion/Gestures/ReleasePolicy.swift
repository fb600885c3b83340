/// The state of an interactive transition when the touch is released.
public struct GestureRelease: Equatable, Hashable, Sendable {
  /// The distance of the gesture, in points; negative before its start.
  public let travel: Double
  /// The distance that completes the transition, in points above 0.
  public let extent: Double
  /// The velocity towards completion, in points per second.
  public let velocity: Double

  /// Creates the state of a release.
  ///
  /// - Parameters:
  ///   - travel: The distance of the gesture, in points.
  ///   - extent: The distance that completes the transition, in points above 0.
  ///   - velocity: The velocity towards completion, in points per second.
  /// - Throws: `MotionError.outOfRange` for the first number outside its range.
  public init(travel: Double, extent: Double, velocity: Double) throws(MotionError) {
    self.travel = try ParameterRange.finite.checked(travel, "travel")
    self.extent = try ParameterRange.positive.checked(extent, "extent")
    self.velocity = try ParameterRange.finite.checked(velocity, "velocity")
  }

  /// The completed fraction of the distance, usually 0…1.
  public var progress: Double { travel / extent }
}

/// Whether a transition completes or returns to its start.
public enum ReleaseDecision: String, Hashable, Sendable, CaseIterable {
  /// The transition completes: the page is popped, the sheet dismissed.
  case completes
  /// The transition returns to its start.
  case returns
}

/// A rule that decides whether a released transition completes.
///
/// Apple's own rule for the back swipe is unknown; the rules here were published by others.
public protocol ReleasePolicy: Sendable {
  /// Decides about `release`.
  func decision(for release: GestureRelease) -> ReleaseDecision
}
