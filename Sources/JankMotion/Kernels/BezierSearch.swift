/// The kernels' parameters for a Bézier curve, if they can follow it.
///
/// Kernels take two steps from a parabola at the nearer end. If the error exceeds 10⁻⁶ of the
/// curve's range, the curve is evaluated in binary64 instead: this affects curves with sharp bends,
/// such as those with both control points far beyond the middle.
struct BezierSearch {
  let curve: CubicBezier
  /// The parameters after 1/duration, or nil if the search fails.
  let parameters: SIMD8<Float>?

  init(_ curve: CubicBezier) {
    self.curve = curve
    // The best parabola differs between curves: it may meet the curve nearer to its end.
    parameters = [0.5, 0.375, 0.25, 0.125].lazy
      .map { Self.parameters(of: curve, meetingAt: $0) }
      .first { Self.isGood($0, for: curve) }
  }

  private static func parameters(
    of curve: CubicBezier,
    meetingAt distance: Double
  ) -> SIMD8<Float> {
    let (cx, cy) = (3 * curve.x1, 3 * curve.y1)
    let (bx, by) = (3 * (curve.x2 - curve.x1) - cx, 3 * (curve.y2 - curve.y1) - cy)
    let endSlope = 3 * (1 - curve.x2)
    let start = curve.parameter(atTime: distance)
    let end = 1 - curve.parameter(atTime: 1 - distance)
    return [
      0, Float(bx), Float(cx), Float(by), Float(cy),
      Float(4 * (distance - cx * start) / (start * start)),
      Float(4 * (distance - endSlope * end) / (end * end)), 0,
    ]
  }

  /// Whether kernels with these parameters stay within the bound at 129 times.
  ///
  /// A time has a relative error of up to 2·10⁻⁷, which the curve multiplies by its slope.
  private static func isGood(_ parameters: SIMD8<Float>, for curve: CubicBezier) -> Bool {
    let range = curve.valueRange
    let bound = 1e-6 * (range.maximum - range.minimum)
    let scratch = KernelScratch()
    defer { scratch.deallocate() }
    var lanes = parameters
    lanes[0] = 1
    scratch.setMotion(parameters: lanes, begin: (0, 0))
    var last = 0.0
    for base in stride(from: 0, through: 128, by: timesInPass) {
      let times = Lanes((0..<timesInPass).map { Float(base + $0) / 128 })
      scratch.setTimes(high: times, low: .zero)
      let found = scratch.remaining(of: MotionKind.bezier, .portable)
      for lane in 0..<min(timesInPass, 129 - base) {
        let time = Double(times[lane])
        let value = curve.value(at: time)
        let error = abs(1 - Double(found[lane]) - value)
        guard error + 2e-7 * abs(value - last) * 128 * time < bound else { return false }
        last = value
      }
    }
    return true
  }
}
