/// The unit of the lengths in a gesture stream.
///
///     LengthUnit(name: "pt").pointsPerUnit          // 1
///     LengthUnit(name: "logical px").pointsPerUnit  // nil: unknown
public struct LengthUnit: Hashable, Sendable {
  /// The name of the unit.
  public let name: String
  /// The number of points in one unit, or nil if unknown.
  public let pointsPerUnit: Double?

  /// Points, the unit of screens.
  public static let points = LengthUnit(name: "pt", pointsPerUnit: 1)

  /// The allowed scales of a stream, in points per unit.
  public static let scales = 0.001...1000.0

  /// The names that mean points.
  private static let namesOfPoints: Set<String> = ["pt", "point", "points"]

  /// Creates a unit.
  ///
  /// - Parameters:
  ///   - name: The name of the unit.
  ///   - pointsPerUnit: The number of points in one unit; always 1 for points.
  public init(name: String, pointsPerUnit: Double? = nil) {
    self.name = name
    self.pointsPerUnit = Self.namesOfPoints.contains(name) ? 1 : pointsPerUnit
  }

  /// Whether the name means points.
  public var isPoints: Bool { Self.namesOfPoints.contains(name) }
}
