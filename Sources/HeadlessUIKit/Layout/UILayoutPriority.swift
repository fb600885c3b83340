/// How important a constraint is, from 1 to 1000, which must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The figure, from 1 to 1000.
  public var rawValue: Float

  /// Creates a priority from its figure.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its figure.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// How much a button resists being squeezed.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much a button resists being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a view is kept at its smallest size when that is asked for.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
