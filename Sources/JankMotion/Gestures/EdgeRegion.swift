/// The strip along an edge in which a back swipe may begin.
///
/// Source: Flutter's Cupertino route, about as wide as the system's (certain as Flutter's, inferred
/// for iOS).
public struct EdgeRegion: Equatable, Hashable, Sendable {
  /// The width of the strip unless a safe area is wider, in points.
  public static let defaultWidth = 20.0

  /// The strip of default width.
  public static let standard = EdgeRegion(checkedWidth: defaultWidth)

  /// The width of the strip, in points, 0 or more.
  public let width: Double

  private init(checkedWidth width: Double) {
    self.width = width
  }

  /// Creates a strip.
  ///
  /// - Parameters:
  ///   - width: The width of the strip, in points, 0 or more.
  ///   - safeAreaInset: The safe area's inset at the edge, in points; used if larger.
  /// - Throws: `MotionError.outOfRange` for the first number outside its range.
  public init(
    width: Double = defaultWidth,
    safeAreaInset: Double = 0
  ) throws(MotionError) {
    let width = try ParameterRange.notNegative.checked(width, "width")
    self.width = max(
      width,
      try ParameterRange.notNegative.checked(safeAreaInset, "safeAreaInset")
    )
  }

  /// Whether a touch at a distance from the edge, in points, may begin a back swipe.
  ///
  /// The distance `width` itself is outside.
  public func contains(distance: Double) -> Bool {
    distance >= 0 && distance < width
  }
}
