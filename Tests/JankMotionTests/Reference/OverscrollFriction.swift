import JankMotion

/// The fraction of each touch move that is applied to content dragged past its edge.
///
/// The factor is `base · (1 − f)²`, with f the overscroll as a fraction of the viewport. Unlike
/// `RubberBand` it is applied to each move, so the result depends on the sampling of the drag.
///
/// Source: Flutter's bouncing scroll physics (certain).
struct OverscrollFriction: Equatable, Hashable, Sendable {
  /// The factor of touch screens.
  static let mobile = OverscrollFriction(knownBase: 0.52)
  /// The factor of track pads and mice.
  static let desktop = OverscrollFriction(knownBase: 0.26)

  /// The factor at the edge, from 0 to 1.
  let base: Double

  /// Creates a friction with a factor at the edge, from 0 to 1.
  ///
  /// - Throws: `MotionError.outOfRange` if the base is not from 0 to 1.
  init(base: Double) throws(MotionError) {
    self.base = try ParameterRange.closed(0, 1).checked(base, "base")
  }

  private init(knownBase base: Double) {
    self.base = base
  }

  /// The visible fraction of a touch move, from 0 to `base`.
  ///
  /// - Parameter overscrollFraction: The overscroll divided by the viewport, 0 or more.
  /// - Returns: A factor; 0 from a full viewport on.
  func factor(overscrollFraction: Double) -> Double {
    let rest = max(0, 1 - overscrollFraction)
    return base * (rest * rest)
  }
}
