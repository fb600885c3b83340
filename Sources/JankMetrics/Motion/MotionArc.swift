internal import JankTrace

/// The path of a layer's corners through up to three consecutive frames, and beyond them.
///
/// Through three frames it is a parabola in time, in Newton's form, which fits constant
/// acceleration; through two it is a straight line. If the acceleration varies, the error of the
/// speed one frame beyond grows with the square of the time between frames.
struct MotionArc {
  private let origin: SIMD8<Double>
  private let velocity: SIMD8<Double>
  private let halfAcceleration: SIMD8<Double>
  private let times: (first: Instant, second: Instant)

  /// Fits an arc to the first three frames of a collection; nil for fewer than two.
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

  /// The positions of the corners at a time, in points.
  func place(at time: Instant) -> SIMD8<Double> {
    let (first, second) = ((time - times.first).seconds, (time - times.second).seconds)
    return origin + velocity * first + halfAcceleration * (first * second)
  }

  /// The velocities of the corners at a time, in points per second.
  func velocity(at time: Instant) -> SIMD8<Double> {
    velocity + halfAcceleration * ((time - times.first).seconds + (time - times.second).seconds)
  }
}
