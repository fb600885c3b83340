internal import HeadlessUIKit

/// The way of a finger from one place to another: straight, or along an arc of a circle.
package struct FingerPath {
  private let start: SIMD2<Double>
  /// The direction of the straight way, of length 1.
  private let direction: SIMD2<Double>
  /// The angle between the directions at the beginning and at the end, in radians, positive where
  /// the way bends to the right.
  private let turn: Double
  private let distance: Double
  /// How long the way is.
  package let length: Double

  /// Finds a way.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - end: Where it ends.
  ///   - bow: How far its middle lies to the left of the straight way, below zero to the right, as
  ///     someone sees it who goes there on the screen; in points.
  package init(from start: SIMD2<Double>, to end: SIMD2<Double>, bow: Double) {
    self.start = start
    let way = end - start
    distance = (way * way).sum().squareRoot()
    direction = distance > 0 ? way / distance : .zero
    // Half the angle over the chord is seen from the middle of the arc at twice its height.
    turn = distance > 0 ? 4 * Maths.atan2(2 * bow, distance) : 0
    let halfSine = Maths.sin(turn / 2)
    length = halfSine == 0 ? distance : distance * (turn / 2) / halfSine
  }

  /// The place at a share of the length of the way.
  ///
  /// The chord from the beginning to there is as long as the sine of half its arc tells, and turned
  /// away from the whole chord by half the arc that is left.
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
