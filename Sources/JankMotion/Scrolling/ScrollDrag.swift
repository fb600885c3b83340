/// The content offset of UIScrollView during a drag along one axis.
///
/// The touch must move ten points before the content follows; those ten points are lost. Then the
/// content follows one to one, and beyond an edge through the rubber band.
///
/// Source: measured scroll traces, matched within 0.17 points (certain).
public struct ScrollDrag: Equatable, Sendable {
  /// The slop before a drag is recognised, in points.
  public static let slop = 10.0

  /// The content offset when the touch began, in points.
  public let startOffset: Double
  /// The edges and the resistance beyond them.
  public let edges: OverscrollRange
  /// The slop with the sign of the drag, once known; it does not move the content.
  private var lostTravel: Double?
  private var travel = 0.0

  /// Creates a drag that has not moved yet.
  ///
  /// - Parameters:
  ///   - startOffset: The content offset when the touch begins, in points.
  ///   - range: The offsets between the edges, in points.
  ///   - viewportLength: The length of the viewport along the axis, in points above 0.
  /// - Throws: `MotionError.outOfRange` for the number outside its range.
  public init(
    startOffset: Double,
    range: ClosedRange<Double>,
    viewportLength: Double
  ) throws(MotionError) {
    self.startOffset = try ParameterRange.finite.checked(startOffset, "startOffset")
    edges = try OverscrollRange(range, viewportLength: viewportLength)
  }

  /// Moves the touch.
  ///
  /// - Parameter travel: The distance of the touch since it began, in points, positive where the
  ///   offset grows; for a vertical drag, upward.
  public mutating func move(toTravel travel: Double) {
    self.travel = travel
    if lostTravel == nil && travel.magnitude >= Self.slop {
      lostTravel = travel < 0 ? -Self.slop : Self.slop
    }
  }

  /// Whether the drag has been recognised.
  public var isRecognized: Bool { lostTravel != nil }

  /// The content offset, in points.
  public var offset: Double {
    guard let lostTravel else { return startOffset }
    return edges.shown(edges.free(showing: startOffset) + (travel - lostTravel))
  }
}
