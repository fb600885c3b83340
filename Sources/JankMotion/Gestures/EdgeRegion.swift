/// The strip along an edge in which a back swipe may begin.
///
/// Source: Flutter's Cupertino route, about as wide as the system's (certain as Flutter's,
/// inferred for iOS).
public struct EdgeRegion: Equatable, Hashable, Sendable {
  /// The width of the strip where no safe area is wider, in points.
  public static let defaultWidth = 20.0

  /// The strip where no safe area is wider.
  public static let standard = EdgeRegion(checkedWidth: defaultWidth)

  /// The width of the strip, in points, 0 or more.
  public let width: Double

  private init(checkedWidth width: Double) {
    self.width = width
  }

  /// Makes a strip.
  ///
  /// - Parameters:
  ///   - width: The width of the strip, in points, 0 or more.
  ///   - safeAreaInset: The inset of the safe area at that edge in points, taken if larger.
  /// - Throws: `MotionError.outOfRange` naming the first number outside its range.
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

  /// Whether a touch may begin a back swipe.
  ///
  /// - Parameter distance: The distance of the touch from the edge, in points.
  /// - Returns: True from the edge up to the width, which itself is outside.
  public func contains(distance: Double) -> Bool {
    distance >= 0 && distance < width
  }
}
