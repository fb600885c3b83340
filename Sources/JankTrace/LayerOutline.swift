/// The corners of a layer on the screen, in points.
///
/// The transforms of the layer and of its superlayers apply, so the outline is any quadrilateral.
/// The layer moves by the largest distance of a corner: a page that rotates about its centre moves;
/// a page with a new anchor point and an unchanged appearance does not.
public struct LayerOutline: Hashable, Sendable {
  /// The x and the y of the top left, top right, bottom left and bottom right corner in turn.
  package let coordinates: SIMD8<Double>

  package init(coordinates: SIMD8<Double>) {
    self.coordinates = coordinates
  }

  /// Creates the outline of an upright rectangle.
  ///
  /// - Parameters:
  ///   - center: The centre, in points.
  ///   - size: The width and the height, in points.
  public init(center: SIMD2<Double>, size: SIMD2<Double>) {
    let (low, high) = (center - size / 2, center + size / 2)
    coordinates = SIMD8(low.x, low.y, high.x, low.y, low.x, high.y, high.x, high.y)
  }
}

extension LayerOutline {
  /// The top left, top right, bottom left and bottom right corners of the layer itself.
  public var corners: [SIMD2<Double>] {
    (0..<4).map { SIMD2(coordinates[2 * $0], coordinates[2 * $0 + 1]) }
  }

  /// The mean of the corners: the centre of an upright rectangle.
  public var center: SIMD2<Double> {
    let sum = coordinates.lowHalf + coordinates.highHalf
    return (sum.lowHalf + sum.highHalf) / 4
  }

  /// The largest distance between corresponding corners of two outlines, in points.
  public func distance(to other: LayerOutline) -> Double {
    (coordinates - other.coordinates).farthest
  }
}

extension SIMD8<Double> {
  package var farthest: Double {
    let squares = self * self
    return (squares.evenHalf + squares.oddHalf).max().squareRoot()
  }
}
