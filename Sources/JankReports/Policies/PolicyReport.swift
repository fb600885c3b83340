public import JankTrace

/// The verdicts of release policies about the same gestures.
public struct PolicyReport: Equatable, Sendable {
  /// The policies, in column order.
  public let policies: [Policy]
  /// The gestures, each with a verdict for each policy.
  public let touchTracks: [ReleasedTouch]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - policies: The policies.
  ///   - touchTracks: The gestures, each with a verdict for each policy.
  public init(policies: [Policy], touchTracks: [ReleasedTouch]) {
    precondition(touchTracks.allSatisfy { $0.verdicts.count == policies.count })
    self.policies = policies
    self.touchTracks = touchTracks
  }

  /// A policy and what it measures of a gesture.
  public struct Policy: Equatable, Sendable {
    /// The name of the policy.
    public var name: String
    /// The distance before its gesture begins, in points.
    public var slop: Double
    /// The name of its velocity estimator.
    public var estimator: String

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - name: The name of the policy.
    ///   - slop: The distance before its gesture begins, in points.
    ///   - estimator: The name of its velocity estimator.
    public init(name: String, slop: Double, estimator: String) {
      self.name = name
      self.slop = slop
      self.estimator = estimator
    }
  }

  /// The direction of a gesture.
  public enum Way: String, CaseIterable, Sendable {
    case right, left, down, up
  }

  /// The outcome of a transition that a gesture drives.
  public enum Decision: String, CaseIterable, Sendable {
    /// The transition completes.
    case completes
    /// The transition is cancelled by the policy.
    case returns
    /// The transition is cancelled because the system cancelled the touch.
    case cancelled
    /// The transition never begins: the touch did not leave the slop.
    case unrecognised = "no gesture"
  }

  /// A gesture and the verdict of each policy.
  public struct ReleasedTouch: Equatable, Sendable {
    /// The file of the recording, or the scenario, as the user named it.
    public var recording: String
    /// The number of the contact in the recording, or of the drag in the scenario, from 1.
    public var number: Int
    /// The direction in which the touch moved first.
    public var way: Way
    /// The distance that completes a transition, in points.
    public var extent: Double
    /// How long the touch was down.
    public var duration: Interval
    /// The verdict of each policy.
    public var verdicts: [Verdict]

    /// Creates a gesture.
    ///
    /// - Parameters:
    ///   - recording: The file of the recording, or the scenario.
    ///   - number: The number of the contact or drag, from 1.
    ///   - way: The direction in which the touch moved first.
    ///   - extent: The distance that completes a transition, in points.
    ///   - duration: How long the touch was down.
    ///   - verdicts: The verdict of each policy.
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

  /// The verdict of one policy about a gesture.
  public struct Verdict: Equatable, Sendable {
    /// The gesture's distance at release, in points, without the slop.
    public var travel: Double
    /// The velocity towards the end at release, in points per second; nil if there was none.
    public var velocity: Double?
    /// The outcome of the transition.
    public var decision: Decision

    /// Creates a verdict.
    ///
    /// - Parameters:
    ///   - travel: The gesture's distance, in points, without the slop.
    ///   - velocity: The velocity towards the end, in points per second; nil if there was none.
    ///   - decision: The outcome of the transition.
    public init(travel: Double, velocity: Double?, decision: Decision) {
      self.travel = travel
      self.velocity = velocity
      self.decision = decision
    }
  }
}
