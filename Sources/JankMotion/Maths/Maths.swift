/// Elementary functions that give the same bits on every machine.
///
/// Aims, in order of priority:
///
/// 1. The result depends on the argument alone. Only `+ − × ÷ √` in binary64 and integer arithmetic
///    are used, in a fixed order; no library function and no fused multiply-add.
/// 2. The result is the binary64 number nearest to the true value.
/// 3. The common case costs tens of nanoseconds.
///
/// Each function has two stages, after Ziv. The first computes the value as an unevaluated sum of
/// two numbers with a relative error of about 2⁻⁶⁶. It suffices if every value within that error
/// rounds to the same number; it fails once in some thousand calls. The second stage computes in
/// double-double, to about 2⁻¹⁰⁰. If the value is even closer to the middle between two neighbours,
/// expected once in 10¹⁴ arguments, the result may be the other neighbour. So the error is below
/// 0.500 000 000 01 units in the last place everywhere.
public enum Maths {}

extension Maths {
  /// Rounds an unevaluated sum if no error up to the given bound could change the result.
  static func rounded(_ high: Double, _ low: Double, error: Double) -> Double? {
    let upper = high + (low + error)
    return upper == high + (low - error) ? upper : nil
  }

  /// Adding and subtracting this rounds a number below 2⁵¹ to the nearest integer.
  static let integerRounder = 0x1.8p52
}
