import JankMotion

/// Flutter's full-screen cover, which comes up from below.
///
/// Dismissal runs the arrival's curve from its own start. A dismissal that interrupts the arrival
/// keeps its progress and changes the curve, so the page jumps.
///
/// Source: Flutter's Cupertino route (certain).
struct CoverTransition: Equatable, Hashable, Sendable {
  /// The height of the page, in points above 0.
  let height: Double

  /// Creates a transition of a page with a height in points above 0.
  ///
  /// - Throws: `MotionError.outOfRange` if the height is outside its range.
  init(height: Double) throws(MotionError) {
    self.height = try ParameterRange.positive.checked(height, "height")
  }

  /// The offset of the page below its final position, in points: the full height at 0, zero at 1.
  ///
  /// - Parameters:
  ///   - progress: The presence of the page, 0…1.
  ///   - isLeaving: Whether the page is dismissed.
  /// - Returns: The offset.
  func offset(progress: Double, isLeaving: Bool) -> Double {
    let curve = CubicBezier.flutterLinearToEaseOut
    return isLeaving
      ? height * curve.value(at: 1 - progress) : height * (1 - curve.value(at: progress))
  }
}
