/// A cubic between two values with given tangents, in Hermite's form.
///
/// It meets both ends exactly. The parameter runs from 0 to 1; the tangents are derivatives by it.
package struct CubicSegment<Value: VectorValue>: Equatable, Sendable {
  package let start: Value
  package let end: Value
  package let startTangent: Value
  package let endTangent: Value
}

extension CubicSegment {
  /// A straight line at constant speed.
  package init(from start: Value, to end: Value) {
    self.init(start: start, end: end, startTangent: end - start, endTangent: end - start)
  }

  /// The Bézier curve with two control points.
  package init(from start: Value, control1: Value, control2: Value, to end: Value) {
    self.init(
      start: start,
      end: end,
      startTangent: (control1 - start) * 3,
      endTangent: (end - control2) * 3
    )
  }

  package func value(at parameter: Double) -> Value {
    let rest = 1 - parameter
    let share = parameter * parameter * (1 + 2 * rest)
    let bend = startTangent * rest - endTangent * parameter
    return .interpolated(from: start, to: end, fraction: share) + bend * (parameter * rest)
  }

  package func derivative(at parameter: Double) -> Value {
    let rest = 1 - parameter
    let chord = (end - start) * (6 * parameter * rest)
    let bend =
      startTangent * (rest * (rest - 2 * parameter))
      + endTangent * (parameter * (parameter - 2 * rest))
    return chord + bend
  }
}

// MARK: - Arc length

extension CubicSegment {
  /// The length up to a parameter, with a relative error below 10⁻¹¹ where the curve has no cusp.
  package func length(upTo parameter: Double = 1) -> Double {
    let whole = gaussLength(from: 0, to: parameter)
    return refinedLength(from: 0, to: parameter, estimate: whole, scale: whole, depth: 20)
  }

  /// The parameter at which a length is covered.
  ///
  /// Newton's method, with each step kept within the known bounds.
  package func parameter(atLength target: Double, of total: Double) -> Double {
    guard total > 0, target > 0 else { return 0 }
    if target >= total { return 1 }
    var (low, high) = (0.0, 1.0)
    var parameter = target / total
    for _ in 0..<64 {
      let miss = length(upTo: parameter) - target
      if miss.magnitude <= 1e-14 * total { break }
      if miss > 0 { high = parameter } else { low = parameter }
      let next = parameter - miss / derivative(at: parameter).vectorLength
      parameter = next > low && next < high ? next : low + (high - low) / 2
    }
    return parameter
  }

  /// Bisects an interval until both halves together agree with the whole.
  private func refinedLength(
    from low: Double,
    to high: Double,
    estimate: Double,
    scale: Double,
    depth: Int
  ) -> Double {
    let middle = low + (high - low) / 2
    let first = gaussLength(from: low, to: middle)
    let second = gaussLength(from: middle, to: high)
    if depth == 0 || !scale.isFinite || (first + second - estimate).magnitude <= 1e-13 * scale {
      return first + second
    }
    return refinedLength(from: low, to: middle, estimate: first, scale: scale, depth: depth - 1)
      + refinedLength(from: middle, to: high, estimate: second, scale: scale, depth: depth - 1)
  }

  /// The length between two parameters by the five-point Gauss-Legendre rule.
  private func gaussLength(from low: Double, to high: Double) -> Double {
    let (middle, half) = (low + (high - low) / 2, (high - low) / 2)
    var sum = 0.568_888_888_888_888_9 * derivative(at: middle).vectorLength
    for (place, weight) in [
      (0.538_469_310_105_683_1, 0.478_628_670_499_366_47),
      (0.906_179_845_938_664, 0.236_926_885_056_189_08),
    ] {
      let before = derivative(at: middle - half * place).vectorLength
      let after = derivative(at: middle + half * place).vectorLength
      sum += weight * (before + after)
    }
    return sum * half
  }
}
