/// The interpolation between keyframes, with the names of Core Animation.
public enum CalculationMode: String, Hashable, Sendable, CaseIterable {
  /// A straight line between values.
  case linear
  /// Each value holds until the next.
  case discrete
  /// Straight lines at constant speed; key times and timing curves are ignored.
  case paced
  /// A smooth curve through the values.
  case cubic
  /// A smooth curve through the values at constant speed.
  case cubicPaced

  /// Whether constant speed instead of key times decides when a value is reached.
  var isPaced: Bool { self == .paced || self == .cubicPaced }
}
