/// How the system's sheet follows a touch along its height.
///
/// Source: measured on the sheet of iOS 26.1 (certain).
public struct SheetGeometry: Equatable, Hashable, Sendable {
  /// The slop before the sheet follows, in points.
  public static let slop = 10.0
  /// The opacity of the black dimming behind a settled sheet, 0…1.
  public static let restingDim = 0.2
  /// The spring of a sheet's return: critically damped, ω² = 1000/3 per second squared.
  public static let returnSpring = Spring.system

  /// The height of the sheet, in points above 0.
  public let height: Double

  /// Creates the geometry of a sheet.
  ///
  /// - Parameter height: The height of the sheet, in points above 0.
  /// - Throws: `MotionError.outOfRange` if the height is outside its range.
  public init(height: Double) throws(MotionError) {
    self.height = try ParameterRange.positive.checked(height, "height")
  }

  /// The offset of the sheet below its settled position, in points; equal to the travel after the
  /// slop.
  ///
  /// - Parameter travel: The downward distance of the touch, in points; upward has no effect.
  /// - Returns: The offset, in points.
  public func offset(forTravel travel: Double) -> Double {
    max(0, travel - Self.slop)
  }

  /// The opacity of the black dimming behind the sheet, 0…1; 0 at the sheet's height.
  ///
  /// - Parameter offset: The offset of the sheet below its settled position, in points.
  /// - Returns: The opacity.
  public func dim(atOffset offset: Double) -> Double {
    Self.restingDim * (1 - min(max(offset / height, 0), 1))
  }
}
