/// How the values between keyframes are found, with the names of Core Animation.
public enum CalculationMode: String, Hashable, Sendable, CaseIterable {
  /// Straight from value to value.
  case linear
  /// Each value holds until the next.
  case discrete
  /// Straight, at the same speed throughout; key times and timing curves are ignored.
  case paced
  /// A smooth curve through the values.
  case cubic
  /// A smooth curve through the values, at the same speed throughout.
  case cubicPaced

  /// Whether the speed, rather than key times, decides when a value is reached.
  var isPaced: Bool { self == .paced || self == .cubicPaced }
}
