/// The content offsets along one axis, with the resistance beyond the edges.
///
/// Between its edges, content follows the touch to the *free* offset. Beyond an edge the rubber
/// band reduces the visible offset.
public struct OverscrollRange: Equatable, Hashable, Sendable {
  /// The offsets between the edges, in points.
  public let range: ClosedRange<Double>
  /// The resistance beyond an edge.
  public let rubberBand: RubberBand

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - range: The offsets between the edges, in points.
  ///   - viewportLength: The length of the viewport along the axis, in points above 0.
  /// - Throws: `MotionError.outOfRange` if the length is outside its range.
  public init(_ range: ClosedRange<Double>, viewportLength: Double) throws(MotionError) {
    self.range = range
    rubberBand = try RubberBand(dimension: viewportLength)
  }

  /// The visible offset, in points, for an offset without resistance.
  public func shown(_ free: Double) -> Double {
    let edge = nearest(free)
    return free == edge ? free : edge + rubberBand.offset(forTravel: free - edge)
  }

  /// The offset without resistance, in points, for a visible offset.
  public func free(showing shown: Double) -> Double {
    let edge = nearest(shown)
    return shown == edge ? shown : edge + rubberBand.travel(forOffset: shown - edge)
  }

  /// The offset clamped to the edges, in points.
  public func nearest(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }
}
