/// Android's tracker for fast hands: the speed that the finger's pushes would give a mass.
///
/// The work on a unit mass is summed over the segments between samples,
///
///     W += (v − u) · |v|
///
/// with v the speed of the segment and u the speed reached before it; the first segment counts
/// half. The answer is the speed of a mass with that energy, `sign(W) · √(2|W|)`. Two rules give
/// u, and published test figures follow now one and now the other.
///
/// Source: the impulse strategy of Android's VelocityTracker (certain).
public struct ImpulseEstimator: VelocityEstimator {
  /// Where the speed before a segment comes from.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// From the work done so far: Android's present rule.
    case energy
    /// From the segment before: an older rule that most published figures follow.
    case segment
  }

  /// What the positions of samples mean.
  public enum Input: String, Hashable, Sendable, CaseIterable {
    /// Places, in units.
    case positions
    /// Steps since the sample before, in units, as a scroll wheel reports.
    case deltas
  }

  /// Where the speed before a segment comes from.
  public let rule: Rule
  /// What the positions of samples mean.
  public let input: Input
  private var memory = TouchMemory()

  /// Makes an estimator that has seen nothing.
  ///
  /// - Parameters:
  ///   - rule: Where the speed before a segment comes from.
  ///   - input: What the positions of samples mean.
  public init(rule: Rule = .energy, input: Input = .positions) {
    self.rule = rule
    self.input = input
  }

  /// Takes in the next sample.
  ///
  /// - Parameter sample: Where the touch is now, or its step.
  public mutating func add(_ sample: PositionSample) { memory.add(sample) }

  /// Forgets everything if the finger rested before it left.
  ///
  /// - Parameter time: When the finger left, in seconds.
  public mutating func lift(at time: Double) { memory.lift(at: time) }

  /// The speed in units per second, if two or more samples are remembered.
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

  /// The speed of a unit mass, with the sign of the work that brought it there.
  private static func speed(ofEnergy work: Double) -> Double {
    let speed = (2 * work.magnitude).squareRoot()
    return work < 0 ? -speed : speed
  }
}
