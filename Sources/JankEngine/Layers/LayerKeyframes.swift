/// The values that a property passes through.
package enum LayerKeyframes: Sendable {
  /// Numbers, each mixed for itself.
  case numbers(KeyframeTrack<SIMD4<Double>>)
  /// Places on a path.
  case path(PathTrack)
  /// Transforms or paths, mixed straight from one to the next or held.
  case values(ValueTrack)

  /// Transforms or paths at given times.
  ///
  /// Smooth and evenly paced ways between them are taken straight: nothing was measured.
  package struct ValueTrack: Sendable {
    package let values: [LayerValue]
    package let keyTimes: KeyTimes
    package let isDiscrete: Bool
    package let curves: [CubicBezier]

    package init(
      values: [LayerValue],
      keyTimes: [Double]?,
      mode: CalculationMode,
      curves: [CubicBezier]
    ) throws(MotionError) {
      isDiscrete = mode == .discrete
      self.values = values
      self.curves = curves
      self.keyTimes = try KeyTimes(
        valueCount: values.count,
        times: keyTimes,
        isDiscrete: isDiscrete
      )
    }
  }
}

extension LayerKeyframes {
  /// The value at a share of the duration, or nil if there is nothing to pass through.
  package func value(at fraction: Double) -> LayerValue? {
    switch self {
    case .numbers(let track): track.value(at: fraction).map { .numbers($0) }
    case .path(let track):
      track.position(at: fraction).map { .numbers([$0.x, $0.y, 0, 0]) }
    case .values(let track): track.value(at: fraction)
    }
  }
}

extension LayerKeyframes.ValueTrack {
  fileprivate func value(at fraction: Double) -> LayerValue? {
    guard let (index, share) = keyTimes.segment(at: fraction) else { return nil }
    guard !isDiscrete else { return values[keyTimes.index(at: fraction)] }
    return .interpolated(
      from: values[index],
      to: values[index + 1],
      fraction: index < curves.count ? curves[index].value(at: share) : share
    )
  }
}
