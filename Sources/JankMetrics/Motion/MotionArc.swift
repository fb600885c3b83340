internal import JankTrace

/// The way of the corners of a layer through up to three neighbouring pictures, and on beyond them.
///
/// A parabola in time through three pictures, as Newton writes it, which follows what gathers or
/// loses speed evenly; a straight way through two. Where the way on is not even, the speed a
/// picture beyond is off by the square of the time between pictures.
struct MotionArc {
  private let origin: SIMD8<Double>
  private let velocity: SIMD8<Double>
  private let halfAcceleration: SIMD8<Double>
  private let times: (first: Instant, second: Instant)

  /// Lays an arc through the first three pictures of some; nil for fewer than two.
  init?(_ pictures: some Collection<LayerPath.Step>) {
    let pictures = Array(pictures.prefix(3))
    guard pictures.count >= 2, pictures[1].shown > pictures[0].shown else { return nil }
    let velocities = MotionPoint.rates(pictures.map(\.coordinates), pictures.map(\.shown))
    origin = pictures[0].coordinates
    velocity = velocities[0]
    times = (pictures[0].shown, pictures[1].shown)
    halfAcceleration =
      pictures.count == 3
      ? (velocities[1] - velocities[0]) / (pictures[2].shown - pictures[0].shown).seconds : .zero
  }

  /// Where the corners are at a time, in points.
  func place(at time: Instant) -> SIMD8<Double> {
    let (first, second) = ((time - times.first).seconds, (time - times.second).seconds)
    return origin + velocity * first + halfAcceleration * (first * second)
  }

  /// How fast the corners go at a time, in points per second.
  func velocity(at time: Instant) -> SIMD8<Double> {
    velocity + halfAcceleration * ((time - times.first).seconds + (time - times.second).seconds)
  }
}
