/// The priority of a constraint, from 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, from 1 to 1000.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The constraint is required.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists shrinking.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a button resists growing.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of a view's smallest size when that is requested.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
