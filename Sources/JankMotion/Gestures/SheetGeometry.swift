/// How the system's sheet follows a finger along its height.
///
/// Source: measured on the sheet of iOS 26.1 (certain).
public struct SheetGeometry: Equatable, Hashable, Sendable {
  /// The travel before the sheet follows, in points.
  public static let slop = 10.0
  /// The opacity of the black behind a sheet at rest, 0…1.
  public static let restingDim = 0.2
  /// The spring by which a sheet returns: critically damped, ω² = 1000/3 per second squared.
  public static let returnSpring = Spring.system

  /// The height of the sheet, in points above 0.
  public let height: Double

  /// Makes the geometry of a sheet.
  ///
  /// - Parameter height: The height of the sheet, in points above 0.
  /// - Throws: `MotionError.outOfRange` if the height is outside its range.
  public init(height: Double) throws(MotionError) {
    self.height = try ParameterRange.positive.checked(height, "height")
  }

  /// How far the sheet is below its rest, in points.
  ///
  /// - Parameter travel: The downward travel of the finger, in points; upward does nothing.
  /// - Returns: The offset, one to one after the slop.
  public func offset(forTravel travel: Double) -> Double {
    max(0, travel - Self.slop)
  }

  /// The opacity of the black behind the sheet, 0…1.
  ///
  /// - Parameter offset: How far the sheet is below its rest, in points.
  /// - Returns: The opacity, which falls to 0 at the sheet's height.
  public func dim(atOffset offset: Double) -> Double {
    Self.restingDim * (1 - min(max(offset / height, 0), 1))
  }
}
