internal import HeadlessUIKit

/// The path of a touch between two positions: straight, or along an arc of a circle.
package struct TouchPath {
  private let start: SIMD2<Double>
  /// The direction of the straight line, of length 1.
  private let direction: SIMD2<Double>
  /// The angle between the directions at the beginning and at the end, in radians, positive if the
  /// path bends to the right.
  private let turn: Double
  private let distance: Double
  /// The length of the path, in points.
  package let length: Double

  /// Creates a path between two positions in points.
  ///
  /// `bow` is the distance of its middle from the straight line in points: positive to the left in
  /// the direction of movement on the screen, negative to the right.
  package init(from start: SIMD2<Double>, to end: SIMD2<Double>, bow: Double) {
    self.start = start
    let way = end - start
    distance = (way * way).sum().squareRoot()
    direction = distance > 0 ? way / distance : .zero
    // The height of an arc is half its chord times the tangent of a quarter of its angle.
    turn = distance > 0 ? 4 * Maths.atan2(2 * bow, distance) : 0
    let halfSine = Maths.sin(turn / 2)
    length = halfSine == 0 ? distance : distance * (turn / 2) / halfSine
  }

  /// Returns the position at a fraction of the path's length.
  ///
  /// The chord from the beginning to there is proportional to the sine of half its arc. It is
  /// rotated from the whole chord by half the remaining arc.
  package func location(at share: Double) -> SIMD2<Double> {
    let halfSine = Maths.sin(turn / 2)
    guard halfSine != 0 else { return start + direction * (distance * share) }
    let chord = distance * (Maths.sin(turn / 2 * share) / halfSine)
    let angle = -turn / 2 * (1 - share)
    let (sine, cosine) = Maths.sinCos(angle)
    let turned = SIMD2(
      direction.x * cosine - direction.y * sine,
      direction.x * sine + direction.y * cosine
    )
    return start + turned * chord
  }
}
