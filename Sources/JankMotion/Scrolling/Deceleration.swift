/// How a fling slows down: its speed falls by the same factor in each millisecond.
///
/// The speed after `t` milliseconds is `v · rateᵗ`. Two distances go with it. UIScrollView was
/// measured to follow the *sum*, as if it moved once a millisecond by the speed then left:
///
///     v/1000 · d · (1 − dᵗ) / (1 − d)
///
/// with d the rate: four flings of 750 to 4875 points a second are met within 0.3 points, while
/// the *integral* `v/1000 · (dᵗ − 1) / ln d` misses them by 0.5 to 2.1 points.
///
///     let target = Deceleration.normal.distance(velocity: 1500)  // 748.5 points
///
/// Source: the rates are documented by UIKit; the sum is the projection of WWDC 2018 session
/// 803 and agrees with measured traces (certain); the integral is used by articles and by
/// libraries.
public struct Deceleration: Equatable, Hashable, Sendable {
  /// How the distance comes from the speed.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// One step a millisecond, as UIScrollView was measured.
    case sum
    /// Continuous motion.
    case integral
  }

  /// The share of the speed that is left after one millisecond, between 0 and 1.
  public let ratePerMillisecond: Double
  /// How the distance comes from the speed.
  public let form: Form

  /// UIScrollView's normal rate, 0.998 a millisecond.
  public static let normal = Deceleration(knownRate: 0.998)
  /// UIScrollView's fast rate, 0.99 a millisecond.
  public static let fast = Deceleration(knownRate: 0.99)

  /// The speed below which UIScrollView was measured to stop, in points a second.
  public static let stoppingSpeed = 10.0

  /// Makes a deceleration.
  ///
  /// - Parameters:
  ///   - ratePerMillisecond: The share of the speed left after a millisecond, between 0 and 1.
  ///   - form: How the distance comes from the speed.
  /// - Throws: `MotionError.outOfRange` if the rate is outside its range.
  public init(ratePerMillisecond: Double, form: Form = .sum) throws(MotionError) {
    self.ratePerMillisecond = try ParameterRange.open(0, 1).checked(
      ratePerMillisecond,
      "ratePerMillisecond"
    )
    self.form = form
  }

  private init(knownRate rate: Double) {
    ratePerMillisecond = rate
    form = .sum
  }
}

extension Deceleration {
  /// The speed that is left, in units per second.
  ///
  /// - Parameters:
  ///   - velocity: The speed at the start, in units per second.
  ///   - milliseconds: The time since the start, 0 or more.
  /// - Returns: The speed at that time, with the sign of `velocity`.
  public func velocity(_ velocity: Double, afterMilliseconds milliseconds: Double) -> Double {
    velocity * Maths.pow(ratePerMillisecond, milliseconds)
  }

  /// The distance covered until a time, in units.
  ///
  /// - Parameters:
  ///   - velocity: The speed at the start, in units per second.
  ///   - milliseconds: The time since the start, 0 or more.
  /// - Returns: The distance with the sign of `velocity`.
  public func distance(velocity: Double, afterMilliseconds milliseconds: Double) -> Double {
    // 1 − dᵗ without the cancellation that a small t would bring.
    let lost = -Maths.expm1(milliseconds * Maths.log(ratePerMillisecond))
    return velocity * distancePerVelocity * lost
  }

  /// The distance covered until rest, in units: the projection of a fling.
  ///
  /// UIScrollView aims 3 to 5 points short of this, because it stops at 10 points a second.
  ///
  /// - Parameter velocity: The speed at the start, in units per second.
  /// - Returns: The distance with the sign of `velocity`.
  public func distance(velocity: Double) -> Double {
    velocity * distancePerVelocity
  }

  /// Where UIScrollView says that a fling will come to rest, in units.
  ///
  /// It stops a little before, since it moves by the sum and announces the integral, both until it
  /// is as slow as the stopping speed.
  ///
  /// Source: three measured flings of 750 to 4875 points a second, whose announced targets are met
  /// within 0.1 points (certain as a fit).
  ///
  /// - Parameters:
  ///   - start: The position at the start, in units.
  ///   - velocity: The speed at the start, in units per second.
  /// - Returns: The position, the start itself for what is no faster than the stopping speed.
  public func announcedRest(from start: Double, velocity: Double) -> Double {
    let lost = velocity.magnitude - Self.stoppingSpeed
    guard lost > 0 else { return start }
    let distance = -lost / (1000 * Maths.log(ratePerMillisecond))
    return velocity < 0 ? start - distance : start + distance
  }

  /// The speed that covers a distance until rest, in units per second.
  ///
  /// - Parameter distance: The distance to cover, in units.
  /// - Returns: The speed with the sign of `distance`.
  public func velocity(covering distance: Double) -> Double {
    distance / distancePerVelocity
  }

  /// The time at which a fling has slowed to a speed, in milliseconds.
  ///
  /// - Parameters:
  ///   - velocity: The speed at the start, in units per second.
  ///   - speed: The speed to reach, greater than 0, in units per second.
  /// - Returns: The time, or 0 if the fling starts no faster.
  public func milliseconds(from velocity: Double, toSpeed speed: Double) -> Double {
    precondition(speed > 0, "a deceleration never comes to a full stop")
    guard velocity.magnitude > speed else { return 0 }
    return Maths.log(speed / velocity.magnitude) / Maths.log(ratePerMillisecond)
  }

  /// The time in which a fling covers a distance, in milliseconds.
  ///
  /// - Parameters:
  ///   - distance: The distance to cover, in units.
  ///   - velocity: The speed at the start, in units per second.
  /// - Returns: The time, or `nil` if the fling comes to rest before.
  public func milliseconds(covering distance: Double, velocity: Double) -> Double? {
    if distance == 0 { return 0 }
    let lost = distance / (velocity * distancePerVelocity)
    guard lost > 0 && lost < 1 else { return nil }
    return Maths.log(1 - lost) / Maths.log(ratePerMillisecond)
  }

  /// Where a fling would come to rest on a grid, and the speed that takes it there.
  ///
  /// - Parameters:
  ///   - start: The position at the start, in units.
  ///   - velocity: The speed at the start, in units per second.
  ///   - gridStep: The distance between allowed resting places, greater than 0.
  /// - Returns: The allowed place nearest to the free one, and the speed that reaches it.
  /// - Throws: `MotionError.outOfRange` if the step is not a number greater than 0.
  public func aimedAtGrid(
    start: Double = 0,
    velocity: Double,
    gridStep: Double
  ) throws(MotionError) -> (target: Double, velocity: Double) {
    let gridStep = try ParameterRange.positive.checked(gridStep, "gridStep")
    let free = start + distance(velocity: velocity)
    let target = (free / gridStep).rounded() * gridStep
    return (target, self.velocity(covering: target - start))
  }

  /// The distance until rest of a fling of one unit per second, in seconds.
  private var distancePerVelocity: Double {
    switch form {
    case .sum: ratePerMillisecond / (1 - ratePerMillisecond) / 1000
    case .integral: -1 / (1000 * Maths.log(ratePerMillisecond))
    }
  }
}
