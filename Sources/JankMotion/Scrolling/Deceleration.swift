/// The deceleration of a fling: its velocity falls by the same factor every millisecond.
///
/// The velocity after `t` milliseconds is `v · rateᵗ`. There are two formulas for the distance.
/// UIScrollView was measured to follow the *sum*, as if it moved once per millisecond by the
/// remaining velocity:
///
///     v/1000 · d · (1 − dᵗ) / (1 − d)
///
/// with d the rate: four flings of 750 to 4875 points per second agree within 0.3 points. The
/// *integral* `v/1000 · (dᵗ − 1) / ln d` is off by 0.5 to 2.1 points.
///
///     let target = Deceleration.normal.distance(velocity: 1500)  // 748.5 points
///
/// Source: the rates are documented by UIKit; the sum is the projection of WWDC 2018 session 803
/// and agrees with measured traces (certain); the integral is used by articles and libraries.
public struct Deceleration: Equatable, Hashable, Sendable {
  /// The formula for the distance.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// One step per millisecond, as measured on UIScrollView.
    case sum
    /// Continuous deceleration.
    case integral
  }

  /// The fraction of the velocity that remains after one millisecond, between 0 and 1.
  public let ratePerMillisecond: Double
  /// The formula for the distance.
  public let form: Form

  /// UIScrollView's normal rate, 0.998 per millisecond.
  public static let normal = Deceleration(knownRate: 0.998)
  /// UIScrollView's fast rate, 0.99 per millisecond.
  public static let fast = Deceleration(knownRate: 0.99)

  /// The speed below which UIScrollView was measured to stop, in points per second.
  public static let stoppingSpeed = 10.0

  /// Creates a deceleration.
  ///
  /// - Parameters:
  ///   - ratePerMillisecond: The fraction of the velocity that remains after a millisecond, between
  ///     0 and 1.
  ///   - form: The formula for the distance.
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
  /// The remaining velocity after a time of 0 or more, in the unit and with the sign of `velocity`.
  public func velocity(_ velocity: Double, afterMilliseconds milliseconds: Double) -> Double {
    velocity * Maths.pow(ratePerMillisecond, milliseconds)
  }

  /// The distance covered in a time, in units, with the sign of `velocity`.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the start, in units per second.
  ///   - milliseconds: The time since the start, 0 or more.
  /// - Returns: The distance.
  public func distance(velocity: Double, afterMilliseconds milliseconds: Double) -> Double {
    // 1 − dᵗ without cancellation for a small t.
    let lost = -Maths.expm1(milliseconds * Maths.log(ratePerMillisecond))
    return velocity * distancePerVelocity * lost
  }

  /// The distance of a fling until it settles, in units, with the sign of `velocity`.
  ///
  /// UIScrollView stops 3 to 5 points before this, at 10 points per second.
  ///
  /// - Parameter velocity: The velocity at the start, in units per second.
  /// - Returns: The distance.
  public func distance(velocity: Double) -> Double {
    velocity * distancePerVelocity
  }

  /// The position where UIScrollView announces that a fling will settle, in units.
  ///
  /// The content stops slightly before it: it moves by the sum, but UIScrollView announces the
  /// integral, both until the stopping speed.
  ///
  /// Source: three measured flings of 750 to 4875 points per second, whose announced targets agree
  /// within 0.1 points (certain as a fit).
  ///
  /// - Parameters:
  ///   - start: The position at the start, in units.
  ///   - velocity: The velocity at the start, in units per second.
  /// - Returns: The position, or `start` for a velocity up to the stopping speed.
  public func announcedRest(from start: Double, velocity: Double) -> Double {
    let lost = velocity.magnitude - Self.stoppingSpeed
    guard lost > 0 else { return start }
    let distance = -lost / (1000 * Maths.log(ratePerMillisecond))
    return velocity < 0 ? start - distance : start + distance
  }

  /// The velocity that covers a distance until rest, in units per second with the sign of
  /// `distance`.
  ///
  /// - Parameter distance: The distance to cover, in units.
  /// - Returns: The velocity.
  public func velocity(covering distance: Double) -> Double {
    distance / distancePerVelocity
  }

  /// The time in which a fling slows down to a speed, in milliseconds; 0 if it starts no faster.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the start, in units per second.
  ///   - speed: The speed to reach, above 0, in units per second.
  /// - Returns: The time, or 0.
  public func milliseconds(from velocity: Double, toSpeed speed: Double) -> Double {
    precondition(speed > 0, "a deceleration never reaches a speed of 0")
    guard velocity.magnitude > speed else { return 0 }
    return Maths.log(speed / velocity.magnitude) / Maths.log(ratePerMillisecond)
  }

  /// The time in which a fling covers a distance, in milliseconds; `nil` if it settles before.
  ///
  /// - Parameters:
  ///   - distance: The distance to cover, in units.
  ///   - velocity: The velocity at the start, in units per second.
  /// - Returns: The time, or `nil`.
  public func milliseconds(covering distance: Double, velocity: Double) -> Double? {
    if distance == 0 { return 0 }
    let lost = distance / (velocity * distancePerVelocity)
    guard lost > 0 && lost < 1 else { return nil }
    return Maths.log(1 - lost) / Maths.log(ratePerMillisecond)
  }

  /// The position where a fling settles on a grid, and the velocity that takes it there.
  ///
  /// - Parameters:
  ///   - start: The position at the start, in units.
  ///   - velocity: The velocity at the start, in units per second.
  ///   - gridStep: The distance between allowed positions, above 0.
  /// - Returns: The allowed position nearest to the free one, and the velocity that reaches it.
  /// - Throws: `MotionError.outOfRange` if the step is not a number above 0.
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

  /// The distance of a fling of one unit per second, in seconds.
  private var distancePerVelocity: Double {
    switch form {
    case .sum: ratePerMillisecond / (1 - ratePerMillisecond) / 1000
    case .integral: -1 / (1000 * Maths.log(ratePerMillisecond))
    }
  }
}
