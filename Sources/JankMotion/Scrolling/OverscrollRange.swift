/// The offsets that scrolled content can have along one axis, and how it gives way beyond them.
///
/// Between its edges content is where the finger takes it, the *free* offset. Beyond an edge it
/// shows less, through the rubber band.
public struct OverscrollRange: Equatable, Hashable, Sendable {
  /// The offsets between the edges, in points.
  public let range: ClosedRange<Double>
  /// The resistance beyond an edge.
  public let rubberBand: RubberBand

  /// Makes a range.
  ///
  /// - Parameters:
  ///   - range: The offsets between the edges, in points.
  ///   - viewportLength: The length of the viewport along the axis, in points above 0.
  /// - Throws: `MotionError.outOfRange` if the length is outside its range.
  public init(_ range: ClosedRange<Double>, viewportLength: Double) throws(MotionError) {
    self.range = range
    rubberBand = try RubberBand(dimension: viewportLength)
  }

  /// What is seen of an offset, in points.
  ///
  /// - Parameter free: Where the content would be without resistance.
  /// - Returns: Where it is.
  public func shown(_ free: Double) -> Double {
    let edge = nearest(free)
    return free == edge ? free : edge + rubberBand.offset(forTravel: free - edge)
  }

  /// Where content would be without resistance to be seen at an offset, in points.
  ///
  /// - Parameter shown: Where the content is.
  /// - Returns: The free offset.
  public func free(showing shown: Double) -> Double {
    let edge = nearest(shown)
    return shown == edge ? shown : edge + rubberBand.travel(forOffset: shown - edge)
  }

  /// The offset between the edges that is nearest to one, in points.
  ///
  /// - Parameter offset: Any offset.
  /// - Returns: Itself, or the edge that it lies beyond.
  public func nearest(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }
}
