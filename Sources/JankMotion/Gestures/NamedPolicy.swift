/// A named release rule with its slop and its velocity.
///
/// Two rules differ by more than their formula: they start from different recognisers, UIKit's or
/// Flutter's, and read the velocity of their own system.
public struct NamedPolicy: Sendable {
  /// How certain it is that the owner uses the rule.
  public enum Mark: String, Sendable, CaseIterable {
    /// Read in the owner's source, or measured.
    case certain
    /// Derived from descriptions.
    case inferred
  }

  /// The name in scenarios and on the command line.
  public let name: String
  /// The condition of the rule, in a sentence.
  public let about: String
  /// Who published the rule.
  public let source: String
  /// The certainty of the rule.
  public let mark: Mark
  /// The slop before the gesture begins, in points; not part of the distance.
  public let slop: Double
  /// How the release velocity is computed.
  public let velocityRule: VelocityRule
  /// The rule.
  public let policy: any ReleasePolicy

  /// Creates a named rule.
  ///
  /// - Parameters:
  ///   - name: The name in scenarios and on the command line.
  ///   - about: The condition of the rule, in a sentence.
  ///   - source: Who published it.
  ///   - mark: Its certainty.
  ///   - slop: The slop before the gesture begins, in points, 0 or more.
  ///   - velocityRule: How the release velocity is computed.
  ///   - policy: The rule.
  public init(
    name: String,
    about: String,
    source: String,
    mark: Mark,
    slop: Double = ScrollDrag.slop,
    velocityRule: VelocityRule = .iOSWeighted,
    policy: any ReleasePolicy
  ) {
    precondition(slop >= 0, "the slop must not be negative")
    self.name = name
    self.about = about
    self.source = source
    self.mark = mark
    self.slop = slop
    self.velocityRule = velocityRule
    self.policy = policy
  }

  /// Decides about a release.
  ///
  /// - Parameters:
  ///   - travel: The distance from the start of the touch, along the gesture, in points.
  ///   - extent: The distance that completes the transition, in points above 0.
  ///   - velocity: The velocity along the gesture, in points per second.
  /// - Returns: The decision.
  /// - Throws: `MotionError.outOfRange` for the first number outside its range.
  public func decision(
    travel: Double,
    extent: Double,
    velocity: Double
  ) throws(MotionError) -> ReleaseDecision {
    policy.decision(
      for: try GestureRelease(travel: travel - slop, extent: extent, velocity: velocity)
    )
  }
}
