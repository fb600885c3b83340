public import JankTrace

/// What rules for releases make of the same fingers.
public struct PolicyReport: Equatable, Sendable {
  /// The rules, in the order of the columns.
  public let policies: [Policy]
  /// The fingers, each with a verdict for each rule.
  public let fingers: [Finger]

  /// Puts verdicts together.
  ///
  /// - Parameters:
  ///   - policies: The rules.
  ///   - fingers: The fingers, each with a verdict for each rule.
  public init(policies: [Policy], fingers: [Finger]) {
    precondition(fingers.allSatisfy { $0.verdicts.count == policies.count })
    self.policies = policies
    self.fingers = fingers
  }

  /// A rule and what it reads of a finger.
  public struct Policy: Equatable, Sendable {
    /// The name of the rule.
    public var name: String
    /// The travel before its gesture begins, in points.
    public var slop: Double
    /// The name of the estimator of its velocity.
    public var estimator: String

    /// States a rule.
    ///
    /// - Parameters:
    ///   - name: The name of the rule.
    ///   - slop: The travel before its gesture begins, in points.
    ///   - estimator: The name of the estimator of its velocity.
    public init(name: String, slop: Double, estimator: String) {
      self.name = name
      self.slop = slop
      self.estimator = estimator
    }
  }

  /// The direction in which a gesture goes on.
  public enum Way: String, CaseIterable, Sendable {
    case right, left, down, up
  }

  /// What becomes of a transition that a finger drives.
  public enum Decision: String, CaseIterable, Sendable {
    /// On to its end.
    case completes
    /// Back to its start.
    case returns
    /// Back to its start, because the system took the finger away.
    case cancelled
    /// Never begun: the finger did not leave the slop.
    case unrecognised = "no gesture"
  }

  /// A finger and what each rule makes of it.
  public struct Finger: Equatable, Sendable {
    /// The file of the recording, or the scenario, as its user knows it.
    public var recording: String
    /// Which contact of the recording or drag of the scenario, from 1.
    public var number: Int
    /// Where the finger went first.
    public var way: Way
    /// The way that completes a transition, in points.
    public var extent: Double
    /// How long the finger was down.
    public var duration: Interval
    /// What each rule makes of it.
    public var verdicts: [Verdict]

    /// States a finger.
    ///
    /// - Parameters:
    ///   - recording: The file of the recording, or the scenario.
    ///   - number: Which contact or drag, from 1.
    ///   - way: Where the finger went first.
    ///   - extent: The way that completes a transition, in points.
    ///   - duration: How long the finger was down.
    ///   - verdicts: What each rule makes of it.
    public init(
      recording: String,
      number: Int,
      way: Way,
      extent: Double,
      duration: Interval,
      verdicts: [Verdict]
    ) {
      self.recording = recording
      self.number = number
      self.way = way
      self.extent = extent
      self.duration = duration
      self.verdicts = verdicts
    }
  }

  /// What one rule makes of a finger.
  public struct Verdict: Equatable, Sendable {
    /// How far the gesture had come when the finger left, in points, without the slop.
    public var travel: Double
    /// The speed towards the end when the finger left, in points a second; nil if it had none.
    public var velocity: Double?
    /// What becomes of the transition.
    public var decision: Decision

    /// States a verdict.
    ///
    /// - Parameters:
    ///   - travel: How far the gesture had come, in points, without the slop.
    ///   - velocity: The speed towards the end, in points a second; nil if it had none.
    ///   - decision: What becomes of the transition.
    public init(travel: Double, velocity: Double?, decision: Decision) {
      self.travel = travel
      self.velocity = velocity
      self.decision = decision
    }
  }
}
