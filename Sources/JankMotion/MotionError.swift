/// An invalid parameter of an animation.
///
/// The initialisers of curves, springs and other animations throw it; a valid animation can be
/// evaluated at any time.
public enum MotionError: Error, Hashable, Sendable {
  /// A value outside its range.
  case outOfRange(parameter: String, found: Double, allowed: ParameterRange)
  /// A list with too few elements.
  case tooFew(parameter: String, found: Int, minimum: Int)
  /// A list whose length differs from that of a related list.
  case wrongCount(parameter: String, found: Int, expected: Int)
}

/// The allowed values of a parameter.
public enum ParameterRange: Hashable, Sendable {
  /// Every finite number.
  case finite
  /// Every finite number above 0.
  case positive
  /// Every finite number from 0 up.
  case notNegative
  /// Every number from 0 up, including infinity for an animation that never ends.
  case notNegativeOrInfinite
  /// The closed interval between two numbers.
  case closed(Double, Double)
  /// The open interval between two numbers.
  case open(Double, Double)
  /// The interval between two numbers that includes only the second.
  case halfOpenAbove(Double, Double)
}

extension ParameterRange {
  /// Whether the range contains a number; infinite and undefined numbers are outside most ranges.
  public func contains(_ value: Double) -> Bool {
    if self == .notNegativeOrInfinite { return value >= 0 }
    guard value.isFinite else { return false }
    switch self {
    case .finite: return true
    case .positive: return value > 0
    case .notNegative, .notNegativeOrInfinite: return value >= 0
    case .closed(let low, let high): return value >= low && value <= high
    case .open(let low, let high): return value > low && value < high
    case .halfOpenAbove(let low, let high): return value > low && value <= high
    }
  }

  /// Returns `value` if the range contains it.
  ///
  /// - Throws: `MotionError.outOfRange` with the name, the value and this range.
  @discardableResult
  package func checked(_ value: Double, _ parameter: String) throws(MotionError) -> Double {
    guard contains(value) else {
      throw .outOfRange(parameter: parameter, found: value, allowed: self)
    }
    return value
  }

  /// Returns a progress or a velocity of a curve if it is finite and at most a million distances.
  ///
  /// That is far beyond what animations need, and small enough that no calculation overflows.
  ///
  /// - Throws: `MotionError.outOfRange` with the name, the value and the range that is exceeded.
  @discardableResult
  package static func checkedProgress(
    _ value: Double,
    _ parameter: String
  ) throws(MotionError) -> Double {
    try finite.checked(value, parameter)
    return try closed(-1_000_000, 1_000_000).checked(value, parameter)
  }
}

extension ParameterRange: CustomStringConvertible {
  /// The range, worded to follow "must be".
  public var description: String {
    switch self {
    case .finite: "finite"
    case .positive: "finite and above 0"
    case .notNegative: "finite and at least 0"
    case .notNegativeOrInfinite: "at least 0, infinity included"
    case .closed(let low, let high): "from \(low) to \(high)"
    case .open(let low, let high): "above \(low) and below \(high)"
    case .halfOpenAbove(let low, let high): "above \(low) and at most \(high)"
    }
  }
}

extension MotionError: CustomStringConvertible {
  /// The parameter, the value found, and the allowed range.
  public var description: String {
    switch self {
    case .outOfRange(let parameter, let found, let allowed):
      "\(parameter) is \(found), but must be \(allowed)"
    case .tooFew(let parameter, let found, let minimum):
      "\(parameter) has \(elements(found)), but needs at least \(minimum)"
    case .wrongCount(let parameter, let found, let expected):
      "\(parameter) has \(elements(found)), but needs exactly \(expected)"
    }
  }

  private func elements(_ count: Int) -> String {
    count == 1 ? "1 element" : "\(count) elements"
  }
}
