/// What the lengths of a gesture stream are measured in.
///
///     LengthUnit(name: "pt").pointsPerUnit          // 1
///     LengthUnit(name: "logical px").pointsPerUnit  // nil: nobody knows
public struct LengthUnit: Hashable, Sendable {
  /// The name of the unit.
  public let name: String
  /// How many points one unit is, or nil if nobody knows.
  public let pointsPerUnit: Double?

  /// Points, the unit of screens.
  public static let points = LengthUnit(name: "pt", pointsPerUnit: 1)

  /// The scales that a stream can have, in points per unit.
  public static let scales = 0.001...1000.0

  /// The names that mean points.
  private static let namesOfPoints: Set<String> = ["pt", "point", "points"]

  /// Names a unit.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - pointsPerUnit: How many points one unit is; points are always one.
  public init(name: String, pointsPerUnit: Double? = nil) {
    self.name = name
    self.pointsPerUnit = Self.namesOfPoints.contains(name) ? 1 : pointsPerUnit
  }

  /// Whether the name alone says that lengths are points.
  public var isPoints: Bool { Self.namesOfPoints.contains(name) }
}
