package import JankText

/// The points of a sweep: the combinations of values of its parameters.
///
/// Point *i* is computed from *i*, so no list of points exists.
package struct ParameterSpace: Sendable {
  package let parameters: [SweepParameter]
  package let sample: SweepSample
  private let constraints: [SweepConstraint]
  /// The number of points, those that constraints exclude included.
  package let count: Int

  /// The largest number of points and of cases.
  package static let countLimit = 1_000_000_000_000

  /// Creates the space, or returns nil if it has more points than ``countLimit``.
  package init?(
    _ parameters: [SweepParameter],
    _ sample: SweepSample,
    constraints: [SweepConstraint] = []
  ) {
    self.parameters = parameters
    self.sample = sample
    self.constraints = constraints
    switch sample {
    case .grid:
      var count = 1
      for parameter in parameters {
        let (product, overflows) = count.multipliedReportingOverflow(by: parameter.count ?? 0)
        guard !overflows, product <= Self.countLimit else { return nil }
        count = product
      }
      self.count = count
    case .random(let count, _), .latinHypercube(let count, _): self.count = count
    }
  }
}

/// Which combinations of values a sweep has.
package enum SweepSample: Hashable, Sendable {
  /// All.
  case grid
  /// A number of random ones.
  case random(count: Int, seed: UInt64)
  /// A number of random ones whose values of each parameter are spread evenly: each of as many
  /// equal parts of its range has one (McKay, Beckman and Conover, 1979).
  case latinHypercube(count: Int, seed: UInt64)
}

extension ParameterSpace {
  /// The index of each parameter's value at a point of a grid, the last parameter fastest.
  package func digits(of point: Int) -> [Int] {
    var rest = point
    var digits = Array(repeating: 0, count: parameters.count)
    for axis in parameters.indices.reversed() {
      let count = parameters[axis].count ?? 1
      (rest, digits[axis]) = rest.quotientAndRemainder(dividingBy: count)
    }
    return digits
  }

  /// The point of a grid with these indices.
  package func point(_ digits: [Int]) -> Int {
    zip(parameters, digits).reduce(0) { $0 * ($1.0.count ?? 1) + $1.1 }
  }

  /// The values of the parameters at a point.
  package func values(of point: Int) -> [JSONValue] {
    guard sample != .grid else {
      return zip(parameters, digits(of: point)).map { $0.value(at: $1) }
    }
    return zip(parameters, shares(of: point)).map { $0.value(share: $1) }
  }

  /// The share of each parameter's range at a point of a sample.
  private func shares(of point: Int) -> [Double] {
    switch sample {
    case .grid: return []
    case .random(_, let seed):
      let dice = SweepDice(seed: seed)
      return parameters.indices.map { dice.fraction(point, axis: $0) }
    case .latinHypercube(let count, let seed):
      let dice = SweepDice(seed: seed)
      return parameters.indices.map { axis in
        let part = dice.permuted(point, of: count, axis: axis)
        let share = (Double(part) + dice.fraction(point, axis: axis)) / Double(count)
        return min(share, 1 - 0x1p-53)
      }
    }
  }

  /// The number of parts into which results divide a range without steps.
  private static let partCount = 8

  /// The number of values of a parameter, or of parts of its range.
  package func levelCount(_ axis: Int) -> Int { parameters[axis].count ?? Self.partCount }

  /// The index of each parameter's value at a point, or of the part of its range.
  package func levels(of point: Int) -> [Int] {
    guard sample != .grid else { return digits(of: point) }
    return zip(parameters.indices, shares(of: point)).map { axis, share in
      let count = levelCount(axis)
      return min(count - 1, Int(share * Double(count)))
    }
  }

  /// A value of a parameter, or a part of its range, in words.
  package func levelLabel(_ axis: Int, _ level: Int) -> String {
    let parameter = parameters[axis]
    guard parameter.count == nil else { return parameter.value(at: level).sweepLabel }
    let ends = [level, level + 1].map { end in
      parameter.value(share: Double(end) / Double(Self.partCount)).sweepLabel
    }
    return "\(ends[0])…\(ends[1])"
  }

  /// Whether all constraints hold for some values.
  package func allows(_ values: [JSONValue]) -> Bool {
    constraints.isEmpty || constraints.allSatisfy { $0.holds(for: values.map(\.sweepNumber)) }
  }

  /// The number of points that constraints leave.
  package var allowedCount: Int {
    constraints.isEmpty
      ? count : (0..<count).lazy.filter { allows(values(of: $0)) }.count
  }

  /// Whether constraints leave any point.
  package var hasAllowedPoint: Bool {
    constraints.isEmpty || (0..<count).contains { allows(values(of: $0)) }
  }

  /// A point in words, for example `damping 0.6, duration 400 ms`.
  package func label(of point: Int) -> String {
    zip(parameters, values(of: point)).map { "\($0.name) \($1.sweepLabel)" }
      .joined(separator: ", ")
  }
}
