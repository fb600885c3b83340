/// The upper tail of the standard normal distribution.
///
/// Uses the series and continued fraction of Abramowitz and Stegun, 26.2.11 and 26.2.14, with sums
/// and products only, so all machines agree. The relative error is below 1e-10.
enum NormalTail {
  /// The probability of a value above a limit.
  ///
  /// - Parameter limit: 0 or more.
  /// - Returns: A probability of at most one half.
  static func probability(above limit: Double) -> Double {
    guard limit < 38 else { return 0 }
    let density = exponential(ofMinus: limit * limit / 2) / (2 * Double.pi).squareRoot()
    guard limit < 3 else {
      var fraction = limit
      for term in stride(from: 200.0, through: 1, by: -1) { fraction = limit + term / fraction }
      return density / fraction
    }
    var (term, sum) = (limit, limit)
    for divisor in stride(from: 3.0, through: 201, by: 2) {
      term *= limit * limit / divisor
      sum += term
    }
    return 0.5 - density * sum
  }

  /// The exponential of `-value`, for values of 0 or more.
  private static func exponential(ofMinus value: Double) -> Double {
    // A power of a number so close to 1 that a few terms of its series suffice.
    let part = value / 4_096
    var result = 1 - part * (1 - part / 2 * (1 - part / 3 * (1 - part / 4 * (1 - part / 5))))
    for _ in 0..<12 { result *= result }
    return result
  }
}
