/// Values that an animation passes through at given times.
///
///     let bounce = try KeyframeTrack(values: [0, 1, 0.5, 0.7], keyTimes: [0, 0.1, 0.6, 1])
///     bounce.value(at: 0.2)  // 0.9
///
/// Cubic segments are in Hermite's form, with the tangent (next − previous) / (time between them)
/// inside and the slope of the segment itself at both ends; measured values agree to 10⁻⁷.
///
/// Source: Apple's documentation of CAKeyframeAnimation and measured values (certain), except for
/// `cubicPaced` and shapes, for which nothing was measured (inferred).
public struct KeyframeTrack<Value: VectorValue>: Sendable {
  /// The values in order.
  public let values: [Value]
  /// When each value is reached; in paced modes computed from the distances.
  public let keyTimes: KeyTimes
  /// The interpolation between values.
  public let mode: CalculationMode
  /// The curve of each segment in order; a segment without one is linear.
  public let curves: [CubicBezier]
  private let segments: [CubicSegment<Value>]
  /// The lengths of the segments in the unit of the values, in paced modes.
  private let lengths: [Double]

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - values: The values in order, at least one.
  ///   - keyTimes: When each is reached, as fractions of the duration, never decreasing, from 0 to
  ///     1.
  ///   - mode: The interpolation between values.
  ///   - curves: The curve of each segment; segments beyond the last curve are linear.
  ///   - shapes: How a cubic track passes through each value; smooth beyond the last shape.
  /// - Throws: `MotionError.tooFew` without values or with empty key times,
  ///   `MotionError.outOfRange` for a value that is not finite, or a key time outside 0 to 1 or
  ///   before the previous one.
  public init(
    values: [Value],
    keyTimes: [Double]? = nil,
    mode: CalculationMode = .linear,
    curves: [CubicBezier] = [],
    shapes: [KeyShape] = []
  ) throws(MotionError) {
    let times = try KeyTimes(
      valueCount: values.count,
      times: mode.isPaced ? nil : keyTimes,
      isDiscrete: mode == .discrete
    )
    for (index, value) in values.enumerated() {
      try ParameterRange.finite.checked(value.vectorLength, "values[\(index)]")
    }
    self.values = values
    self.mode = mode
    self.curves = mode.isPaced ? [] : curves
    segments =
      mode == .cubic || mode == .cubicPaced
      ? Self.cubics(through: values, times: times.times, shapes: shapes) : []
    switch mode {
    case .paced: lengths = zip(values, values.dropFirst()).map { ($1 - $0).vectorLength }
    case .cubicPaced: lengths = segments.map { $0.length() }
    default: lengths = []
    }
    self.keyTimes = KeyTimes(distances: lengths) ?? times
  }

  /// The value at a fraction of the duration, or `nil` if a single value animates nothing.
  ///
  /// A curve for the whole animation comes first; `fraction` is its result. Beyond 0…1 the end
  /// values are held.
  public func value(at fraction: Double) -> Value? {
    guard let (index, share) = keyTimes.segment(at: fraction) else { return nil }
    switch mode {
    case .discrete:
      return values[keyTimes.index(at: fraction)]
    case .linear, .paced:
      return .interpolated(
        from: values[index],
        to: values[index + 1],
        fraction: curved(share, segment: index)
      )
    case .cubic:
      return segments[index].value(at: curved(share, segment: index))
    case .cubicPaced:
      let (segment, length) = (segments[index], lengths[index])
      return segment.value(at: segment.parameter(atLength: share * length, of: length))
    }
  }

  private func curved(_ share: Double, segment index: Int) -> Double {
    index < curves.count ? curves[index].value(at: share) : share
  }
}

extension KeyframeTrack {
  /// The smooth curve through values at given times.
  private static func cubics(
    through values: [Value],
    times: [Double],
    shapes: [KeyShape]
  ) -> [CubicSegment<Value>] {
    let last = min(values.count, times.count) - 1
    guard last >= 1 else { return [] }
    let spans = (0..<last).map { times[$0 + 1] - times[$0] }

    /// The tangent at a value over a span: the weighted sum of the steps, per unit of time.
    func tangent(
      at index: Int,
      over span: Double,
      _ shares: (before: Double, after: Double)
    ) -> Value {
      // An end lies between two copies of its only segment.
      let (before, after) = (max(index - 1, 0), min(index, last - 1))
      let stepBefore = values[before + 1] - values[before]
      let stepAfter = values[after + 1] - values[after]
      let time = spans[before] + spans[after]
      guard time > 0 else { return .zero }
      return (stepBefore * shares.before + stepAfter * shares.after) * (2 * span / time)
    }
    func shape(_ index: Int) -> KeyShape { index < shapes.count ? shapes[index] : .smooth }

    return (0..<last).map { index in
      CubicSegment(
        start: values[index],
        end: values[index + 1],
        startTangent: tangent(at: index, over: spans[index], shape(index).leaving),
        endTangent: tangent(at: index + 1, over: spans[index], shape(index + 1).arriving)
      )
    }
  }
}

extension KeyTimes {
  /// The times at which values are reached at constant speed, or `nil` if all are equal.
  init?(distances: [Double]) {
    let total = distances.reduce(0, +)
    guard total > 0, total.isFinite else { return nil }
    var covered = 0.0
    var times = [0.0]
    for distance in distances {
      covered += distance
      times.append(covered / total)
    }
    self.init(known: times)
  }
}
