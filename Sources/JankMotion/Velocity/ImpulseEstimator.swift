/// Android's tracker for quick gestures: the velocity that the touch would give a unit mass.
///
/// The work on a unit mass is summed over the segments between samples,
///
///     W += (v − u) · |v|
///
/// with v the velocity of the segment and u the velocity before it; the first segment counts half.
/// The result is the velocity of a mass with that energy, `sign(W) · √(2|W|)`. Two rules give u,
/// and published test values follow either.
///
/// Source: the impulse strategy of Android's VelocityTracker (certain).
public struct ImpulseEstimator: VelocityEstimator {
  /// The source of the velocity before a segment.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// The work so far: Android's current rule.
    case energy
    /// The previous segment: an older rule that most published values follow.
    case segment
  }

  /// The meaning of the samples' positions.
  public enum Input: String, Hashable, Sendable, CaseIterable {
    /// Positions, in units.
    case positions
    /// Distances since the previous sample, in units, as a scroll wheel reports.
    case deltas
  }

  /// The source of the velocity before a segment.
  public let rule: Rule
  /// The meaning of the samples' positions.
  public let input: Input
  private var memory = TouchMemory()

  /// Creates an estimator without samples.
  ///
  /// - Parameters:
  ///   - rule: The source of the velocity before a segment.
  ///   - input: The meaning of the samples' positions.
  public init(rule: Rule = .energy, input: Input = .positions) {
    self.rule = rule
    self.input = input
  }

  /// Adds the next sample, with a position or a distance.
  public mutating func add(_ sample: PositionSample) { memory.add(sample) }

  /// Discards all samples if the touch rested before its release at `time`, in seconds.
  public mutating func lift(at time: Double) { memory.lift(at: time) }

  /// The velocity in units per second; nil with fewer than two samples.
  public var velocity: SIMD2<Double>? {
    let samples = memory.samples
    guard samples.count >= 2 else { return nil }
    let speeds = zip(samples, samples.dropFirst()).map { earlier, later in
      let step =
        input == .deltas ? later.position : later.position - earlier.position
      return step / (later.time - earlier.time)
    }
    return SIMD2(velocity(speeds.map(\.x)), velocity(speeds.map(\.y)))
  }

  private func velocity(_ speeds: [Double]) -> Double {
    var work = 0.0
    var speedBefore = 0.0
    for (index, speed) in speeds.enumerated() {
      let push = (speed - speedBefore) * speed.magnitude
      work += index == 0 ? push / 2 : push
      speedBefore = rule == .energy ? Self.speed(ofEnergy: work) : speed
    }
    return Self.speed(ofEnergy: work)
  }

  /// The velocity of a unit mass, with the sign of its work.
  private static func speed(ofEnergy work: Double) -> Double {
    let speed = (2 * work.magnitude).squareRoot()
    return work < 0 ? -speed : speed
  }
}
