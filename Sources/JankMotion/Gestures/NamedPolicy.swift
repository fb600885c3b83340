/// A rule for releases under the name of those who use it, with what it reads of the finger.
///
/// Two rules differ by more than their formula: one counts the way from where a recogniser of
/// UIKit began, another from where Flutter's did, and each has a speed read by its own system.
public struct NamedPolicy: Sendable {
  /// How sure it is that the rule is what its owner uses.
  public enum Mark: String, Sendable, CaseIterable {
    /// Read in the owner's source, or measured.
    case certain
    /// Follows from what others tell of it.
    case inferred
  }

  /// The name by which scenarios and the command line ask for the rule.
  public let name: String
  /// What the rule asks for, in a sentence.
  public let about: String
  /// Who published the rule.
  public let source: String
  /// How sure the rule is.
  public let mark: Mark
  /// The travel before the gesture begins, in points; it does not count as part of the way.
  public let slop: Double
  /// How the speed at the release is read.
  public let velocityRule: VelocityRule
  /// The rule.
  public let policy: any ReleasePolicy

  /// Names a rule.
  ///
  /// - Parameters:
  ///   - name: The name by which it is asked for.
  ///   - about: What it asks for, in a sentence.
  ///   - source: Who published it.
  ///   - mark: How sure it is.
  ///   - slop: The travel before the gesture begins, in points, 0 or more.
  ///   - velocityRule: How the speed at the release is read.
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
    precondition(slop >= 0, "no finger is ahead of its gesture")
    self.name = name
    self.about = about
    self.source = source
    self.mark = mark
    self.slop = slop
    self.velocityRule = velocityRule
    self.policy = policy
  }

  /// Decides about a finger that leaves.
  ///
  /// - Parameters:
  ///   - travel: How far the finger is from where it came down, along the gesture, in points.
  ///   - extent: The way that completes the transition, in points above 0.
  ///   - velocity: The speed of the finger along the gesture, in points a second.
  /// - Returns: The decision.
  /// - Throws: `MotionError.outOfRange` naming the first number outside its range.
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
