/// Where the corners of a layer are seen on the screen, in points.
///
/// A layer is seen through its own transform and those of the layers around it, so that its outline
/// is any quadrilateral. It moves as far as the corner that moves farthest: a page that turns about
/// its middle moves, and one that gets another anchor point and looks as before does not.
public struct LayerOutline: Hashable, Sendable {
  /// The x and the y of the top left, top right, bottom left and bottom right corner in turn.
  package let coordinates: SIMD8<Double>

  package init(coordinates: SIMD8<Double>) {
    self.coordinates = coordinates
  }

  /// Creates the outline of an upright rectangle.
  ///
  /// - Parameters:
  ///   - center: the middle, in points.
  ///   - size: the width and the height, in points.
  public init(center: SIMD2<Double>, size: SIMD2<Double>) {
    let (low, high) = (center - size / 2, center + size / 2)
    coordinates = SIMD8(low.x, low.y, high.x, low.y, low.x, high.y, high.x, high.y)
  }
}

extension LayerOutline {
  /// The corners: top left, top right, bottom left, bottom right, as the layer itself has them.
  public var corners: [SIMD2<Double>] {
    (0..<4).map { SIMD2(coordinates[2 * $0], coordinates[2 * $0 + 1]) }
  }

  /// The mean of the corners, which is the middle of an upright rectangle.
  public var center: SIMD2<Double> {
    let sum = coordinates.lowHalf + coordinates.highHalf
    return (sum.lowHalf + sum.highHalf) / 4
  }

  /// How far the corner that is farthest from its place in another outline is from it, in points.
  public func distance(to other: LayerOutline) -> Double {
    (coordinates - other.coordinates).farthest
  }
}

extension SIMD8<Double> {
  /// The length of the longest of four vectors, the x and the y of each in turn.
  package var farthest: Double {
    let squares = self * self
    return (squares.evenHalf + squares.oddHalf).max().squareRoot()
  }
}
