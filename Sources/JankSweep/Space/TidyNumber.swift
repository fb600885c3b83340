/// Arithmetic on numbers that people wrote, whose results are as tidy as what they wrote.
///
/// It uses only operations whose results are the same on every machine.
enum TidyNumber {
  /// Returns `start + index × step` as the nearest double of the exact decimal.
  ///
  /// `0.4 + 1 × 0.05` is 0.45, although the sum of the doubles is not.
  static func term(_ index: Int, from start: Double, step: Double) -> Double {
    var scale = 1.0
    for _ in 0...9 {
      let (whole, part) = (start * scale, step * scale)
      if isNearlyWhole(whole), isNearlyWhole(part) {
        return (whole.rounded() + Double(index) * part.rounded()) / scale
      }
      scale *= 10
    }
    return start + Double(index) * step
  }

  /// Returns how often a step fits between two numbers, both ends included.
  static func termCount(from start: Double, through end: Double, step: Double) -> Int {
    Int(((end - start) / step + 1e-9).rounded(.down)) + 1
  }

  /// Returns a positive number to a power from 0 to 1, by the square roots that the binary digits
  /// of the exponent name.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    guard exponent < 1 else { return base }
    var (root, rest, result) = (base, exponent, 1.0)
    for _ in 0..<40 {
      root = root.squareRoot()
      rest *= 2
      guard rest >= 1 else { continue }
      result *= root
      rest -= 1
    }
    return result
  }

  /// Returns a number rounded to six significant digits.
  static func rounded(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return value }
    var (scale, magnitude) = (1.0, value.magnitude)
    while magnitude < 100_000, scale < 1e22 {
      magnitude *= 10
      scale *= 10
    }
    var divisor = 1.0
    while magnitude >= 1_000_000, divisor < 1e22 {
      magnitude /= 10
      divisor *= 10
    }
    return divisor > 1
      ? (value / divisor).rounded() * divisor : (value * scale).rounded() / scale
  }

  private static func isNearlyWhole(_ value: Double) -> Bool {
    (value - value.rounded()).magnitude <= 1e-7 * max(1, value.magnitude) && value.magnitude < 1e15
  }
}
