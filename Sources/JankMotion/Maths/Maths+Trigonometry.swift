// With x = j·π/256 + r and |r| ≤ π/512,
//
//     sin x = sin(j·π/256)·cos r + cos(j·π/256)·sin r,
//
// where the functions of j·π/256 come from a table and those of r from their Taylor series. The
// cosine is the sine a quarter turn, or 128 steps, ahead.

extension Maths {
  /// The sine, correctly rounded as described in `Maths` for every finite angle.
  ///
  /// - Parameter x: An angle in radians.
  /// - Returns: A number within −1…1; NaN for an infinite angle.
  public static func sin(_ x: Double) -> Double {
    guard abs(x) < .infinity else { return .nan }
    guard abs(x) > 0x1p-27 else { return x }
    return sine(of: CircleArgument(x), ahead: 0)
  }

  /// The cosine, correctly rounded as described in `Maths` for every finite angle.
  ///
  /// - Parameter x: An angle in radians.
  /// - Returns: A number within −1…1; NaN for an infinite angle.
  public static func cos(_ x: Double) -> Double {
    guard abs(x) < .infinity else { return .nan }
    guard abs(x) > 0x1p-27 else { return 1 }
    return sine(of: CircleArgument(x), ahead: 128)
  }

  /// The sine and the cosine of an angle in radians, cheaper than two calls of `sin` and `cos` and
  /// with the same results.
  public static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    guard abs(x) < .infinity else { return (.nan, .nan) }
    guard abs(x) > 0x1p-27 else { return (x, 1) }
    let argument = CircleArgument(x)
    return (sine(of: argument, ahead: 0), sine(of: argument, ahead: 128))
  }

  private static func sine(of argument: CircleArgument, ahead steps: Int) -> Double {
    let value = argument.quickSine(ahead: steps)
    let error = abs(value.high) * 0x1p-64
    if let result = rounded(value.high, value.low, error: error) { return result }
    return argument.accurateSine(ahead: steps).high
  }
}

extension CircleArgument {
  private static let tables = CircleTables()

  /// The sine some steps of π/256 ahead, with a relative error below 2⁻⁶⁵.
  func quickSine(ahead steps: Int) -> DoubleDouble {
    let sine = Self.tables.sine(index + steps)
    let cosine = Self.tables.sine(index + steps + 128)
    let r = remainder.high
    let square = r * r
    let cosineLessOne =
      square * (-0.5 + square * (0x1.5555555555555p-5 - square * 0x1.6c16c16c16c17p-10))
      - r * remainder.low
    let sineLessAngle =
      r * square
      * (-0x1.5555555555555p-3 + square * (0x1.1111111111111p-7 - square * 0x1.a01a01a01a01ap-13))
    let cosineHalf = cosine.high.leadingHalf
    let cosineRest = (cosine.high - cosineHalf) + cosine.low
    let half = r.leadingHalf
    let rest = (r - half) + remainder.low
    let series = sine.high * cosineLessOne + cosine.high * sineLessAngle
    let tail = cosineHalf * rest + (cosineRest * r + (sine.low + series))
    return DoubleDouble(sumOfLarger: sine.high, cosineHalf * half).adding(tail)
  }

  /// The sine some steps of π/256 ahead, with a relative error below 2⁻¹⁰⁰.
  func accurateSine(ahead steps: Int) -> DoubleDouble {
    let square = remainder * remainder
    let sine = DoubleDouble.polynomial(Self.tables.sineSeries, at: square) * remainder
    let cosine = DoubleDouble.polynomial(Self.tables.cosineSeries, at: square)
    return Self.tables.sine(index + steps) * cosine + Self.tables.sine(index + steps + 128) * sine
  }
}

/// The tables of sine and cosine, computed once.
struct CircleTables {
  /// The coefficients of sin r/r in r², from the highest power down.
  let sineSeries: [DoubleDouble]
  /// The coefficients of cos r in r², from the highest power down.
  let cosineSeries: [DoubleDouble]
  /// sin(j·π/256) for a quarter turn, j from 0 to 128.
  private let sines: [DoubleDouble]

  init() {
    let inverses = DoubleDouble.inverseFactorials(through: 34)
    let signed = inverses.enumerated().map { $0 & 2 == 0 ? $1 : -$1 }
    func series(from first: Int, through last: Int) -> [DoubleDouble] {
      stride(from: first, through: last, by: 2).map { signed[$0] }.reversed()
    }
    sineSeries = series(from: 1, through: 15)
    cosineSeries = series(from: 0, through: 14)
    let sineOfAngle = series(from: 1, through: 33)
    let cosineOfAngle = series(from: 0, through: 34)
    let step = DoubleDouble(0x1.921fb54442d18p-7, 0x1.1a62633145c07p-61)
    sines = (0...128).map { index in
      let angle = step * Double(min(index, 128 - index))
      let square = angle * angle
      return index <= 64
        ? .polynomial(sineOfAngle, at: square) * angle : .polynomial(cosineOfAngle, at: square)
    }
  }

  /// sin(j·π/256) for any j from zero up.
  func sine(_ index: Int) -> DoubleDouble {
    let inHalf = index & 255
    let sine = sines[inHalf <= 128 ? inHalf : 256 - inHalf]
    return index & 256 == 0 ? sine : -sine
  }
}
