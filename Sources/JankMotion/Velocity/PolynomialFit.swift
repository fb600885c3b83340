/// The least-squares polynomial of some points.
///
/// The columns 1, x, x² … are orthogonalised by modified Gram–Schmidt, which keeps more digits than
/// the normal equations.
///
/// Source: textbook least squares; weights and confidence as in Flutter's solver.
public struct PolynomialFit: Equatable, Sendable {
  /// The coefficients, from that of x⁰ up, in units of y per power of the unit of x.
  public let coefficients: [Double]
  /// The fraction of the variance of y that the polynomial explains; 1 if y is constant.
  public let confidence: Double

  /// Fits a polynomial.
  ///
  /// - Parameters:
  ///   - x: The x coordinates of the points.
  ///   - y: The y coordinates, as many as `x`.
  ///   - weights: The factor of each residual before it is squared; 1 by default.
  ///   - degree: The highest power, 0 or more.
  /// - Throws: `MotionError.wrongCount` if the counts differ, `MotionError.outOfRange` if a number
  ///   is not finite, `MotionError.tooFew` with too few different points for the degree.
  public init(
    x: [Double],
    y: [Double],
    weights: [Double]? = nil,
    degree: Int
  ) throws(MotionError) {
    let weights = weights ?? Array(repeating: 1, count: x.count)
    try ParameterRange.notNegative.checked(Double(degree), "degree")
    for (name, values) in [("y", y), ("weights", weights)] where values.count != x.count {
      throw .wrongCount(parameter: name, found: values.count, expected: x.count)
    }
    for (name, values) in [("x", x), ("y", y), ("weights", weights)] {
      for value in values { try ParameterRange.finite.checked(value, name) }
    }
    let distinct = Set(x).count
    guard
      distinct > degree,
      let coefficients = Self.solve(x: x, y: y, weights: weights, count: degree + 1)
    else {
      throw .tooFew(parameter: "x", found: distinct, minimum: degree + 1)
    }
    self.coefficients = coefficients
    confidence = Self.confidence(x: x, y: y, weights: weights, coefficients: coefficients)
  }

  /// The value of the polynomial at `x`, in the unit of y.
  public func value(at x: Double) -> Double {
    Self.value(of: coefficients, at: x)
  }
}

extension PolynomialFit {
  private static func solve(
    x: [Double],
    y: [Double],
    weights: [Double],
    count: Int
  ) -> [Double]? {
    var orthogonal: [[Double]] = []
    var triangle = Array(repeating: Array(repeating: 0.0, count: count), count: count)
    var column = weights
    for power in 0..<count {
      var rest = column
      for (row, direction) in orthogonal.enumerated() {
        triangle[row][power] = dot(direction, rest)
        subtract(triangle[row][power], times: direction, from: &rest)
      }
      let length = dot(rest, rest).squareRoot()
      // Below this, the rest of a column is the rounding of the earlier ones.
      guard length > 1e-10 * dot(column, column).squareRoot() else { return nil }
      triangle[power][power] = length
      orthogonal.append(rest.map { $0 / length })
      for index in column.indices { column[index] *= x[index] }
    }

    let weighted = zip(weights, y).map { $0 * $1 }
    var coefficients = Array(repeating: 0.0, count: count)
    for power in (0..<count).reversed() {
      var rest = dot(orthogonal[power], weighted)
      for higher in (power + 1)..<count {
        rest -= triangle[power][higher] * coefficients[higher]
      }
      coefficients[power] = rest / triangle[power][power]
    }
    return coefficients
  }

  private static func confidence(
    x: [Double],
    y: [Double],
    weights: [Double],
    coefficients: [Double]
  ) -> Double {
    let mean = y.reduce(0, +) / Double(y.count)
    var missed = 0.0
    var total = 0.0
    for index in x.indices {
      let weight = weights[index] * weights[index]
      let residual = y[index] - value(of: coefficients, at: x[index])
      let deviation = y[index] - mean
      missed += weight * (residual * residual)
      total += weight * (deviation * deviation)
    }
    return total <= 1e-10 ? 1 : 1 - missed / total
  }

  private static func value(of coefficients: [Double], at x: Double) -> Double {
    coefficients.reversed().reduce(0) { $0 * x + $1 }
  }

  private static func dot(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  }

  private static func subtract(
    _ factor: Double,
    times direction: [Double],
    from column: inout [Double]
  ) {
    for index in column.indices { column[index] -= factor * direction[index] }
  }
}

extension PolynomialFit {
  /// The slope of the fit at the newest sample in units per second, axis by axis.
  static func slope(atNewestOf samples: [PositionSample], degree: Int) -> SIMD2<Double>? {
    guard let newest = samples.last else { return nil }
    let times = samples.map { $0.time - newest.time }
    guard
      let x = try? PolynomialFit(x: times, y: samples.map(\.position.x), degree: degree),
      let y = try? PolynomialFit(x: times, y: samples.map(\.position.y), degree: degree)
    else { return nil }
    return SIMD2(x.coefficients[1], y.coefficients[1])
  }
}
