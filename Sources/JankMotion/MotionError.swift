/// What is wrong with the description of a motion.
///
/// Thrown where a curve, a spring or another motion is made; one that was made works for every
/// time.
public enum MotionError: Error, Hashable, Sendable {
  /// A parameter has a value outside its range.
  case outOfRange(parameter: String, found: Double, allowed: ParameterRange)
  /// A list has fewer elements than its meaning needs.
  case tooFew(parameter: String, found: Int, minimum: Int)
  /// A list has not as many elements as another that belongs to it.
  case wrongCount(parameter: String, found: Int, expected: Int)
}

/// The values that a parameter may have.
public enum ParameterRange: Hashable, Sendable {
  /// Every number that is neither infinite nor undefined.
  case finite
  /// Every finite number above zero.
  case positive
  /// Zero and every finite number above.
  case notNegative
  /// Zero and every number above, infinity included, which stands for what never ends.
  case notNegativeOrInfinite
  /// The numbers from one to another, both included.
  case closed(Double, Double)
  /// The numbers from one to another, neither included.
  case open(Double, Double)
  /// The numbers from one to another, of which only the second is included.
  case halfOpenAbove(Double, Double)
}

extension ParameterRange {
  /// Tells whether a value is allowed.
  ///
  /// - Parameter value: Any number.
  /// - Returns: Whether it is within the range, which of all but one kind is finite.
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

  /// Returns a value if it is allowed.
  ///
  /// - Throws: `MotionError.outOfRange` with the name, the value and this range.
  @discardableResult
  package func checked(_ value: Double, _ parameter: String) throws(MotionError) -> Double {
    guard contains(value) else {
      throw .outOfRange(parameter: parameter, found: value, allowed: self)
    }
    return value
  }
}

extension ParameterRange: CustomStringConvertible {
  /// The range in words that complete the phrase must be.
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
  /// The parameter, what was found, and what is allowed.
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
