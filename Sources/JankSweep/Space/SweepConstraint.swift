internal import JankText

/// A condition on the parameters of a point, for example `duration >= 300 ms * damping`.
///
/// Both sides are sums and products of numbers, durations and names of parameters. Durations count
/// in nanoseconds. A condition on a value that is no number holds.
package struct SweepConstraint: Equatable, Sendable {
  package let text: String
  private let left: Term
  private let right: Term
  private let relation: Relation

  private enum Relation: String, CaseIterable {
    case atMost = "<=", atLeast = ">=", equal = "==", unequal = "!=", below = "<", above = ">"

    func holds(_ left: Double, _ right: Double) -> Bool {
      switch self {
      case .atMost: left <= right
      case .atLeast: left >= right
      case .equal: left == right
      case .unequal: left != right
      case .below: left < right
      case .above: left > right
      }
    }
  }

  fileprivate indirect enum Term: Equatable, Sendable {
    case number(Double)
    /// A duration in nanoseconds.
    case duration(Double)
    case parameter(Int)
    case operation(Character, Term, Term)

    func value(_ numbers: [Double?]) -> Double? {
      switch self {
      case .number(let number), .duration(let number): return number
      case .parameter(let index): return numbers[index]
      case .operation(let sign, let left, let right):
        guard let left = left.value(numbers), let right = right.value(numbers) else { return nil }
        switch sign {
        case "+": return left + right
        case "-": return left - right
        case "*": return left * right
        default: return left / right
        }
      }
    }
  }

  /// Parses a condition on parameters with these names.
  ///
  /// - Throws: What is wrong, as the end of a sentence.
  package init(_ text: String, parameters: [String]) throws(PathProblem) {
    self.text = text
    let found = Relation.allCases.lazy.compactMap { relation in
      text.firstRange(of: relation.rawValue).map { (relation, $0) }
    }.first
    guard let (relation, range) = found else {
      throw PathProblem("it has no comparison", hint: "write for example \"duration <= 400 ms\"")
    }
    self.relation = relation
    var reader = TermReader(text[..<range.lowerBound], parameters)
    left = try reader.whole()
    reader = TermReader(text[range.upperBound...], parameters)
    right = try reader.whole()
  }
}

extension SweepConstraint {
  /// Whether the condition holds for the numbers of the parameters.
  func holds(for numbers: [Double?]) -> Bool {
    guard let left = left.value(numbers), let right = right.value(numbers) else { return true }
    return relation.holds(left, right)
  }
}

// MARK: Units

extension SweepConstraint {
  /// The kind of a parameter's values.
  package enum Kind: Sendable {
    case number, duration
    /// Neither, such as a curve.
    case word
  }

  /// Returns why two sides cannot be compared, or nil if they can.
  ///
  /// - Parameters:
  ///   - kinds: The kind of each parameter; nil for values of several kinds, which may be compared
  ///     with anything.
  ///   - names: The names of the parameters.
  /// - Returns: The reason, as the end of a sentence.
  package func unitProblem(_ kinds: [Kind?], names: [String]) -> PathProblem? {
    let parameters = left.parameters + right.parameters
    if let word = parameters.first(where: { kinds[$0] == .word }) {
      return PathProblem(
        "the values of \(quoted(names[word])) are no numbers and no durations",
        hint: "leave values out of the list instead"
      )
    }
    guard !parameters.contains(where: { kinds[$0] == nil }) else { return nil }
    let powers = (left.power(kinds), right.power(kinds))
    guard let first = powers.0, let second = powers.1, first == second else {
      return PathProblem(
        "it compares or adds a duration and a number",
        hint: "write durations with their unit, such as 300 ms"
      )
    }
    return nil
  }
}

extension SweepConstraint.Term {
  /// The indices of its parameters.
  fileprivate var parameters: [Int] {
    switch self {
    case .number, .duration: []
    case .parameter(let index): [index]
    case .operation(_, let left, let right): left.parameters + right.parameters
    }
  }

  /// The power of time in the unit of the value: 0 for a number, 1 for a duration; nil if parts
  /// with different units are added.
  fileprivate func power(_ kinds: [SweepConstraint.Kind?]) -> Int? {
    switch self {
    case .number: return 0
    case .duration: return 1
    case .parameter(let index): return kinds[index] == .duration ? 1 : 0
    case .operation(let sign, let left, let right):
      guard let left = left.power(kinds), let right = right.power(kinds) else { return nil }
      switch sign {
      case "*": return left + right
      case "/": return left - right
      default: return left == right ? left : nil
      }
    }
  }
}

/// Reads one side of a condition from left to right.
private struct TermReader {
  private var rest: Substring
  private let parameters: [String]

  init(_ text: Substring, _ parameters: [String]) {
    rest = text
    self.parameters = parameters
  }

  mutating func whole() throws(PathProblem) -> SweepConstraint.Term {
    let term = try sum()
    guard next() == nil else { throw PathProblem("\(quoted(String(rest))) is unexpected") }
    return term
  }

  private mutating func sum() throws(PathProblem) -> SweepConstraint.Term {
    var term = try product()
    while let sign = next(), sign == "+" || sign == "-" {
      rest = rest.dropFirst()
      term = .operation(sign, term, try product())
    }
    return term
  }

  private mutating func product() throws(PathProblem) -> SweepConstraint.Term {
    var term = try factor()
    while let sign = next(), sign == "*" || sign == "/" {
      rest = rest.dropFirst()
      term = .operation(sign, term, try factor())
    }
    return term
  }

  private mutating func factor() throws(PathProblem) -> SweepConstraint.Term {
    guard let first = next() else {
      throw PathProblem("a number or the name of a parameter is missing")
    }
    if first == "(" {
      rest = rest.dropFirst()
      let term = try sum()
      guard next() == ")" else { throw PathProblem("\")\" is missing") }
      rest = rest.dropFirst()
      return term
    }
    if first.isASCII, first.isNumber { return try number() }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
    guard let index = parameters.firstIndex(of: String(name)) else {
      throw PathProblem(
        "\(quoted(String(name.isEmpty ? rest.prefix(1) : name))) is no parameter",
        hint: nearestName(to: String(name), among: parameters).map { "did you mean \(quoted($0))?" }
          ?? "there are \(parameters.listed)"
      )
    }
    rest = rest.dropFirst(name.count)
    return .parameter(index)
  }

  private mutating func number() throws(PathProblem) -> SweepConstraint.Term {
    let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    rest = rest.dropFirst(digits.count)
    let unit = rest.drop { $0 == " " }.prefix { $0.isASCII && $0.isLetter }
    if DurationText.unitNames.contains(String(unit)),
      let length = try? DurationText.nanoseconds(in: String(digits) + unit)
    {
      rest = rest.drop { $0 == " " }.dropFirst(unit.count)
      return .duration(Double(length))
    }
    guard let number = Double(digits) else {
      throw PathProblem("\(quoted(String(digits))) is no number")
    }
    return .number(number)
  }

  /// The next character that is no space.
  private mutating func next() -> Character? {
    rest = rest.drop { $0 == " " }
    return rest.first
  }
}
